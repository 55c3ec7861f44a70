import type { Locale } from '../../../contract/types.ts'
import { simplified } from './han.ts'
import { stemOf } from './stem.ts'

/** Han, kana and Hangul are written without reliable spaces: they are cut into pairs. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々〆〇]`
/** Runs of an unspaced script, and words of the others. */
export const RUNS = new RegExp(String.raw`(${UNSPACED}+)|((?:(?!${UNSPACED})[\p{L}\p{M}\p{N}])+)`, 'gu')
const KATAKANA_TO_HIRAGANA = 0x60
const LONGEST_WORD = 40
const STOP_WORDS = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'near', 'of', 'the', 'to', 'with'])

/**
 * One spelling for what people hold to be the same: full and half width, case, accents, hiragana and katakana,
 * traditional and simplified signs.
 */
export function fold(text: string): string {
  return simplified(
    text
      .normalize('NFKD')
      .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
      .normalize('NFKC')
      .toLowerCase(),
  ).replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA))
}

type Language = Locale
const LANGUAGES: readonly Language[] = ['en', 'ko', 'ja', 'zh']
/** Chinese characters alone do not tell their language: 美容 is a hairdresser's in Japan and a car wash in Taiwan too. */
const SHARED = /^\p{Script=Han}+$/u
const READERS: readonly Language[] = ['ja', 'zh']

/** What texts can be found by: pairs of a run and its last sign alone, so that any sign begins a gram; words whole. */
export function gramsOf(texts: Iterable<Partial<Record<Language, string>>>): Set<string> {
  const grams = new Set<string>()
  for (const text of texts) {
    for (const language of LANGUAGES) {
      for (const [, run, word] of fold(text[language] ?? '').matchAll(RUNS)) {
        if (word !== undefined) grams.add(word.slice(0, LONGEST_WORD))
        for (const gram of run === undefined ? [] : [...pairs(run), lastOf(run)]) {
          grams.add(gram)
          if (READERS.includes(language) && SHARED.test(gram)) grams.add(asRead(language, gram))
        }
      }
    }
  }
  return grams
}

/** What a shop must have for a keyword: whole grams, and beginnings of grams. */
export type Wanted = { whole: string[]; beginnings: string[] }

/**
 * Null when nothing is asked for; two empty lists when what is asked for has no letter, which nothing matches. With a
 * reader, characters that several languages share are looked for in the texts of that language alone.
 */
export function wantedBy(keyword: string, reader: Language | null): Wanted | null {
  if (keyword.trim() === '') return null
  const whole = new Set<string>()
  const beginnings = new Set<string>()
  const read = (gram: string) =>
    reader !== null && READERS.includes(reader) && SHARED.test(gram) ? asRead(reader, gram) : gram
  for (const [, run, word] of fold(keyword).matchAll(RUNS)) {
    if (word !== undefined) beginnings.add(stemOf(word.slice(0, LONGEST_WORD)))
    if (run === undefined) continue
    const found = pairs(run)
    for (const pair of found) whole.add(read(pair))
    if (found.length === 0) beginnings.add(read(run))
  }
  const meant = [...beginnings].filter((word) => !STOP_WORDS.has(word))
  return { whole: [...whole], beginnings: meant.length + whole.size > 0 ? meant : [...beginnings] }
}

const asRead = (language: Language, gram: string) => `${language}:${gram}`

function pairs(run: string): string[] {
  const signs = [...run]
  return signs.slice(1).map((sign, before) => `${signs[before]}${sign}`)
}

const lastOf = (run: string) => [...run].at(-1) ?? ''
