import { add, type Bits, unite } from './bits.ts'

/** Where a gram occurs. Shops are only ever added, each with a higher number: lists stay sorted by themselves. */
type Posting = { list: Uint32Array; length: number; dense: Bits | null }

const FIRST_ROOM = 4
const MOST_ENDINGS = 500

export type Postings = ReturnType<typeof createPostings>

export function createPostings() {
  const byGram = new Map<string, Posting>()
  let sorted: string[] | null = null

  function addOne(gram: string, shop: number): void {
    let posting = byGram.get(gram)
    if (posting === undefined) {
      posting = { list: new Uint32Array(FIRST_ROOM), length: 0, dense: null }
      byGram.set(gram, posting)
      sorted = null
    }
    if (posting.length === posting.list.length) {
      const roomier = new Uint32Array(posting.length * 2)
      roomier.set(posting.list)
      posting.list = roomier
    }
    posting.list[posting.length++] = shop
  }

  function uniteInto(into: Bits, gram: string): Bits {
    const posting = byGram.get(gram)
    if (posting === undefined) return into
    if (posting.dense !== null) unite(into, posting.dense)
    for (let at = 0; at < posting.length; at++) add(into, posting.list[at] ?? 0)
    return into
  }

  function beginningWith(start: string): string[] {
    sorted ??= [...byGram.keys()].sort()
    const found: string[] = []
    for (let at = firstNotBefore(sorted, start); found.length < MOST_ENDINGS; at++) {
      const gram = sorted[at]
      if (gram === undefined || !gram.startsWith(start)) break
      found.push(gram)
    }
    return found
  }

  return {
    add: addOne,
    uniteInto,
    beginningWith,
    /** Turns lists that are longer than their bits into bits; worth it after many additions. */
    pack(shops: number): void {
      for (const posting of byGram.values()) {
        if (posting.length * 32 <= shops) continue
        const bits = new Uint32Array((shops + 31) >>> 5)
        if (posting.dense !== null) bits.set(posting.dense)
        for (let at = 0; at < posting.length; at++) add(bits, posting.list[at] ?? 0)
        Object.assign(posting, { dense: bits, list: new Uint32Array(FIRST_ROOM), length: 0 })
      }
    },
  }
}

function firstNotBefore(sorted: readonly string[], start: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? '') < start) low = middle + 1
    else high = middle
  }
  return low
}
