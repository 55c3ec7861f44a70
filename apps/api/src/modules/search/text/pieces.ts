import { fold, RUNS } from './grams.ts'
import { stemOf } from './stem.ts'

/**
 * What a keyword is made of: a word of a spaced script, or one sign of an unspaced one. `key` is the same for what people
 * hold to be the same word; `run` tells which signs are written together, `at` where it stands in the folded text.
 */
export type Piece = { text: string; key: string; run: number; isSign: boolean; at: number }

export function piecesOf(text: string): Piece[] {
  return [...fold(text).matchAll(RUNS)].flatMap(({ 1: signs, 2: word = '', index: start }, run): Piece[] => {
    if (signs === undefined) return [{ text: word, key: stemOf(word), run, isSign: false, at: start }]
    let end = start
    return [...signs].map((sign) => {
      end += sign.length
      return { text: sign, key: sign, run, isSign: true, at: end - sign.length }
    })
  })
}

/** Tells of pieces that follow each other how they were typed; folded where that cannot be told. */
export function slicesOf(typed: string): (pieces: readonly Piece[]) => string {
  const folded = fold(typed)
  const signs = [...typed].flatMap((sign) => Array.from({ length: fold(sign).length }, (_, i) => (i === 0 ? sign : '')))
  const isAlike = signs.length === folded.length
  return (pieces) => {
    const [first, last] = [pieces[0], pieces.at(-1)]
    if (first === undefined || last === undefined) return ''
    const end = last.at + last.text.length
    return isAlike ? signs.slice(first.at, end).join('') : folded.slice(first.at, end)
  }
}

/** One key for a name however it is spaced, folded or put in the plural. */
export const keyOf = (text: string): string => joined(piecesOf(text))

export const joined = (pieces: readonly Piece[]): string => pieces.map(({ key }) => key).join('')
