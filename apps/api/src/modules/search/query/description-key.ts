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
    if (PARTICLE_KEYS.has(key)) return length
  }
  return 0
}
