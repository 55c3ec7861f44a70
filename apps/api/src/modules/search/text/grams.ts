import { LOCALES } from '../../../contract/tables.gen.ts'
import type { Locale } from '../../../contract/types.ts'
import { simplified, withoutVariants } from './han.ts'
import { stemOf } from './stem.ts'

/** Han, kana and Hangul are written without reliable spaces: they are cut into pairs. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々〆〇]`
/** Runs of an unspaced script, and words of the others. */
export const RUNS = new RegExp(String.raw`(${UNSPACED}+)|((?:(?!${UNSPACED})[\p{L}\p{M}\p{N}])+)`, 'gu')
const KATAKANA_TO_HIRAGANA = 0x60
const LONGEST_WORD = 40
const STOP_WORDS = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'near', 'of', 'the', 'to', 'with'])

/**
 * One spelling for what people hold to be the same: full and half width, case, accents, hiragana and katakana, traditional,
 * simplified and Japanese signs and their variants; without signs that nobody sees.
 */
export function fold(text: string): string {
  const plain = text
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
  return simplified(inOneKana(withoutVariants(plain)))
}

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/** ヴァイオリン and バイオリン, ヱビス and エビス, 霞ヶ関 and 霞が関, 四ツ谷 and 四谷, 代々木 and 代代木, ウェディング and ウエディング. */
function inOneKana(text: string): string {
  return text
    .replace(/ヴ([ァィェォ])/g, (_, vowel: string) => V_SOUNDS[vowel] ?? '')
    .replace(/ヴ/g, 'ブ')
    .replace(/[ゐヰ]/g, 'い')
    .replace(/[ゑヱ]/g, 'え')
    .replace(new RegExp(`(${HAN})[ヶケヵカガ箇](?=${HAN})`, 'gu'), '$1が')
    .replace(new RegExp(`(${HAN})[ノ之](?=${HAN})`, 'gu'), '$1の')
    .replace(new RegExp(`(${HAN})[ツッつっ](?=${HAN})`, 'gu'), '$1')
    .replace(new RegExp(`(${HAN})々`, 'gu'), '$1$1')
    .replace(/([\u3041-\u3096\u30a1-\u30fa])[ゝヽ]/gu, '$1$1')
    .replace(/([\u3041-\u3096\u30a1-\u30fa])[ゞヾ]/gu, (_, kana: string) => kana + `${kana}${VOICED}`.normalize('NFC'))
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA))
    .replace(/[ぁぃぅぇぉ]/g, (small) => String.fromCharCode(small.charCodeAt(0) + 1))
}

const VOICED = '\u3099'
const HAN = String.raw`(?!々)\p{Script=Han}`
const V_SOUNDS: Record<string, string> = { ァ: 'バ', ィ: 'ビ', ェ: 'ベ', ォ: 'ボ' }

type Language = Locale
/** Chinese characters alone do not tell their language: 美容 is a hairdresser's in Japan and a car wash in Taiwan too. */
const SHARED = /^\p{Script=Han}+$/u
const READERS: readonly Language[] = ['ja', 'zh']

/**
 * What texts can be found by: pairs of a run and its last sign alone, so that any sign begins a gram; words whole; the
 * initials of Hangul. What stands on both sides of a space is also found without it.
 */
export function gramsOf(texts: Iterable<Partial<Record<Language, string>>>): Set<string> {
  const grams = new Set<string>()
  for (const text of texts) {
    for (const language of LOCALES) {
      const found = partsOf(fold(text[language] ?? ''))
      for (const { run, word } of found) {
        if (word !== undefined) grams.add(word.slice(0, LONGEST_WORD))
        for (const gram of run === undefined ? [] : [...pairs(run), lastOf(run)]) {
          grams.add(gram)
          if (READERS.includes(language) && SHARED.test(gram)) grams.add(asRead(language, gram))
        }
      }
      for (const gram of [...acrossSpaces(found), ...initialsIn(found)]) {
        grams.add(gram)
        if (READERS.includes(language) && SHARED.test(gram)) grams.add(asRead(language, gram))
      }
    }
  }
  return grams
}

/** The words and runs of a text, and what else it is found by. */
export function partsFoundIn(text: string): string[] {
  const parts = partsOf(fold(text))
  return [...parts.map(({ run, word }) => run ?? word ?? ''), ...acrossSpaces(parts), ...initialsIn(parts)]
}

type Part = { run?: string; word?: string; followsSpace: boolean }

function partsOf(folded: string): Part[] {
  let end = 0
  return [...folded.matchAll(RUNS)].map(({ 0: text, 1: run, 2: word, index }) => {
    const followsSpace = end > 0 && folded.slice(end, index).trim() === ''
    end = index + text.length
    return { ...(run !== undefined && { run }), ...(word !== undefined && { word }), followsSpace }
  })
}

/** 鮨 海平 is typed 鮨海平, and Nail Studio nailstudio. */
function acrossSpaces(parts: readonly Part[]): string[] {
  return parts.flatMap((part, index) => {
    const before = parts[index - 1]
    if (before === undefined || !part.followsSpace) return []
    if (before.run !== undefined && part.run !== undefined) return [`${lastOf(before.run)}${[...part.run][0] ?? ''}`]
    if (before.word !== undefined && part.word !== undefined)
      return [`${before.word}${part.word}`.slice(0, LONGEST_WORD)]
    return []
  })
}

/** Stands before the initials of Hangul, of which any beginning is found. */
export const INITIALS = '^'
const FIRST_INITIAL = 0x1100
const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const SYLLABLES_OF_AN_INITIAL = 588
/** As `fold` leaves them; one letter over and over is laughter. */
const INITIALS_ALONE = /^(?!(.)\1*$)[\u1100-\u1112]{2,}$/u
/** 금산뷰 of 금산뷰티, with the next initial behind it. */
const HALF_TYPED = /(?<=[\uac00-\ud7a3])[\u1100-\u1112]$/u

function initialsIn(parts: readonly Part[]): string[] {
  const initials = parts.map(({ run = '' }) => initialsOf(run)).join('')
  return initials.length > 1 ? [`${INITIALS}${initials.slice(0, LONGEST_WORD)}`] : []
}

/** The first letter of each syllable of Hangul. */
export const initialsOf = (run: string): string =>
  [...run]
    .map((sign) => sign.charCodeAt(0) - FIRST_SYLLABLE)
    .filter((code) => code >= 0 && code <= LAST_SYLLABLE - FIRST_SYLLABLE)
    .map((code) => String.fromCharCode(FIRST_INITIAL + Math.floor(code / SYLLABLES_OF_AN_INITIAL)))
    .join('')

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
    if (INITIALS_ALONE.test(run)) {
      beginnings.add(`${INITIALS}${run}`)
      continue
    }
    const typed = run.replace(HALF_TYPED, '')
    const found = pairs(typed)
    for (const pair of found) whole.add(read(pair))
    if (found.length === 0) beginnings.add(read(typed))
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
