import { add, type Bits, unite } from './bits.ts'

/** Where a gram occurs. Shops are only ever added, each with a higher number: lists stay sorted by themselves. */
type Posting = { list: Uint32Array; length: number; dense: Bits | null }

const INITIAL_CAPACITY = 4
const MOST_ENDINGS = 500
/** So many are looked through one by one: cheaper than to put all in order again for a few. */
const MOST_UNSORTED = 2000

const GRAMS_OF_A_PART = 20_000

export type Postings = ReturnType<typeof createPostings>

/** `lists`: one after the other, each as long as `lengths` says. `dense`: by the place of the gram. */
export type PostingsPart = {
  grams: string[]
  lengths: Uint32Array
  lists: Uint32Array
  dense: Map<number, Bits>
}

export function createPostings() {
  const byGram = new Map<string, Posting>()
  /** All grams in their order, but those that came since. */
  let sorted: string[] = []
  let unsorted: string[] = []

  /** Whether the gram is a new one. */
  function addOne(gram: string, shop: number): boolean {
    let posting = byGram.get(gram)
    const isNew = posting === undefined
    if (posting === undefined) {
      posting = { list: new Uint32Array(INITIAL_CAPACITY), length: 0, dense: null }
      byGram.set(gram, posting)
      unsorted.push(gram)
    }
    if (posting.length === posting.list.length) {
      const roomier = new Uint32Array(posting.length * 2)
      roomier.set(posting.list)
      posting.list = roomier
    }
    posting.list[posting.length++] = shop
    return isNew
  }

  function uniteInto(into: Bits, gram: string): Bits {
    const posting = byGram.get(gram)
    if (posting === undefined) return into
    if (posting.dense !== null) unite(into, posting.dense)
    for (let i = 0; i < posting.length; i++) add(into, posting.list[i] ?? 0)
    return into
  }

  function beginningWith(start: string): string[] {
    if (unsorted.length > MOST_UNSORTED) sortAll()
    const late = unsorted.filter((gram) => gram.startsWith(start))
    const found: string[] = []
    for (let i = firstNotBefore(sorted, start); found.length < MOST_ENDINGS; i++) {
      const gram = sorted[i]
      if (gram === undefined || !gram.startsWith(start)) break
      found.push(gram)
    }
    return late.length === 0 ? found : [...found, ...late].sort().slice(0, MOST_ENDINGS)
  }

  function sortAll(): void {
    if (unsorted.length === 0) return
    sorted = merged(sorted, unsorted.sort())
    unsorted = []
  }

  return {
    add: addOne,
    /** So many grams at once, with the shops whose numbers are lower than `below`. */
    *parts(below: number): Generator<PostingsPart> {
      let some: [string, Posting][] = []
      for (const entry of byGram) {
        some.push(entry)
        if (some.length < GRAMS_OF_A_PART) continue
        yield partOf(some, below)
        some = []
      }
      yield partOf(some, below)
    },
    /** Takes in a part of an index that was saved; `learn` hears of each gram. */
    restore({ grams, lengths, lists, dense }: PostingsPart, learn: (gram: string) => void): void {
      let from = 0
      for (const [i, gram] of grams.entries()) {
        const length = lengths[i] ?? 0
        const list = new Uint32Array(Math.max(length, INITIAL_CAPACITY))
        list.set(lists.subarray(from, from + length))
        byGram.set(gram, { list, length, dense: dense.get(i)?.slice() ?? null })
        from += length
        unsorted.push(gram)
        learn(gram)
      }
    },
    has: (gram: string) => byGram.has(gram),
    uniteInto,
    beginningWith,
    sortAll,
    /** Turns lists that are longer than their bits into bits; worth it after many additions. */
    pack(shops: number): void {
      for (const posting of byGram.values()) {
        if (posting.length * 32 <= shops) continue
        const bits = new Uint32Array((shops + 31) >>> 5)
        if (posting.dense !== null) bits.set(posting.dense)
        for (let i = 0; i < posting.length; i++) add(bits, posting.list[i] ?? 0)
        Object.assign(posting, { dense: bits, list: new Uint32Array(INITIAL_CAPACITY), length: 0 })
      }
    },
  }
}

/** Lists are sorted: what was added since stands at their ends. */
function partOf(postings: readonly [string, Posting][], below: number): PostingsPart {
  const lengths = Uint32Array.from(postings, ([, { list, length }]) => {
    let end = length
    while (end > 0 && (list[end - 1] ?? 0) >= below) end--
    return end
  })
  const lists = new Uint32Array(lengths.reduce((sum, length) => sum + length, 0))
  let i = 0
  for (const [number, [, { list }]] of postings.entries()) {
    const saved = list.subarray(0, lengths[number])
    lists.set(saved, i)
    i += saved.length
  }
  const dense = new Map(
    postings.flatMap(([, { dense }], number): [number, Bits][] => (dense === null ? [] : [[number, dense]])),
  )
  return { grams: postings.map(([gram]) => gram), lengths, lists, dense }
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

function merged(one: readonly string[], other: readonly string[]): string[] {
  const all: string[] = []
  let next = 0
  for (const gram of one) {
    for (let late = other[next]; late !== undefined && late < gram; late = other[++next]) all.push(late)
    all.push(gram)
  }
  for (const late of other.slice(next)) all.push(late)
  return all
}
