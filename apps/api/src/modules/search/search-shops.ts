import { refuseFields } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import { cardsOf } from '../catalogue/cards.ts'
import { freePage, keepFree, type LookLimits } from './availability-filter.ts'
import { count, intersect } from './bits.ts'
import { shownBy } from './currency-conversion-cache.ts'
import { goesOn, isByPrice, readCursor, writeCursor } from './cursor.ts'
import { facetsOf } from './facets.ts'
import { narrow, sorted } from './find.ts'
import { currentIndexSnapshot } from './index-manager.ts'
import { interpretationOf, saidBeside } from './interpretation.ts'
import { pricedAsShown, pricedByShop } from './search-price.ts'
import { searchedServices } from './searched-service.ts'
import { understandOrCorrect } from './spell-correction.ts'

const MOST_COUNTED = 10_000
const USUAL_LIMIT = 20
/** The largest amount of the contract. */
const DEAREST = 100_000_000_000

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
  const { query, currency, context } = call
  const range = { min: query.priceMin ?? 0, max: query.priceMax ?? DEAREST }
  if (range.min > range.max) return refuseFields([{ field: 'priceMax', code: 'TOO_SMALL' }])

  const look = await currentIndexSnapshot(context.db)
  const { index, rates } = look
  const shown = shownBy(context.db, rates)
  const prices = await index.priced(currency, shown)
  const { keyword = '' } = query
  const { understood, corrected } = understandOrCorrect(index, keyword, call.locale)
  const beside = saidBeside(look, keyword, call.locale, understood?.told ?? [])
  // A parameter wins over what the keyword says.
  const said = {
    ...beside,
    date: query.date === undefined ? beside.date : null,
    quantity: query.quantity === undefined ? beside.quantity : null,
    sort: query.sort === undefined ? beside.sort : null,
  }
  const sort = query.sort ?? said.sort ?? 'popular'
  const after = query.cursor === undefined ? null : readCursor(query.cursor, sort, currency)
  if (query.cursor !== undefined && after === null) return refuseCursor()
  const date = query.date ?? said.date
  const quantity = query.quantity ?? said.quantity ?? undefined
  const party = { date, quantity: quantity ?? 1 }
  const { locationType, duration: durations } = query
  const plain = narrow(index, { locationType, durations, quantity })
  if (understood !== null) intersect(plain, understood.found)
  const { bits: asked, allLookedAt } = await keepFree(context.db, look, plain, party, limits)
  const isPriced = query.priceMin !== undefined || query.priceMax !== undefined
  const chosen = {
    category: narrow(index, { categoryIds: query.categoryId }),
    city: narrow(index, { cityIds: listed(query.cityId), countries: listed(query.country) }),
  }
  const ofAnyPrice = intersect(intersect(asked.slice(), chosen.category), chosen.city)
  const services = searchedServices(call, look, {
    categoryIds: query.categoryId ?? [],
    keyword: corrected ?? keyword,
  })
  const priced =
    services === null || !(isPriced || isByPrice(sort))
      ? pricedByShop(prices)
      : await pricedAsShown(look, ofAnyPrice, { services, currency, shown, most: limits.priced })
  if (after !== null && !goesOn(after, priced.by)) return refuseCursor()
  const sides = { ...chosen, price: isPriced ? priced.within(asked, range) : asked }
  const found = intersect(ofAnyPrice.slice(), sides.price)
  // Who types "cheap" beside a kind and a place wants the cheapest of what fits best; who chooses the order gets it alone.
  const tiers = sort === 'popular' || said.sort !== null ? (understood?.tiers ?? []) : []
  const sorting = { ...sorted(index, sort, priced.order), tiers }
  const limit = query.limit ?? USUAL_LIMIT
  const { shops, next } = await freePage(context.db, look, { sorting, found, after, limit, allLookedAt }, party, limits)
  const ids = shops.map(index.idOf)
  const [cards, searched, facets] = await Promise.all([
    cardsOf(call, ids, { look, freeOn: date ?? undefined }),
    priced.searched ?? services?.of(ids) ?? null,
    facetsOf(call, { index, isBehind: look.isBehind, prices: priced.order, asked, sides }),
  ])
  return {
    status: 200,
    body: {
      data: cards.map((card) => {
        const service = searched?.get(card.id)
        return { ...card, searched: service === undefined ? null : (services?.say(service) ?? null) }
      }),
      total: Math.min(count(found), MOST_COUNTED),
      nextCursor: next === null ? null : writeCursor(next, sort, { currency, by: priced.by }),
      facets,
      correctedKeyword: corrected,
      interpretation: interpretationOf(index, understood, found, said, call.locale),
    },
  }
}
