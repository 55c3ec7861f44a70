/** A set of small numbers, one bit each. */
export type Bits = Uint32Array

export const bitsFor = (size: number): Bits => new Uint32Array((size + 31) >>> 5)
export const has = (bits: Bits, at: number): boolean => (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1

export function add(bits: Bits, at: number): void {
  const word = at >>> 5
  bits[word] = (bits[word] ?? 0) | (1 << (at & 31))
}

export function remove(bits: Bits, at: number): void {
  const word = at >>> 5
  bits[word] = (bits[word] ?? 0) & ~(1 << (at & 31))
}

/** A copy with room for `size` numbers. */
export function grown(bits: Bits, size: number): Bits {
  const copy = bitsFor(size)
  copy.set(bits.subarray(0, copy.length))
  return copy
}

/** `into` keeps only what is in `other` as well. */
export function intersect(into: Bits, other: Bits): Bits {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] ?? 0) & (other[word] ?? 0)
  return into
}

export function unite(into: Bits, other: Bits): Bits {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] ?? 0) | (other[word] ?? 0)
  return into
}

export function subtract(from: Bits, other: Bits): Bits {
  for (let word = 0; word < from.length; word++) from[word] = (from[word] ?? 0) & ~(other[word] ?? 0)
  return from
}

export function membersOf(bits: Bits): number[] {
  const members: number[] = []
  for (let word = 0; word < bits.length; word++) {
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1)
      members.push(word * 32 + 31 - Math.clz32(left & -left))
  }
  return members
}

export function countBoth(one: Bits, other: Bits): number {
  let count = 0
  for (let word = 0; word < one.length; word++) {
    const both = (one[word] ?? 0) & (other[word] ?? 0)
    if (both !== 0) count += ones(both)
  }
  return count
}

export const count = (bits: Bits): number => countBoth(bits, bits)

function ones(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
