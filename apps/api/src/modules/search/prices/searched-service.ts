import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Currency, Schemas } from '../../../contract/types.ts'
import type { Db } from '../../../db/connection.ts'
import type { Text } from '../../../lib/localized-text.ts'
import { inLanguage } from '../../../lib/localized-text.ts'
import type { Viewer } from '../../catalogue/cards.ts'
import type { CatalogueSnapshot } from '../../catalogue-changes/catalogue-snapshot.ts'
import { createShopCache } from '../../catalogue-changes/shop-cache.ts'
import { shown } from '../../money/convert.ts'
import type { Term } from '../query/term.ts'
import { createServiceScore, isForEverybody } from './service-score.ts'

export type Searched = Schemas['SearchedService']
/** Of a shop: what it offers, the cheapest first. */
type Offered = readonly Service[]
export type Service = { id: string; kinds: readonly string[]; name: Text; price: number; currency: Currency }
type Row = Service & { shop_id: string }
type ServiceQuery = { categoryIds: readonly string[]; terms: readonly Term[] }

/** Shops of one statement. */
const READ_AT_ONCE = 100
/** Shops whose services are looked at before others get their turn. */
const LOOKED_AT_AT_ONCE = 20

const cachedOffers = createShopCache<Offered>(5000)

export type SearchedServices = ReturnType<typeof searchedServices>

/** The service of each shop that a search means; null where it tells no service from another. */
export function searchedServices(
  { context, locale, currency }: Viewer,
  look: CatalogueSnapshot,
  { categoryIds, terms }: ServiceQuery,
) {
  const scoreOf = createServiceScore(terms, categoryIds)
  if (scoreOf === null) return null
  const isPlain = isForEverybody(terms)

  /** The cheapest of those that fit best; none where none fits. */
  const searchedOf = (offered: Offered): Service | null => {
    const scores = offered.map(scoreOf)
    const best = Math.max(0, ...scores)
    if (best === 0) return null
    const fitting = offered.filter((_, at) => scores[at] === best)
    return fitting.find(isPlain) ?? fitting[0] ?? null
  }

  return {
    /** By shop, where there is one. */
    async of(shopIds: readonly string[]): Promise<Map<string, Service>> {
      const found = new Map<string, Service>()
      for (let at = 0; at < shopIds.length; at += READ_AT_ONCE) {
        const ids = shopIds.slice(at, at + READ_AT_ONCE)
        const offers = await cachedOffers(context.db, look, ids, '', (missing) => loadOffers(context.db, missing))
        let looked = 0
        for (const [id, offered] of offers) {
          const service = searchedOf(offered)
          if (service !== null) found.set(id, service)
          if (++looked % LOOKED_AT_AT_ONCE === 0) await setImmediate()
        }
      }
      return found
    },
    /** As a card says it. */
    say: ({ id, name, price: amount, currency: own }: Service): Searched => ({
      id,
      name: inLanguage(locale, name),
      priceFrom: shown({ amount, currency: own }, currency, look.rates),
    }),
  }
}

async function loadOffers(db: Db, shopIds: string[]): Promise<Iterable<readonly [string, Offered]>> {
  const { rows } = await sql<Row>`
    select service.shop_id, service.id, array_remove(array[category.id, category.parent_id], null) as kinds,
      service.name, offered.price, shop.currency
    from service join shop on shop.id = service.shop_id join category on category.id = service.category_id
      cross join lateral (select min(price) as price from service_unit unit
        where unit.shop_id = service.shop_id and unit.service_id = service.id) offered
    where service.shop_id = any(${shopIds}) and service.active and offered.price is not null
    order by offered.price, service.sort, service.id`.execute(db)
  const offers = Map.groupBy(rows, ({ shop_id }) => shop_id)
  return shopIds.map((id) => [id, (offers.get(id) ?? []).map(({ shop_id: _, ...service }) => service)] as const)
}
