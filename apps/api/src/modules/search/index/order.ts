import { setImmediate } from 'node:timers/promises'
import { add, type Bits, has } from './bits.ts'

/** A place in an order: the key, then the id where keys are alike. */
export type Place = { key: number; id: string }

export type Order = ReturnType<typeof orderOf>

type KeyOf = (shop: number) => number

/** Shops that are handled before others get their turn: a few milliseconds. */
const SLICE = 4000

/** Keeps all shops sorted by a key that rises. */
export function createOrder(ids: readonly string[], keyOf: KeyOf, shops: readonly number[]): Order {
  const keys: number[] = new Array<number>(ids.length).fill(0)
  for (const shop of shops) keys[shop] = keyOf(shop)
  return orderOf(ids, keyOf, keys, [...shops].sort(comparing(ids, keys)))
}

/** The same, in slices between which the event loop runs. Shops that come or go meanwhile are not in it. */
export async function createOrderInSlices(
  ids: readonly string[],
  keyOf: KeyOf,
  shops: readonly number[],
): Promise<Order> {
  const keys: number[] = new Array<number>(ids.length).fill(0)
  const compare = comparing(ids, keys)
  let runs: number[][] = []
  for (let from = 0; from < shops.length; from += SLICE) {
    const run = shops.slice(from, from + SLICE)
    for (const shop of run) keys[shop] = keyOf(shop)
    runs.push(run.sort(compare))
    await setImmediate()
  }
  while (runs.length > 1) {
    const merged: number[][] = []
    for (let i = 0; i < runs.length; i += 2) merged.push(await mergeInSlices(runs[i] ?? [], runs[i + 1] ?? [], compare))
    runs = merged
  }
  return orderOf(ids, keyOf, keys, runs[0] ?? [])
}

async function mergeInSlices(
  one: number[],
  other: number[],
  compare: (a: number, b: number) => number,
): Promise<number[]> {
  const merged: number[] = []
  let [i, j] = [0, 0]
  while (i < one.length || j < other.length) {
    const left = one[i]
    const right = other[j]
    const isLeft = right === undefined || (left !== undefined && compare(left, right) <= 0)
    merged.push((isLeft ? left : right) ?? 0)
    if (isLeft) i++
    else j++
    if (merged.length % (SLICE * 4) === 0) await setImmediate()
  }
  return merged
}

const comparing = (ids: readonly string[], keys: readonly number[]) => (one: number, other: number) =>
  compare(ids, keys, one, keys[other] ?? 0, ids[other] ?? '')

// Without an object for either side: a million comparisons make one sort.
function compare(ids: readonly string[], keys: readonly number[], shop: number, key: number, id: string): number {
  const own = keys[shop] ?? 0
  if (own !== key) return own - key
  const name = ids[shop] ?? ''
  return name < id ? -1 : name > id ? 1 : 0
}

function orderOf(ids: readonly string[], keyOf: KeyOf, keys: number[], sorted: number[]) {
  function placeOf(shop: number): Place {
    return { key: keys[shop] ?? 0, id: ids[shop] ?? '' }
  }

  /** How many shops stand before the place. */
  function before({ key, id }: Place): number {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compare(ids, keys, sorted[middle] ?? 0, key, id) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    placeOf,
    insert(shop: number): void {
      keys[shop] = keyOf(shop)
      sorted.splice(before(placeOf(shop)), 0, shop)
    },
    remove(shop: number): void {
      let i = before(placeOf(shop))
      while (sorted[i] !== shop && i < sorted.length) i++
      sorted.splice(i, 1)
    },
    /** Those of `wanted` that follow the place, in this order or against it. */
    *following(wanted: Bits, backwards: boolean, after: Place | null): Generator<number> {
      const step = backwards ? -1 : 1
      let i = backwards ? sorted.length - 1 : 0
      if (after !== null) {
        i = before(after)
        if (backwards) i -= 1
        else if (sorted[i] !== undefined && compare(ids, keys, sorted[i] ?? 0, after.key, after.id) === 0) i += 1
      }
      for (; i >= 0 && i < sorted.length; i += step) {
        const shop = sorted[i]
        if (shop !== undefined && has(wanted, shop)) yield shop
      }
    },
    /** `into`, with those whose key lies within the range, both ends included. */
    between({ min, max }: { min: number; max: number }, into: Bits): Bits {
      for (let i = before({ key: min, id: '' }); i < sorted.length; i++) {
        const shop = sorted[i] ?? 0
        if ((keys[shop] ?? 0) > max) break
        add(into, shop)
      }
      return into
    },
    /** The lowest and the highest key among `wanted` that lie below the bound. */
    span(wanted: Bits, below: number): [number, number] | null {
      const counts = (shop: number) => has(wanted, shop) && (keys[shop] ?? 0) < below
      const lowest = sorted.find(counts)
      const highest = sorted.findLast(counts)
      return lowest === undefined || highest === undefined ? null : [keys[lowest] ?? 0, keys[highest] ?? 0]
    },
  }
}
