import { type Handler, refuseFields } from '../../contract/handler.ts'
import { cardsOf } from '../cards.ts'
import { count, intersect } from './bits.ts'
import { understandOrCorrect } from './corrected.ts'
import { goesOn, isByPrice, readCursor, writeCursor } from './cursor.ts'
import { facetsOf } from './facets.ts'
import { narrow, sorted } from './find.ts'
import { freshLook } from './freshness.ts'
import { freePage, keepFree, type LookLimits } from './only-free.ts'
import { pricedAsShown, pricedByShop } from './price-shown.ts'
import { searchedServices } from './searched-service.ts'
import { shownBy } from './shown-prices.ts'

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
  const { query, currency, world } = call
  const sort = query.sort ?? 'popular'
  const after = query.cursor === undefined ? null : readCursor(query.cursor, sort, currency)
  if (query.cursor !== undefined && after === null) return refuseCursor()
  const range = { min: query.priceMin ?? 0, max: query.priceMax ?? DEAREST }
  if (range.min > range.max) return refuseFields([{ field: 'priceMax', code: 'TOO_SMALL' }])

  const look = await freshLook(world.db)
  const { index, rates } = look
  const shown = shownBy(world.db, rates)
  const prices = index.priced(currency, shown)
  const party = { date: query.date ?? null, quantity: query.quantity ?? 1 }
  const { keyword = '' } = query
  const { understood, corrected } = understandOrCorrect(index, keyword, call.locale)
  const { locationType, duration: durations, quantity } = query
  const plain = narrow(index, { locationType, durations, quantity })
  if (understood !== null) intersect(plain, understood.found)
  const { bits: asked, allLookedAt } = await keepFree(world.db, look, plain, party, limits)
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
  const tiers = sort === 'popular' ? (understood?.tiers ?? []) : []
  const sorting = { ...sorted(index, sort, priced.order), tiers }
  const limit = query.limit ?? USUAL_LIMIT
  const { shops, next } = await freePage(world.db, look, { sorting, found, after, limit, allLookedAt }, party, limits)
  const ids = shops.map(index.idOf)
  const [cards, searched, facets] = await Promise.all([
    cardsOf(call, ids, { look, freeOn: query.date }),
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
    },
  }
}
