import { sql } from 'kysely'
import type { Currency, Locale, Schemas } from '../../contract/types.ts'
import type { Db } from '../../db/connection.ts'
import { textIn } from '../../db/localized-text.ts'
import type { Viewer } from '../catalogue/cards.ts'
import { type Bits, intersect } from './bits.ts'
import { UNTOLD } from './currency-conversion-cache.ts'
import { type Counted, countsOf } from './find.ts'
import type { Order } from './order.ts'
import type { ShopIndex } from './shop-index.ts'

type Facets = Schemas['Facets']
type Side = 'price' | 'category' | 'city'

export type Faceted = {
  index: ShopIndex
  isBehind: boolean
  prices: Order
  /** What passes every filter that is not a facet. */
  asked: Bits
  /** What passes the filter of each facet. */
  sides: Record<Side, Bits>
}

/** A facet says what one would get by choosing otherwise in it alone: so its own filter is left out. */
export async function facetsOf({ context, locale, currency }: Viewer, search: Faceted): Promise<Facets> {
  const { index, asked, sides } = search
  const without = (one: Side, other: Side) => intersect(intersect(asked.slice(), sides[one]), sides[other])
  const categories = countsOf(index, 'category', without('price', 'city'))
  const cities = countsOf(index, 'city', without('price', 'category'))
  const names = await namesOf(context.db, search, locale, { categories, cities })
  const named = (kind: Named['kind'], counted: Counted[]) =>
    counted.map(({ id, count }) => ({ id, name: names.get(`${kind} ${id}`) ?? id, count }))
  return {
    categories: named('category', categories),
    cities: named('city', cities),
    price: span(search.prices, without('category', 'city'), currency),
  }
}

function span(prices: Order, found: Bits, currency: Currency): Facets['price'] {
  const [min, max] = prices.span(found, UNTOLD) ?? []
  return min === undefined || max === undefined
    ? null
    : { min: { amount: min, currency }, max: { amount: max, currency } }
}

type Named = { kind: 'category' | 'city'; id: string; name: string }

type Names = { changes: number; names: Map<string, string> }

const kept = new WeakMap<ShopIndex, Map<Locale, Names>>()

/** Kept until any shop changes: no name of a city or category changes without making its shops changed ones. */
async function namesOf(
  db: Db,
  { index, isBehind }: Pick<Faceted, 'index' | 'isBehind'>,
  locale: Locale,
  { categories, cities }: { categories: Counted[]; cities: Counted[] },
): Promise<Map<string, string>> {
  const changes = index.changes()
  const byLocale = kept.get(index) ?? new Map<Locale, Names>()
  kept.set(index, byLocale)
  const before = byLocale.get(locale)
  const names = !isBehind && before?.changes === changes ? before.names : new Map<string, string>()
  byLocale.set(locale, { changes, names })
  const missing = (kind: Named['kind'], counted: Counted[]) =>
    counted.flatMap(({ id }) => (names.has(`${kind} ${id}`) ? [] : [id]))
  const [missingCategories, missingCities] = [missing('category', categories), missing('city', cities)]
  if (missingCategories.length + missingCities.length === 0) return names
  const name = textIn(locale, 'name')
  const { rows } = await sql<Named>`
    select 'category' as kind, id, ${name} as name from category where id = any(${missingCategories})
    union all
    select 'city', id, ${name} from city where id = any(${missingCities})`.execute(db)
  for (const { kind, id, name } of rows) names.set(`${kind} ${id}`, name)
  return names
}
