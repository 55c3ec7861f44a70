import type { Currency, Locale, Schemas } from '../../../contract/types.ts'
import type { Point } from '../../synonyms/synonyms.ts'
import { createEntityMatcher } from '../query/entity-matching.ts'
import { type Named, nameIn } from '../query/term.ts'
import { add, type Bits, bitsFor, grown, has, intersect, membersOf, remove, subtract, unite } from './bits.ts'
import { kilometersBetween } from './distance.ts'
import { createKeywordMatching } from './keyword-matching.ts'
import { createOrder, createOrderInSlices, type Order } from './order.ts'
import { createPostings, type PostingsPart } from './postings.ts'
import { ServiceKind, testsOfWord } from './service-kind.ts'
import { AROUND, EXTRA } from './shop-grams.ts'
import { createWordsByLength } from './words-by-length.ts'

/** All that a search needs to know of a shop. */
export type ShopFacts = {
  id: string
  /** The transaction that changed it last. */
  version: string
  grams: string[]
  active: boolean
  country: Schemas['Country']
  cityId: string
  /** The id of a row of `districts.yaml`; null where its address names none. */
  districtId: string | null
  /** Its own and their parents. */
  categoryIds: string[]
  /** The one that stands on its card, and its parent. */
  mainCategoryIds: string[]
  at: Point
  /** The point of its nearest station; null where it has none, or nobody says where that is. */
  stationAt: Point | null
  currency: Currency
  priceFrom: number
  /** What orders shops by popularity; see catalogue/booked-members.ts. */
  popularity: number
  createdAt: number
  /** The average of its stars; null without reviews. */
  rating: number | null
  ratingCount: number
  durations: Schemas['DurationBucket'][]
  /** The numbers of people that some service of it takes. */
  people: number[]
  /** The numbers of days for which something of it is rented. */
  rentalDays: number[]
  /** On which it opens at all; 1 is Monday. */
  weekdays: number[]
  /** The hours of the day, up to 35, in which it is open on some day of its week. */
  openHours: number[]
  /** On which it is closed, `MM-DD`. */
  holidays: string[]
  /** On which it opens whatever its week and its holidays say, `YYYY-MM-DD`. */
  specialDates: string[]
  /** On which it is closed all day whatever else is said, `YYYY-MM-DD`. */
  closedDates: string[]
  /** The services that it offers, the cheapest first. */
  offered: PlainService[]
}

/** What is rented for whole days: how many may ride, and what so many days cost in all, the fewest first. */
export type OfferedRental = { seats: number; units: { id: string; days: number; price: number }[] }

/**
 * `price` in minor units of the shop's currency. `units`: what they are called, the cheapest first, of all but rentals; `unitPrices` in
 * the same order, where there are several. `extras`: what its extras are called, where it has any.
 */
export type OfferedService = {
  id: string
  price: number
  pricePer: Schemas['PricePer']
  kind: ServiceKind
  units: readonly ServiceKind[]
  unitPrices?: readonly number[]
  extras?: readonly ServiceKind[]
  rental?: OfferedRental
}
type PlainKind = Pick<ServiceKind, 'categoryIds' | 'name'>
/** As it is read and saved. */
type PlainService = Omit<OfferedService, 'kind' | 'units' | 'extras'> & {
  kind: PlainKind
  units: readonly PlainKind[]
  extras?: readonly PlainKind[]
}

/** By what shops are grouped. */
export type Kind =
  | 'city'
  | 'district'
  | 'category'
  | 'main'
  | 'country'
  | 'duration'
  | 'people'
  | 'days'
  | 'weekday'
  | 'hour'
  | 'holiday'
  | 'special'
  | 'closed'

type StoredFacts = Omit<ShopFacts, 'grams' | 'offered'> & { offered: OfferedService[] }

/** An index that is saved, piece by piece; the first piece is its shape. */
export type IndexPart =
  | { shape: Shape }
  | { facts: readonly Omit<ShopFacts, 'grams'>[]; ids: readonly string[] }
  | { postings: PostingsPart }
type Shape = {
  next: number
  capacity: number
  tombstones: number
  live: Bits
  groups: Map<string, Bits>
  numberById: Map<string, number>
}

/** What a shown price is, for a price in the shop's currency. The same function as long as the rates are the same. */
export type Shown = (amount: number, from: Currency, to: Currency) => number

export type ShopIndex = ReturnType<typeof createShopIndex>

/** What the query parser asks. Its sets of bits have no shop that is not active once they are intersected with `live`. */
export type KeywordIndex = Pick<
  ShopIndex,
  | 'live'
  | 'none'
  | 'in'
  | 'around'
  | 'within'
  | 'middleOf'
  | 'matching'
  | 'matchingAny'
  | 'named'
  | 'withExtra'
  | 'sayingElsewhere'
  | 'matcher'
  | 'wordsLike'
>

/** A rating counts as if so many more had given so many stars: one visit says little. Without a review popularity decides. */
const PRIOR_REVIEWS = 5
const PRIOR_STARS = 4
const ratingRank = ({ rating, ratingCount, popularity }: Pick<ShopFacts, 'rating' | 'ratingCount' | 'popularity'>) =>
  rating === null
    ? -1 / (1 + popularity)
    : (rating * ratingCount + PRIOR_STARS * PRIOR_REVIEWS) / (ratingCount + PRIOR_REVIEWS)

const INITIAL_CAPACITY = 1024
const SHOPS_OF_A_PART = 2000
const MOST_REMEMBERED = 4000

/**
 * Every shop in memory, found by intersecting sets of bits. A changed shop gets a new number and its old one becomes a tombstone,
 * so that lists only ever grow at their end.
 */
export function createShopIndex() {
  let capacity = INITIAL_CAPACITY
  let next = 0
  let tombstones = 0
  let changes = 0
  let live = bitsFor(capacity)
  let pricing: Shown | null = null
  let names: readonly Named[] = []
  let matcher = createEntityMatcher(names)
  const ids: string[] = []
  const facts: StoredFacts[] = []
  const serviceKinds = new Map<string, ServiceKind>()
  const kindLists = new Map<string, readonly ServiceKind[]>()
  let answers = { changes, byName: new Map<string, unknown>() }
  const numberById = new Map<string, number>()
  const postings = createPostings()
  const words = createWordsByLength()
  const groups = new Map<string, Bits>()
  const orders = new Map<string, Order>()
  const pricesComing = new Map<string, Promise<Order>>()

  function grow(): void {
    if (next < capacity) return
    capacity *= 2
    live = grown(live, capacity)
    for (const [name, bits] of groups) groups.set(name, grown(bits, capacity))
  }

  function join(kind: Kind, name: string | number, shop: number): void {
    const bits = groups.get(`${kind} ${name}`) ?? bitsFor(capacity)
    groups.set(`${kind} ${name}`, bits)
    add(bits, shop)
  }

  function markDeleted(shop: number): void {
    tombstones += 1
    if (!has(live, shop)) return
    remove(live, shop)
    for (const order of orders.values()) order.remove(shop)
  }

  function order(name: string, keyOf: (facts: StoredFacts) => number): Order {
    const existing = orders.get(name)
    if (existing !== undefined) return existing
    const made = orderOf(membersOf(live), keyOf)
    orders.set(name, made)
    return made
  }

  const orderOf = (shops: readonly number[], keyOf: (facts: StoredFacts) => number): Order =>
    createOrder(ids, (shop) => (facts[shop] === undefined ? 0 : keyOf(facts[shop])), shops)

  const popular = () => order('popular', (shop) => shop.popularity)
  const bestRated = () => order('rating', ratingRank)
  const newest = () => order('newest', (shop) => shop.createdAt)

  /** Made in slices: rates change while visitors search. Searches that wait for the same order share one. */
  function priced(currency: Currency, shown: Shown): Promise<Order> {
    const name = `price ${currency}`
    if (shown !== pricing) {
      for (const name of orders.keys()) if (name.startsWith('price ')) orders.delete(name)
      pricesComing.clear()
      pricing = shown
    }
    const existing = orders.get(name)
    if (existing !== undefined) return Promise.resolve(existing)
    const coming = pricesComing.get(name) ?? sortByPrice(name, currency, shown)
    pricesComing.set(name, coming)
    return coming
  }

  async function sortByPrice(name: string, currency: Currency, shown: Shown): Promise<Order> {
    const before = live.slice()
    const keyOf = (number: number) => {
      const shop = facts[number]
      return shop === undefined ? 0 : shown(shop.priceFrom, shop.currency, currency)
    }
    const made = await createOrderInSlices(ids, keyOf, membersOf(before))
    for (const shop of membersOf(subtract(before.slice(), live))) made.remove(shop)
    for (const shop of membersOf(subtract(live.slice(), grown(before, capacity)))) made.insert(shop)
    if (shown === pricing) {
      orders.set(name, made)
      pricesComing.delete(name)
    }
    return made
  }

  const { matching, matchingAny, named, withExtra } = createKeywordMatching({
    live: () => live,
    none: () => bitsFor(capacity),
    having({ whole, beginnings }, zones) {
      const choices = [
        ...whole.map((gram) => zones.map((zone) => zone + gram)),
        ...beginnings.map((start) => zones.flatMap((zone) => postings.beginningWith(zone + start))),
      ]
      if (choices.some((grams) => !grams.some(postings.has))) return bitsFor(capacity)
      const sets = choices.map((grams) => grams.reduce((all, gram) => postings.uniteInto(all, gram), bitsFor(capacity)))
      return sets.reduce(intersect, sets[0] ?? bitsFor(capacity))
    },
  })

  /** Some shops, by number, by a key of one search alone. */
  const ordered = (keys: ReadonlyMap<number, number>): Promise<Order> =>
    createOrderInSlices(ids, (shop) => keys.get(shop) ?? 0, [...keys.keys()])

  /** Keeps what was found out under this name until a shop comes, changes or goes. */
  function remembered<Answer>(name: string, findOut: () => Answer): Answer {
    if (answers.changes !== changes || answers.byName.size > MOST_REMEMBERED) answers = { changes, byName: new Map() }
    const before = answers.byName.get(name) as Answer | undefined
    const answer = before ?? findOut()
    answers.byName.set(name, answer)
    return answer
  }

  const kilometersTo = (shop: number, point: Point): number => {
    const { at } = facts[shop] ?? {}
    return at === undefined ? Number.POSITIVE_INFINITY : kilometersBetween(at, point)
  }

  function around(center: Point, kilometers: number): Bits {
    const bits = bitsFor(capacity)
    for (const shop of membersOf(live)) if (kilometersTo(shop, center) <= kilometers) add(bits, shop)
    return bits
  }

  /** A word is known once, wherever it stands. */
  function learnWord(gram: string): void {
    if (gram.startsWith(EXTRA)) return
    const isAround = gram.startsWith(AROUND)
    const word = isAround ? gram.slice(AROUND.length) : gram
    if (!postings.has(isAround ? word : AROUND + word)) words.add(word)
  }

  /** One object for all services that are alike, and for all units that are called alike. */
  function sharedKind({ categoryIds, name }: PlainKind): ServiceKind {
    const key = JSON.stringify([categoryIds, name])
    const existing = serviceKinds.get(key) ?? new ServiceKind(categoryIds, name)
    serviceKinds.set(key, existing)
    return existing
  }

  function sharedKinds(kinds: readonly PlainKind[]): readonly ServiceKind[] {
    const key = JSON.stringify(kinds.map(({ name }) => name))
    const existing = kindLists.get(key) ?? kinds.map(sharedKind)
    kindLists.set(key, existing)
    return existing
  }

  const shared = ({ kind, units, extras, ...service }: PlainService): OfferedService => ({
    ...service,
    ...{ kind: sharedKind(kind), units: sharedKinds(units) },
    ...(extras !== undefined && { extras: sharedKinds(extras) }),
  })

  return {
    /** What to save, as it is when the first part is asked for; shops that come between parts are in none of them. */
    *parts(): Generator<IndexPart> {
      const until = next
      const copies = new Map([...groups].map(([name, bits]) => [name, bits.slice()]))
      yield {
        shape: {
          ...{ next, capacity, tombstones, live: live.slice(), groups: copies, numberById: new Map(numberById) },
        },
      }
      for (let from = 0; from < until; from += SHOPS_OF_A_PART) {
        const to = Math.min(from + SHOPS_OF_A_PART, until)
        yield { facts: facts.slice(from, to), ids: ids.slice(from, to) }
      }
      for (const part of postings.parts(until)) yield { postings: part }
    },
    /** Takes in a part of an index that was saved, into one that is empty but for the parts before. */
    restore(part: IndexPart): void {
      if ('shape' in part) {
        ;({ next, capacity, tombstones, live } = part.shape)
        for (const [name, bits] of part.shape.groups) groups.set(name, bits)
        for (const [id, number] of part.shape.numberById) numberById.set(id, number)
      } else if ('facts' in part) {
        ids.push(...part.ids)
        for (const shop of part.facts) facts.push({ ...shop, offered: shop.offered.map(shared) })
      } else postings.restore(part.postings, learnWord)
    },
    put({ grams, ...shop }: ShopFacts): void {
      changes += 1
      const before = numberById.get(shop.id)
      if (before !== undefined) markDeleted(before)
      grow()
      const number = next++
      ids[number] = shop.id
      facts[number] = { ...shop, offered: shop.offered.map(shared) }
      numberById.set(shop.id, number)
      if (!shop.active) return
      for (const gram of grams) if (postings.add(gram, number)) learnWord(gram)
      join('city', shop.cityId, number)
      if (shop.districtId !== null) join('district', shop.districtId, number)
      join('country', shop.country, number)
      for (const id of shop.categoryIds) join('category', id, number)
      for (const id of shop.mainCategoryIds) join('main', id, number)
      for (const bucket of shop.durations) join('duration', bucket, number)
      for (const people of shop.people) join('people', people, number)
      for (const days of shop.rentalDays) join('days', days, number)
      for (const weekday of shop.weekdays) join('weekday', weekday, number)
      for (const hour of shop.openHours) join('hour', hour, number)
      for (const day of shop.holidays) join('holiday', day, number)
      for (const date of shop.specialDates) join('special', date, number)
      for (const date of shop.closedDates) join('closed', date, number)
      add(live, number)
      for (const each of orders.values()) each.insert(number)
    },
    /** A shop that is not there any more. */
    drop(id: string): void {
      const number = numberById.get(id)
      if (number === undefined) return
      changes += 1
      markDeleted(number)
      numberById.delete(id)
    },
    /** What is better done after many additions than by the first who asks, in steps of a fraction of a second each. */
    ready: (prices: readonly Currency[], shown: Shown): (() => unknown)[] => [
      () => postings.pack(capacity),
      () => postings.sortAll(),
      () => words.sortAll(),
      () => void popular(),
      () => void bestRated(),
      () => void newest(),
      ...prices.map((currency) => () => priced(currency, shown)),
    ],
    /** When so many numbers stand for nothing that it is cheaper to start anew. */
    needsCompaction: () => tombstones > INITIAL_CAPACITY && tombstones * 2 > next,
    versionOf: (id: string) => facts[numberById.get(id) ?? -1]?.version ?? null,
    /** Rises whenever a shop comes, changes or goes. */
    changes: () => changes,
    /** The ids of all shops that it has. */
    ids: (): Iterable<string> => numberById.keys(),
    remembered,
    /** The shops in a circle. */
    around,
    /** The same, kept for the next who asks. Their bits are not to be changed. */
    within: (center: Point, kilometers: number): Bits =>
      remembered(`within ${kilometers} km of ${center.join()}`, () => around(center, kilometers)),
    /** The middle of some shops, or of their stations; null where there are none. */
    middleOf(shops: Bits, of: 'shop' | 'station'): Point | null {
      const points = membersOf(shops)
        .map((shop) => (of === 'station' ? facts[shop]?.stationAt : null) ?? facts[shop]?.at)
        .filter((point) => point !== undefined)
      const mean = (i: 0 | 1) => points.reduce((sum, point) => sum + point[i], 0) / points.length
      return points.length === 0 ? null : [mean(0), mean(1)]
    },
    /** Some shops by the meters to the nearest of the points. */
    nearest: (shops: Bits, points: readonly Point[]): Promise<Order> =>
      ordered(
        new Map(
          membersOf(shops).map((shop) => [
            shop,
            Math.round(1000 * Math.min(...points.map((point) => kilometersTo(shop, point)))),
          ]),
        ),
      ),
    /**
     * Finds those of some shops that have the word in the name of a service or a unit, but of none that is of one of the categories, or
     * has one of the words beside it.
     */
    sayingElsewhere(shops: Bits, word: string, categoryIds: readonly string[], beside: readonly string[] = []): Bits {
      const tests = testsOfWord(word)
      const besides = beside.flatMap(testsOfWord)
      const isOfThem = (kind: ServiceKind) =>
        kind.categoryIds.some((id) => categoryIds.includes(id)) || besides.some((says) => says(kind))
      const bits = bitsFor(capacity)
      for (const shop of membersOf(shops)) {
        const saying = facts[shop]?.offered.filter(({ kind, units }) =>
          [kind, ...units].some((one) => tests.some((says) => says(one))),
        )
        if (saying !== undefined && saying.length > 0 && !saying.some(({ kind }) => isOfThem(kind))) add(bits, shop)
      }
      return bits
    },
    idOf: (shop: number) => ids[shop] ?? '',
    ofIds(ids: readonly string[]): Bits {
      const bits = bitsFor(capacity)
      for (const id of ids) {
        const shop = numberById.get(id)
        if (shop !== undefined) add(bits, shop)
      }
      return bits
    },
    factsOf: (shop: number): StoredFacts => {
      const found = facts[shop]
      if (found === undefined) throw new Error(`The search index has no shop number ${shop}`)
      return found
    },
    numberOf: (id: string): number | undefined => numberById.get(id),

    /** The names that the catalogue has for its categories, cities and countries. */
    learn(now: readonly Named[]): void {
      if (JSON.stringify(now) === JSON.stringify(names)) return
      names = now
      matcher = createEntityMatcher(names, postings.has)
    },
    matcher: () => matcher,
    nameOf: (kind: Named['kind'], id: string, reader: Locale): string => nameIn(names, kind, id, reader),
    /** Latin words of the shops' texts that begin with the same letter and have about as many. */
    wordsLike: words.like,

    live: (): Bits => live.slice(),
    intersection: (one: Bits, other: Bits): Bits => intersect(one.slice(), other),
    union: (one: Bits, other: Bits): Bits => unite(one.slice(), other),
    difference: (one: Bits, other: Bits): Bits => subtract(one.slice(), other),
    none: () => bitsFor(capacity),
    in: (kind: Kind, names: readonly (string | number)[]): Bits =>
      names.reduce<Bits>(
        (all, name) => unite(all, groups.get(`${kind} ${name}`) ?? bitsFor(capacity)),
        bitsFor(capacity),
      ),
    /** The groups of a kind: their bits are not to be changed. */
    groups: (kind: Kind): [name: string, Bits][] =>
      [...groups]
        .filter(([name]) => name.startsWith(`${kind} `))
        .map(([name, bits]) => [name.slice(kind.length + 1), bits]),
    matching,
    matchingAny,
    named,
    withExtra,

    popular,
    bestRated,
    newest,
    priced,
    ordered,
  }
}
