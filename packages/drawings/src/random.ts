/** Mixes numbers and strings into one unsigned 32-bit number, so that every thing has randomness of its own. */
export function mix(...parts: (number | string)[]): number {
  let hash = 0x811c9dc5
  for (const part of parts) {
    const text = typeof part === 'number' ? part.toString(36) : part
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ 0x9e3779b9
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

export type Random = {
  /** [0, 1) */
  next(): number
  /** Both ends included. */
  int(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
  shuffled<T>(from: readonly T[]): T[]
}

/** mulberry32 */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (from) => at(from, int(0, from.length - 1)),
    shuffled: (from) => {
      const copy = [...from]
      for (let last = copy.length - 1; last > 0; last--) {
        const other = int(0, last)
        const lastItem = at(copy, last)
        copy[last] = at(copy, other)
        copy[other] = lastItem
      }
      return copy
    },
  }
}

/** The element at an index, counted around the end; an empty list is a bug in the vocabulary. */
export function at<T>(from: readonly T[], index: number): T {
  const found = from[((index % from.length) + from.length) % from.length]
  if (found === undefined) throw new RangeError('nothing to choose from')
  return found
}

const ID_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'

/** A bijection on 32 bits, so two different ordinals never share an id. */
export function shortId(seed: number, ordinal: number): string {
  let scrambled = (ordinal ^ seed) >>> 0
  scrambled = Math.imul(scrambled ^ (scrambled >>> 16), 0x45d9f3b) >>> 0
  scrambled = Math.imul(scrambled ^ (scrambled >>> 16), 0x45d9f3b) >>> 0
  scrambled = (scrambled ^ (scrambled >>> 16)) >>> 0
  let id = ''
  for (let digit = 0; digit < 8; digit++) {
    id += ID_ALPHABET.charAt(scrambled % ID_ALPHABET.length)
    scrambled = Math.floor(scrambled / ID_ALPHABET.length)
  }
  return id
}
