/** Han, kana and Hangul are written without reliable spaces: they are cut into pairs. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々〆〇]`
const RUNS = new RegExp(String.raw`(${UNSPACED}+)|((?:(?!${UNSPACED})[\p{L}\p{M}\p{N}])+)`, 'gu')
const KATAKANA_TO_HIRAGANA = 0x60
const LONGEST_WORD = 40
const FILLERS = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'near', 'of', 'the', 'to', 'with'])

/** One spelling for what people hold to be the same: full and half width, case, accents, hiragana and katakana. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA))
}

/** What a text can be found by: pairs of a run and its last sign alone, so that any sign begins a gram; words whole. */
export function gramsOf(texts: Iterable<string>): Set<string> {
  const grams = new Set<string>()
  for (const text of texts) {
    for (const [, run, word] of fold(text).matchAll(RUNS)) {
      if (run !== undefined) {
        for (const pair of pairs(run)) grams.add(pair)
        grams.add(lastOf(run))
      } else if (word !== undefined) grams.add(word.slice(0, LONGEST_WORD))
    }
  }
  return grams
}

/** What a shop must have for a keyword: whole grams, and beginnings of grams. */
export type Wanted = { whole: string[]; beginnings: string[] }

/** Null when nothing is asked for; two empty lists when what is asked for has no letter, which nothing matches. */
export function wantedBy(keyword: string): Wanted | null {
  if (keyword.trim() === '') return null
  const whole = new Set<string>()
  const beginnings = new Set<string>()
  for (const [, run, word] of fold(keyword).matchAll(RUNS)) {
    if (run !== undefined) {
      const found = pairs(run)
      for (const pair of found) whole.add(pair)
      if (found.length === 0) beginnings.add(run)
    } else if (word !== undefined) beginnings.add(word.slice(0, LONGEST_WORD))
  }
  const meant = [...beginnings].filter((word) => !FILLERS.has(word))
  return { whole: [...whole], beginnings: meant.length + whole.size > 0 ? meant : [...beginnings] }
}

function pairs(run: string): string[] {
  const signs = [...run]
  return signs.slice(1).map((sign, before) => `${signs[before]}${sign}`)
}

const lastOf = (run: string) => [...run].at(-1) ?? ''
