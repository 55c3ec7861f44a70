import { PARTICLES } from '../../synonyms/word-lists.ts'
import { keyOf, type Piece, piecesOf } from '../text/pieces.ts'

const PARTICLE_KEYS = new Set(PARTICLES.map(keyOf))
const LONGEST_PARTICLE = Math.max(...PARTICLES.map((word) => piecesOf(word).length))

/** One key for a description whatever particles stand between its words: 肩がこる and 肩こる. */
export function descriptionKeyOf(pieces: readonly Piece[]): string {
  const last = pieces.length - 1
  let key = pieces[0]?.key ?? ''
  for (let i = 1; i < last; ) {
    const length = particleAt(pieces, i, last)
    if (length === 0) key += pieces[i]?.key
    i += Math.max(length, 1)
  }
  return last > 0 ? key + pieces[last]?.key : key
}

/** The pieces of the longest particle at `i` that ends before `end`; 0 where none is. */
function particleAt(pieces: readonly Piece[], i: number, end: number): number {
  for (let length = Math.min(LONGEST_PARTICLE, end - i); length > 0; length--) {
    let key = ''
    for (let at = i; at < i + length; at++) key += pieces[at]?.key
    if (PARTICLE_KEYS.has(key) && !isBeginning(pieces, i, length)) return length
  }
  return 0
}

/** Tells whether Hangul is the beginning of a word, whose particles stand at its end: 도 of 도자기. */
function isBeginning(pieces: readonly Piece[], i: number, length: number): boolean {
  const piece = pieces[i]
  const isHangul = /^[가-힣]$/u.test(piece?.text ?? '')
  return isHangul && piece?.run !== pieces[i - 1]?.run && piece?.run === pieces[i + length]?.run
}
