import type { Currency, Locale, Schemas } from '../../contract/handler.ts'
import type { Db } from '../../db/connection.ts'
import type { Viewer } from '../cards.ts'
import { textIn } from '../texts.ts'
import { type Bits, intersect } from './bits.ts'
import { type Counted, countsOf } from './find.ts'
import type { Order } from './order.ts'
import type { ShopIndex } from './shop-index.ts'
import { UNTOLD } from './shown-prices.ts'

type Facets = Schemas['Facets']
type Side = 'price' | 'category' | 'city'

export type Faceted = {
  index: ShopIndex
  prices: Order
  /** What passes every filter that is not a facet. */
  asked: Bits
  /** What passes the filter of each facet. */
  sides: Record<Side, Bits>
}

/** A facet says what one would get by choosing otherwise in it alone: so its own filter is left out. */
export async function facetsOf({ world, locale, currency }: Viewer, search: Faceted): Promise<Facets> {
  const { index, asked, sides } = search
  const without = (one: Side, other: Side) => intersect(intersect(asked.slice(), sides[one]), sides[other])
  const [categories, cities] = await Promise.all([
    named(world.db, 'category', locale, countsOf(index, 'category', without('price', 'city'))),
    named(world.db, 'city', locale, countsOf(index, 'city', without('price', 'category'))),
  ])
  return { categories, cities, price: span(search.prices, without('category', 'city'), currency) }
}

function span(prices: Order, found: Bits, currency: Currency): Facets['price'] {
  const [min, max] = prices.span(found, UNTOLD) ?? []
  return min === undefined || max === undefined
    ? null
    : { min: { amount: min, currency }, max: { amount: max, currency } }
}

async function named(
  db: Db,
  table: 'category' | 'city',
  locale: Locale,
  counted: Counted[],
): Promise<Facets['categories']> {
  if (counted.length === 0) return []
  const ids = counted.map(({ id }) => id)
  const rows = await db
    .selectFrom(table)
    .select(['id', textIn(locale, 'name').as('name')])
    .where('id', 'in', ids)
    .execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return counted.map(({ id, count }) => ({ id, name: names.get(id) ?? id, count }))
}
