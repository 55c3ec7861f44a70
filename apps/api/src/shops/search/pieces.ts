import { fold, RUNS } from './grams.ts'
import { stemOf } from './stem.ts'

/**
 * What a keyword is made of: a word of a spaced script, or one sign of an unspaced one. `key` is the same for what people
 * hold to be the same word; `run` tells which signs are written together.
 */
export type Piece = { text: string; key: string; run: number; isSign: boolean }

export function piecesOf(text: string): Piece[] {
  return [...fold(text).matchAll(RUNS)].flatMap(([, signs, word = ''], run): Piece[] =>
    signs === undefined
      ? [{ text: word, key: stemOf(word), run, isSign: false }]
      : [...signs].map((sign) => ({ text: sign, key: sign, run, isSign: true })),
  )
}

/** One key for a name however it is spaced, folded or put in the plural. */
export const keyOf = (text: string): string => joined(piecesOf(text))

export const joined = (pieces: readonly Piece[]): string => pieces.map(({ key }) => key).join('')
