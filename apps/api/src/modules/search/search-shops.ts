import { isDeepStrictEqual } from 'node:util'
import { refuseFields } from '../../contract/failure.ts'
import type { Call, Handler } from '../../contract/handler.ts'
import type { Schemas } from '../../contract/types.ts'
import { inLanguage } from '../../lib/localized-text.ts'
import { type StartTimes, startTimesOf } from '../availability/times-of-day.ts'
import { cardsOf } from '../catalogue/cards.ts'
import { getOffer } from '../offers/offer-cache.ts'
import type { Point } from '../synonyms/synonyms.ts'
import { freePage, keepFree, type LookLimits, type Possible } from './availability-filter.ts'
import { type CursorOrder, isByPrice, readCursor, writeCursor } from './cursor.ts'
import { facetsOf } from './facets.ts'
import { type Bits, count, countBoth, intersect } from './index/bits.ts'
import { type Filters, narrow, type PriceRange, type Sort, type SortedPlace, sorted } from './index/find.ts'
import type { SearchSnapshot } from './index/search-index.ts'
import { nextTimes } from './next-times.ts'
import {
  type NamedUnit,
  type Prices,
  type SearchedServices,
  searchedServices,
  servicePrices,
  shopPrices,
  showSearched,
} from './prices/searched-service.ts'
import { type TypedRange, typedRangeOf } from './prices/typed-range.ts'
import { halfADayLater } from './query/clock-times.ts'
import { interpretationOf } from './query/interpretation.ts'
import type { QueryModifiers } from './query/query-modifiers.ts'
import type { ParsedQuery } from './query/query-parser.ts'
import { type UnderstoodKeyword, understand } from './query/understand.ts'

const MOST_COUNTED = 10_000
const USUAL_LIMIT = 20
/** The largest amount of the contract. */
const DEAREST = 100_000_000_000
const DAYS_LOOKED_AHEAD = 7

const refuseCursor = () => refuseFields([{ field: 'cursor', code: 'FORMAT' }])

const listed = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value])

type SearchCall = Call<'searchShops'>

export const searchShops = searchWithin({ all: 800, onTheWay: 2000 })

export function searchWithin(limits: LookLimits): Handler<'searchShops'> {
  return (call) => search(call, limits)
}

async function search(call: SearchCall, limits: LookLimits): ReturnType<Handler<'searchShops'>> {
  const { query, context, locale } = call
  const { priceMin = 0, priceMax = DEAREST } = query
  if (priceMin > priceMax) return refuseFields([{ field: 'priceMax', code: 'TOO_SMALL' }])
  const snapshot = await context.search.snapshot(context.db)
  const near = pointOf(query.near)
  const keyword = understand(snapshot.index, query.keyword ?? '', { reader: locale, now: snapshot.now, near })
  const exact = criteriaOf(call, snapshot, keyword)
  if (query.days !== undefined && exact.date === null) return refuseFields([{ field: 'date', code: 'REQUIRED' }])
  const { criteria: asked, candidates } = await freeCandidates(call, snapshot, { keyword, criteria: exact, limits })
  const services = searchedServices(snapshot.index, {
    ...{ categoryIds: query.categoryId ?? [], terms: keyword.terms, general: keyword.general },
    ...{ days: asked.days, quantity: asked.quantity },
  })
  const prices = await pricesOf(call, snapshot, { criteria: asked, candidates, services })
  const criteria = atAnyPrice(asked, candidates, prices)
  const after = query.cursor === undefined ? null : readCursor(query.cursor, orderOf(call, criteria.sort))
  if (after === null && query.cursor !== undefined) return refuseCursor()
  return answer(call, snapshot, { keyword, near, criteria, candidates, services, prices, after, limits })
}

function pointOf(near: string | undefined): Point | null {
  if (near === undefined) return null
  const [latitude = 0, longitude = 0] = near.split(',').map(Number)
  return [latitude, longitude]
}

const orderOf = ({ query, currency }: SearchCall, sort: Sort): CursorOrder => ({
  ...{ sort, currency },
  near: sort === 'popular' ? query.near : undefined,
})

/** `date`: the day that was chosen or typed; null at any. */
type Criteria = {
  date: string | null
  quantity: number | undefined
  /** Of a rental. */
  days: number | undefined
  times: StartTimes
  sort: Sort
  range: PriceRange | null
  /** What is said by the keyword alone. `isPriceUnmet`: nobody has the typed price, which is left out. */
  typed: QueryModifiers & { range: TypedRange | null; isPriceUnmet: boolean }
}

/** A parameter wins over what the keyword says. */
function criteriaOf({ query, currency }: SearchCall, snapshot: SearchSnapshot, keyword: UnderstoodKeyword): Criteria {
  const modifiers = possibleModifiers(snapshot, keyword)
  const { priceMin, priceMax } = query
  const hasClockTimes = query.timeFrom !== undefined || query.timeTo !== undefined
  const hasRange = priceMin !== undefined || priceMax !== undefined
  const typed = {
    ...modifiers,
    date: query.date === undefined ? modifiers.date : null,
    quantity: query.quantity === undefined ? modifiers.quantity : null,
    days: query.days === undefined ? modifiers.days : null,
    timeOfDay: query.timeOfDay === undefined ? modifiers.timeOfDay : [],
    ...(hasClockTimes && { timeFrom: null, timeTo: null }),
    sort: query.sort === undefined ? modifiers.sort : null,
    range: hasRange ? null : typedRangeOf(modifiers.prices, currency, snapshot.shown),
    isPriceUnmet: false,
  }
  const sort = query.sort ?? typed.sort ?? 'popular'
  const isInRange = hasRange || typed.range !== null
  return {
    date: query.date ?? typed.date,
    quantity: query.quantity ?? typed.quantity ?? undefined,
    days: query.days ?? typed.days ?? undefined,
    times: startTimesOf({
      timesOfDay: query.timeOfDay ?? typed.timeOfDay,
      timeFrom: query.timeFrom ?? typed.timeFrom,
      timeTo: query.timeTo ?? typed.timeTo,
    }),
    sort,
    range: isInRange ? { min: priceMin ?? typed.range?.min ?? 0, max: priceMax ?? typed.range?.max ?? DEAREST } : null,
    typed,
  }
}

/** A number of people that no shop of the kind takes, of days for which none rents anything, and a time in which none is open, are left out and said. */
function possibleModifiers({ index }: SearchSnapshot, { modifiers, parsed }: UnderstoodKeyword): QueryModifiers {
  const found = parsed?.found ?? index.live()
  const isAny = (filters: Filters) => countBoth(narrow(index, filters), found) > 0
  const { quantity, days, timeOfDay, typed } = modifiers
  const timesOf = (clock: Pick<QueryModifiers, 'timeFrom' | 'timeTo'>) =>
    startTimesOf({ timesOfDay: timeOfDay, timeFrom: clock.timeFrom, timeTo: clock.timeTo })
  const later = modifiers.isBare && !isAny({ times: timesOf(modifiers) }) ? halfADayLater(modifiers) : {}
  const clock = { timeFrom: modifiers.timeFrom, timeTo: modifiers.timeTo, ...later }
  const times = timesOf(clock)
  const isForSoMany = quantity === null || isAny({ quantity })
  const isForSoLong = days === null || isAny({ days })
  const isOpenThen = times === null || isAny({ times })
  const possible = {
    ...{ ...modifiers, ...clock },
    quantity: isForSoMany ? quantity : null,
    days: isForSoLong ? days : null,
    typed: { ...typed, ...(!isForSoMany && { quantity: [] }), ...(!isForSoLong && { days: [] }) },
    unmet: [...(isForSoMany ? [] : typed.quantity), ...(isForSoLong ? [] : typed.days)],
  }
  return isOpenThen ? possible : withoutTypedTimes(possible)
}

const withoutTypedTimes = <Typed extends QueryModifiers>({ typed, unmet, ...modifiers }: Typed) => ({
  ...modifiers,
  ...{ timeOfDay: [], timeFrom: null, timeTo: null },
  typed: { ...typed, timeOfDay: [], time: [] },
  unmet: [...unmet, ...new Set([...typed.timeOfDay, ...typed.time])],
})

/** The same without a typed price that nobody has: those that come nearest to it come first. */
function atAnyPrice(criteria: Criteria, { ofAnyPrice }: Candidates, prices: Prices): Criteria {
  const { range, typed, sort } = criteria
  if (range === null || typed.range === null || count(prices.within(ofAnyPrice, range)) > 0) return criteria
  const areAllCheaper = count(prices.within(ofAnyPrice, { min: range.min, max: DEAREST })) === 0
  const nearestFirst = areAllCheaper ? 'price-desc' : 'price-asc'
  return {
    ...criteria,
    sort: sort === 'popular' ? nearestFirst : sort,
    range: null,
    typed: { ...typed, isPriceUnmet: count(ofAnyPrice) > 0 },
  }
}

/** `base`: what passes all but the facets. `date`: the one that was asked for, or the next one on which anybody is free. */
type Candidates = Possible & { date: string | null; category: Bits; city: Bits; district: Bits; ofAnyPrice: Bits }
type CandidateInput = { keyword: UnderstoodKeyword; criteria: Criteria; limits: LookLimits }

/** The shops that are free, and at what. A typed time at which none is, on that day nor on those that follow, is left out and said. */
async function freeCandidates(
  call: SearchCall,
  snapshot: SearchSnapshot,
  { keyword, criteria, limits }: CandidateInput,
): Promise<{ criteria: Criteria; candidates: Candidates }> {
  const candidatesFor = (some: Criteria) => candidatesOf(call, snapshot, { keyword, criteria: some, limits })
  const candidates = await candidatesFor(criteria)
  const { timeOfDay, timeFrom, timeTo } = criteria.typed
  const isTimeTyped = timeOfDay.length > 0 || timeFrom !== null || timeTo !== null
  if (!isTimeTyped || count(candidates.ofAnyPrice) > 0) return { criteria, candidates }
  const { query } = call
  const times = startTimesOf({ timesOfDay: query.timeOfDay, timeFrom: query.timeFrom, timeTo: query.timeTo })
  const atAnyTime = { ...criteria, times, typed: withoutTypedTimes(criteria.typed) }
  const free = await candidatesFor(atAnyTime)
  return count(free.ofAnyPrice) > 0 ? { criteria: atAnyTime, candidates: free } : { criteria, candidates }
}

async function candidatesOf(
  { query, context }: SearchCall,
  snapshot: SearchSnapshot,
  { keyword: { parsed }, criteria: { quantity, days, times, typed, ...criteria }, limits }: CandidateInput,
): Promise<Candidates> {
  const { index } = snapshot
  const filtered = narrow(index, {
    ...{ locationType: query.locationType, durations: query.duration, quantity, days },
    ...(criteria.date === null && { times }),
  })
  const plain = parsed === null ? filtered : intersect(filtered, parsed.found)
  const category = narrow(index, { categoryIds: query.categoryId })
  const city = narrow(index, { cityIds: listed(query.cityId), countries: listed(query.country) })
  const district = narrow(index, { districtIds: query.districtId })
  const freeOn = (date: string | null) =>
    keepFree(context.db, snapshot, plain, { date, quantity: quantity ?? 1, days, times }, limits)
  const inPlace = (shops: Bits) => [category, city, district].reduce(intersect, shops.slice())
  const isAnyFree = async (date: string | null) => count(inPlace((await freeOn(date)).shops)) > 0
  const date = typed.date === null ? criteria.date : await firstFreeDate(typed.date, typed.weekdays, isAnyFree)
  const free = await freeOn(date)
  return { ...free, date, category, city, district, ofAnyPrice: inPlace(free.shops) }
}

/**
 * The day that was typed, or the next one on which anybody is free: for a weekday its next one, else one of the days that follow.
 * Who types "today" in the evening is told so.
 */
async function firstFreeDate(
  typed: string,
  weekdays: readonly number[],
  isAnyFree: (date: string | null) => Promise<boolean>,
): Promise<string> {
  if ((await isAnyFree(typed)) || !(await isAnyFree(null))) return typed
  const first = Temporal.PlainDate.from(typed)
  const ahead = Array.from({ length: DAYS_LOOKED_AHEAD }, (_, i) => first.add({ days: i + 1 }))
  const isNamed = ({ dayOfWeek }: Temporal.PlainDate) => weekdays.includes(dayOfWeek)
  for (const date of ahead.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one))))
    if (await isAnyFree(date.toString())) return date.toString()
  return typed
}

type PriceInput = { criteria: Criteria; candidates: Candidates; services: SearchedServices | null }

/** What sorts and filters by price is what the cards say. */
async function pricesOf(
  { currency }: SearchCall,
  snapshot: SearchSnapshot,
  { criteria, candidates, services }: PriceInput,
): Promise<Prices> {
  const own = shopPrices(await snapshot.index.priced(currency, snapshot.shown))
  if (services === null || !(criteria.range !== null || isByPrice(criteria.sort))) return own
  return servicePrices(snapshot, candidates.ofAnyPrice, { services, currency, own })
}

/** `near`: where the visitor is. `after`: the place after which the page begins; null for the first. */
type AnswerInput = CandidateInput & PriceInput & { near: Point | null; prices: Prices; after: SortedPlace | null }

async function answer(
  call: SearchCall,
  snapshot: SearchSnapshot,
  { keyword, near, criteria, candidates, services, prices, after, limits }: AnswerInput,
): ReturnType<Handler<'searchShops'>> {
  const { query, currency, context, locale } = call
  const { index } = snapshot
  const { parsed } = keyword
  const { sort, range, typed, days, times, quantity = 1 } = criteria
  const { date, shops: base, allLookedAt, free, category, city, district, ofAnyPrice } = candidates
  const sides = { category, city, district, price: range === null ? base : prices.within(base, range) }
  const found = intersect(ofAnyPrice.slice(), sides.price)
  // Who types "cheap" beside a kind and a place wants the cheapest of what fits best; who chooses the order gets it alone.
  const isTiered = sort === 'popular' || typed.sort !== null || (typed.isPriceUnmet && query.sort === undefined)
  const origins = near === null ? (parsed?.points ?? []) : [near]
  const points = sort === 'popular' ? origins : []
  const order =
    points.length > 0
      ? { order: await index.nearest(found, points), backwards: false }
      : sorted(index, sort, prices.order)
  const sorting = { ...order, tiers: isTiered ? (parsed?.tiers ?? []) : [] }
  const part = { sorting, found, after, limit: query.limit ?? USUAL_LIMIT, allLookedAt }
  const {
    shops,
    next,
    free: onPage,
  } = await freePage(context.db, snapshot, part, { date, quantity, days, times }, limits)
  const ids = shops.map(({ id }) => id)
  const isForParty = criteria.quantity !== undefined || times !== null
  const cards = await cardsOf(call, ids, {
    ...{ snapshot, party: { quantity: criteria.quantity ?? null, times } },
    ...(date !== null && { freeOn: allLookedAt ? free : onPage }),
  })
  const data = await Promise.all(
    cards.map(async (card) => {
      const service = showSearched(snapshot, services, card.id, call)
      if (service === null) return { ...card, searched: null }
      const { rental: length, unit: named, ...shown } = service
      const rental = length && (await showRental(call, card.id, shown.id, length))
      const unit = named && (await showUnit(call, card.id, shown.id, named))
      const searched = { ...shown, ...(rental !== null && { rental }), ...(unit !== null && { unit }) }
      const day = card.nextAvailableDate
      if (day === null || !(isForParty || date !== null)) return { ...card, searched }
      const unitId = days === undefined ? (unit?.id ?? null) : (length?.id ?? null)
      const wish = { shopId: card.id, serviceId: searched.id, unitId, date: day, quantity, times }
      return { ...card, searched: { ...searched, next: await nextTimes(context, wish, currency) } }
    }),
  )
  return {
    status: 200,
    body: {
      data,
      total: Math.min(countBoth(found, found), MOST_COUNTED),
      nextCursor: next === null ? null : writeCursor(next, orderOf(call, sort)),
      facets: facetsOf(
        index,
        {
          ...{ prices: prices.order, base, sides, districtIds: query.districtId ?? [] },
          cityIds: query.cityId === undefined ? typedCities(parsed) : [query.cityId],
        },
        { locale, currency },
      ),
      correctedKeyword: keyword.corrected,
      interpretation: {
        ...interpretationOf(index, { parsed, replaced: keyword.replaced, modifiers: typed, found, ofAnyPrice }, locale),
        ...interpretedDate(typed.date, date),
        priceMin: inMoney(typed.range?.min, call),
        priceMax: inMoney(typed.range?.max, call),
        ...(typed.isPriceUnmet && { priceUnmet: true }),
        notFound: keyword.notFound,
        placeOnly: keyword.notFound.length > 0 && (parsed?.matches ?? []).every(({ isPlace }) => isPlace),
      },
    },
  }
}

/** The cities that the keyword names, or whose district or sight it names. */
const typedCities = (parsed: ParsedQuery | null): string[] =>
  (parsed?.matches ?? [])
    .filter(({ isPlace }) => isPlace)
    .flatMap(({ term }) => term.meaning?.things ?? [])
    .flatMap(({ kind, id }) => (kind === 'city' ? [id] : []))

type RentalUnit = { id: string; days: number }

/** Which length of a rental the price is for; null where the shop has changed meanwhile. */
async function showRental({ context, locale }: SearchCall, shopId: string, serviceId: string, unit: RentalUnit) {
  const offer = await getOffer(context, shopId, serviceId)
  const found = offer?.units.find(({ id }) => id === unit.id)
  return found === undefined ? null : { days: unit.days, unitId: unit.id, unitName: inLanguage(locale, found.name) }
}

/** The unit that is called so; null where the shop has changed meanwhile. */
async function showUnit({ context, locale }: SearchCall, shopId: string, serviceId: string, named: NamedUnit) {
  const offer = await getOffer(context, shopId, serviceId)
  const found = offer?.units.find(({ name, price }) => price === named.price && isDeepStrictEqual(name, named.name))
  return found === undefined ? null : { id: found.id, name: inLanguage(locale, found.name) }
}

/** `fullOn`: the day that was typed, where nobody is free on it and another one is shown. */
const interpretedDate = (typed: string | null, date: string | null) => ({
  date: typed === null ? null : date,
  fullOn: typed !== null && date !== typed ? typed : null,
})

const inMoney = (amount: number | null | undefined, { currency }: SearchCall): Schemas['Money'] | null =>
  amount == null ? null : { amount, currency }
