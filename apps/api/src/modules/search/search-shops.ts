import { refuseFields } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import { cardsOf } from '../catalogue/cards.ts'
import { freePage, keepFree, type LookLimits } from './availability-filter.ts'
import { goesOn, isByPrice, readCursor, writeCursor } from './cursor.ts'
import { facetsOf } from './facets.ts'
import { shownBy } from './index/currency-conversion-cache.ts'
import { narrow } from './index/find.ts'
import { askSearchIndex } from './index/open-search-index.ts'
import type { SearchSnapshot } from './index/search-index.ts'
import { pricedAsShown, pricedByShop } from './prices/search-price.ts'
import { searchedServices } from './prices/searched-service.ts'
import { typedRangeOf } from './prices/typed-range.ts'
import { interpretationOf, queryChoicesOf, replacedTerms } from './query/interpretation.ts'
import { parseOrCorrect } from './query/spell-correction.ts'

const MOST_COUNTED = 10_000
const USUAL_LIMIT = 20
/** The largest amount of the contract. */
const DEAREST = 100_000_000_000
const DAYS_LOOKED_AHEAD = 7

const refuseCursor = () => refuseFields([{ field: 'cursor', code: 'FORMAT' }])

const listed = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value])

/** `priced`: up to so many shops of any price are sorted and filtered by that of the service that was searched for. */
export type SearchLimits = LookLimits & { priced: number }

export const searchShops = searchWithin({ all: 800, onTheWay: 2000, priced: 200 })

export function searchWithin(limits: SearchLimits): Handler<'searchShops'> {
  return (call) => search(call, limits)
}

async function search(
  call: Parameters<Handler<'searchShops'>>[0],
  limits: SearchLimits,
): ReturnType<Handler<'searchShops'>> {
  const { query, context } = call
  const { priceMin = 0, priceMax = DEAREST } = query
  if (priceMin > priceMax) return refuseFields([{ field: 'priceMax', code: 'TOO_SMALL' }])

  return askSearchIndex(context, (look, context) => answerOf({ ...call, context }, look, limits))
}

async function answerOf<Shops, Order>(
  call: Parameters<Handler<'searchShops'>>[0],
  look: SearchSnapshot<Shops, Order>,
  limits: SearchLimits,
): ReturnType<Handler<'searchShops'>> {
  const { query, currency, context, locale } = call
  const { search, rates } = look
  const shown = shownBy(context.db, rates)
  const prices = await search.byPrice(currency)
  const { keyword = '' } = query
  const { parsed, corrected, notFound, beside, replaced, terms } = await search.keywords((index) => {
    const read = parseOrCorrect(index, keyword, locale)
    return {
      ...read,
      beside: queryChoicesOf(index, look.now, keyword, locale, read.parsed?.matches ?? []),
      replaced: replacedTerms(index, read.parsed),
      terms: index.matcher().terms(read.corrected ?? keyword, locale),
    }
  })
  // A parameter wins over what the keyword says.
  const hasRange = query.priceMin !== undefined || query.priceMax !== undefined
  const queryChoices = {
    ...beside,
    date: query.date === undefined ? beside.date : null,
    quantity: query.quantity === undefined ? beside.quantity : null,
    sort: query.sort === undefined ? beside.sort : null,
  }
  const typedRange = hasRange ? null : typedRangeOf(beside.prices, currency, shown)
  const range = { min: query.priceMin ?? typedRange?.min ?? 0, max: query.priceMax ?? typedRange?.max ?? DEAREST }
  const sort = query.sort ?? queryChoices.sort ?? 'popular'
  const after = query.cursor === undefined ? null : readCursor(query.cursor, sort, currency)
  if (query.cursor !== undefined && after === null) return refuseCursor()
  const quantity = query.quantity ?? queryChoices.quantity ?? undefined
  const { locationType, duration: durations } = query
  const filtered = narrow(search, { locationType, durations, quantity })
  const plain = parsed === null ? filtered : search.intersection(filtered, search.ofBits(parsed.found))
  const chosen = {
    category: narrow(search, { categoryIds: query.categoryId }),
    city: narrow(search, { cityIds: listed(query.cityId), countries: listed(query.country) }),
  }
  const freeOn = (date: string | null) => keepFree(context.db, look, plain, { date, quantity: quantity ?? 1 }, limits)
  const withoutPrice = (shops: Shops) => [chosen.category, chosen.city].reduce(search.intersection, shops)
  const isAnyFree = async (date: string | null) => (await search.count(withoutPrice((await freeOn(date)).shops))) > 0
  const date = query.date ?? (await firstFreeDate(queryChoices.date, isAnyFree))
  const party = { date, quantity: quantity ?? 1 }
  const { shops: base, allLookedAt, free } = await freeOn(date)
  const isPriced = hasRange || typedRange !== null
  const ofAnyPrice = withoutPrice(base)
  const services = searchedServices(call, look, { categoryIds: query.categoryId ?? [], terms })
  const priced =
    services === null || !(isPriced || isByPrice(sort))
      ? pricedByShop(search, prices)
      : await pricedAsShown(search, ofAnyPrice, { prices, services, currency, shown, most: limits.priced })
  if (after !== null && !goesOn(after, priced.by)) return refuseCursor()
  const sides = { ...chosen, price: isPriced ? priced.within(base, range) : base }
  const found = search.intersection(ofAnyPrice, sides.price)
  // Who types "cheap" beside a kind and a place wants the cheapest of what fits best; who chooses the order gets it alone.
  const isTiered = sort === 'popular' || queryChoices.sort !== null
  const tiers = isTiered ? (parsed?.tiers ?? []).map(search.ofBits) : []
  const sorting = { ...search.sorted(sort, priced.order), tiers }
  const limit = query.limit ?? USUAL_LIMIT
  const page = { sorting, found, after, limit, allLookedAt }
  const { shops, next, free: onPage } = await freePage(context.db, look, page, party, limits)
  const ids = shops.map(({ id }) => id)
  const [cards, searched, facets, total, interpretation] = await Promise.all([
    cardsOf(call, ids, { look, ...(date !== null && { freeOn: allLookedAt ? free : onPage }) }),
    priced.searched ?? services?.of(ids) ?? null,
    facetsOf(search, { prices: priced.order, base, sides }, { locale, currency }),
    search.count(found),
    interpretationOf(search, { parsed, replaced, queryChoices, found }, locale),
  ])
  const isMoved = queryChoices.date !== null && date !== queryChoices.date
  const inMoney = (amount: number | null | undefined) => (amount == null ? null : { amount, currency })
  return {
    status: 200,
    body: {
      data: cards.map((card) => {
        const service = searched?.get(card.id)
        return { ...card, searched: service === undefined ? null : (services?.say(service) ?? null) }
      }),
      total: Math.min(total, MOST_COUNTED),
      nextCursor: next === null ? null : writeCursor(next, sort, { currency, by: priced.by }),
      facets,
      correctedKeyword: corrected,
      interpretation: {
        ...interpretation,
        date: queryChoices.date === null ? null : date,
        fullOn: isMoved ? queryChoices.date : null,
        priceMin: inMoney(typedRange?.min),
        priceMax: inMoney(typedRange?.max),
        notFound,
        placeOnly: notFound.length > 0 && (parsed?.matches ?? []).every(({ isPlace }) => isPlace),
      },
    },
  }
}

/** The day that was typed, or the next one of the week on which anybody is free: who types "today" in the evening is told so. */
async function firstFreeDate(
  typed: string | null,
  isAnyFree: (date: string | null) => Promise<boolean>,
): Promise<string | null> {
  if (typed === null || (await isAnyFree(typed)) || !(await isAnyFree(null))) return typed
  const first = Temporal.PlainDate.from(typed)
  for (let days = 1; days <= DAYS_LOOKED_AHEAD; days++) {
    const date = first.add({ days }).toString()
    if (await isAnyFree(date)) return date
  }
  return typed
}
