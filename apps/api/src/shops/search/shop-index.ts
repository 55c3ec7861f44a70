import type { Currency, Locale, Schemas } from '../../contract/handler.ts'
import { add, type Bits, bitsFor, count, grown, has, intersect, membersOf, remove, unite } from './bits.ts'
import { type Wanted, wantedBy } from './grams.ts'
import { createMeanings, type Named } from './meanings.ts'
import { createOrder, type Order } from './order.ts'
import { createPostings } from './postings.ts'
import { createWordsByLength } from './words-by-length.ts'

type Kind = 'city' | 'category' | 'main' | 'country' | 'duration' | 'people' | 'weekday' | 'holiday'

/** All that a search needs to know of a shop. */
export type ShopFacts = {
  id: string
  /** The transaction that changed it last. */
  changed: string
  grams: string[]
  active: boolean
  country: Schemas['Country']
  cityId: string
  /** Its own and their parents. */
  categoryIds: string[]
  /** The one that stands on its card, and its parent. */
  mainCategoryIds: string[]
  currency: Currency
  priceFrom: number
  popularity: number
  createdAt: number
  durations: Schemas['DurationBucket'][]
  /** The numbers of people that some service of it takes. */
  people: number[]
  /** On which it opens at all; 1 is Monday. */
  weekdays: number[]
  /** On which it is closed, `MM-DD`. */
  holidays: string[]
}

/** What a shown price is, for a price in the shop's currency. The same function as long as the rates are the same. */
export type Shown = (amount: number, from: Currency, to: Currency) => number

export type ShopIndex = ReturnType<typeof createShopIndex>

const FIRST_ROOM = 1024

/**
 * Every shop in memory, found by intersecting sets of bits. A changed shop gets a new number and its old one retires,
 * so that lists only ever grow at their end.
 */
export function createShopIndex() {
  let room = FIRST_ROOM
  let next = 0
  let retired = 0
  let changes = 0
  let live = bitsFor(room)
  let pricing: Shown | null = null
  let names: readonly Named[] = []
  let meanings = createMeanings(names)
  const ids: string[] = []
  const facts: Omit<ShopFacts, 'grams'>[] = []
  const known = new Map<string, number>()
  const postings = createPostings()
  const words = createWordsByLength()
  const groups = new Map<string, Bits>()
  const orders = new Map<string, Order>()

  function makeRoom(): void {
    if (next < room) return
    room *= 2
    live = grown(live, room)
    for (const [name, bits] of groups) groups.set(name, grown(bits, room))
  }

  function join(kind: Kind, name: string | number, shop: number): void {
    const bits = groups.get(`${kind} ${name}`) ?? bitsFor(room)
    groups.set(`${kind} ${name}`, bits)
    add(bits, shop)
  }

  function retire(shop: number): void {
    retired += 1
    if (!has(live, shop)) return
    remove(live, shop)
    for (const order of orders.values()) order.remove(shop)
  }

  function order(name: string, keyOf: (facts: Omit<ShopFacts, 'grams'>) => number): Order {
    const kept = orders.get(name)
    if (kept !== undefined) return kept
    const made = orderOf(membersOf(live), keyOf)
    orders.set(name, made)
    return made
  }

  const orderOf = (shops: readonly number[], keyOf: (facts: Omit<ShopFacts, 'grams'>) => number): Order =>
    createOrder(ids, (shop) => (facts[shop] === undefined ? 0 : keyOf(facts[shop])), shops)

  const popular = () => order('popular', (shop) => shop.popularity)
  const newest = () => order('newest', (shop) => shop.createdAt)
  function priced(currency: Currency, shown: Shown): Order {
    if (shown !== pricing) for (const name of orders.keys()) if (name.startsWith('price ')) orders.delete(name)
    pricing = shown
    return order(`price ${currency}`, (shop) => shown(shop.priceFrom, shop.currency, currency))
  }

  function withAll({ whole, beginnings }: Wanted): Bits {
    const choices = [...whole.map((gram) => [gram]), ...beginnings.map(postings.beginningWith)]
    if (choices.some((grams) => !grams.some(postings.has))) return bitsFor(room)
    const sets = choices.map((grams) => grams.reduce((all, gram) => postings.uniteInto(all, gram), bitsFor(room)))
    return sets.reduce(intersect, sets[0] ?? bitsFor(room))
  }

  return {
    put({ grams, ...shop }: ShopFacts): void {
      changes += 1
      const before = known.get(shop.id)
      if (before !== undefined) retire(before)
      makeRoom()
      const number = next++
      ids[number] = shop.id
      facts[number] = shop
      known.set(shop.id, number)
      if (!shop.active) return
      for (const gram of grams) if (postings.add(gram, number)) words.add(gram)
      join('city', shop.cityId, number)
      join('country', shop.country, number)
      for (const id of shop.categoryIds) join('category', id, number)
      for (const id of shop.mainCategoryIds) join('main', id, number)
      for (const bucket of shop.durations) join('duration', bucket, number)
      for (const people of shop.people) join('people', people, number)
      for (const weekday of shop.weekdays) join('weekday', weekday, number)
      for (const day of shop.holidays) join('holiday', day, number)
      add(live, number)
      for (const each of orders.values()) each.insert(number)
    },
    /** A shop that is not there any more. */
    drop(id: string): void {
      const number = known.get(id)
      if (number === undefined) return
      changes += 1
      retire(number)
      known.delete(id)
    },
    /** What is better done after many additions than by the first who asks, in steps of a fraction of a second each. */
    ready: (prices: readonly Currency[], shown: Shown): (() => void)[] => [
      () => postings.pack(room),
      () => postings.sortAll(),
      () => words.sortAll(),
      () => void popular(),
      () => void newest(),
      ...prices.map((currency) => () => void priced(currency, shown)),
    ],
    /** When so many numbers stand for nothing that it is cheaper to start anew. */
    isWorn: () => retired > FIRST_ROOM && retired * 2 > next,
    changedOf: (id: string) => facts[known.get(id) ?? -1]?.changed ?? null,
    /** Rises whenever a shop comes, changes or goes. */
    changes: () => changes,
    idOf: (shop: number) => ids[shop] ?? '',

    /** The names that the catalogue has for its categories, cities and countries. */
    learn(now: readonly Named[]): void {
      if (JSON.stringify(now) === JSON.stringify(names)) return
      names = now
      meanings = createMeanings(names)
    },
    meanings: () => meanings,
    /** Latin words of the shops' texts that begin with the same letter and have about as many. */
    wordsLike: words.like,

    live: () => live.slice(),
    none: () => bitsFor(room),
    in: (kind: Kind, names: readonly (string | number)[]): Bits =>
      names.reduce<Bits>((all, name) => unite(all, groups.get(`${kind} ${name}`) ?? bitsFor(room)), bitsFor(room)),
    /** The groups of a kind: their bits are not to be changed. */
    groups: (kind: Kind): [name: string, Bits][] =>
      [...groups]
        .filter(([name]) => name.startsWith(`${kind} `))
        .map(([name, bits]) => [name.slice(kind.length + 1), bits]),
    /** Null when the keyword asks for nothing. What the reader's own language does not have is looked for in all. */
    matching(keyword: string, reader: Locale): Bits | null {
      const own = wantedBy(keyword, reader)
      const any = wantedBy(keyword, null)
      if (own === null || any === null) return null
      const found = intersect(withAll(own), live)
      const isAlike = JSON.stringify(own) === JSON.stringify(any)
      return isAlike || count(found) > 0 ? found : withAll(any)
    },

    popular,
    newest,
    priced,
    /** Some shops by a key of one search alone. */
    ordered: (shops: readonly number[], keyOf: (facts: Omit<ShopFacts, 'grams'>) => number): Order =>
      orderOf(shops, keyOf),
  }
}
