import type { Locale } from '../../contract/handler.ts'
import { fold } from './grams.ts'
import { lettersOf, nearest } from './near-word.ts'
import { keyOf } from './pieces.ts'
import type { ShopIndex } from './shop-index.ts'
import { findsAny } from './understand.ts'

const MOST_WORDS = 5
const LONGEST_WORD = 24

/** For a keyword that no shop has: the same with its mistyped words set right, if then there is one. Else null. */
export function correctedKeyword(index: ShopIndex, keyword: string, reader: Locale): string | null {
  if (keyword.trim() === '' || findsAny(index, keyword, reader)) return null
  const words = keyword.trim().split(/\s+/)
  if (words.length > MOST_WORDS) return null
  const right = words.map((word) => (findsAny(index, word, reader) ? word : rightWord(index, word)))
  const candidates = [rightWord(index, keyword), right.includes(null) ? null : right.join(' ')]
  return candidates.find((candidate) => candidate !== null && findsAny(index, candidate, reader)) ?? null
}

/** What people say first; else a word of some shop that begins with the same letter. */
function rightWord(index: ShopIndex, word: string): string | null {
  const known = index.meanings().spelled()
  const key = keyOf(word)
  if (key === '' || key.length > LONGEST_WORD) return null
  const said = nearest(lettersOf(key), known.keys())
  if (said !== null) return known.get(said) ?? null
  const folded = fold(word)
  return /^\p{Script=Latin}+$/u.test(folded) ? nearest(lettersOf(folded), index.wordsFrom(folded.slice(0, 1))) : null
}
