import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../db/connection.ts'
import type { Rates } from '../../../money/convert.ts'
import type { EntityMatcher } from '../../query/entity-matching.ts'
import { type Named, nameIn } from '../../query/term.ts'
import { membersOf } from '../bits.ts'
import { type Counted, pageOf, type SortedPlace } from '../find.ts'
import type { Shown } from '../memory/shop-index.ts'
import type { PagePart, SearchIndex } from '../search-index.ts'
import { type Condition, type Conditions, holdAll, shopsIn } from '../shop-conditions.ts'
import type { ShopPrice } from '../shop-sets.ts'
import { type DatabaseOrder, databaseOrders } from './database-order.ts'
import { createDatabasePostings, type ShopNumbers } from './database-postings.ts'

type Catalogue = {
  names: readonly Named[]
  matcher: EntityMatcher
  numbers: ShopNumbers
  rates: Rates
  shown: Shown
  /** Filled with the version of each shop that is told of. */
  versions: Map<string, string>
}

/** The search index of PostgreSQL, for one search: the tokens of `shop_token`, and the tables of the catalogue. */
export function createDatabaseSearchIndex(
  db: Db,
  { names, matcher, numbers, rates, shown, versions }: Catalogue,
): SearchIndex<Conditions, DatabaseOrder> {
  const orders = databaseOrders(db, { rates, shown })
  const made = new Map<string, Condition>()
  function once(key: string, make: () => Condition): Condition {
    const condition = made.get(key) ?? make()
    made.set(key, condition)
    return condition
  }
  const note = (rows: readonly { id: string; changed: string | null }[]) => {
    for (const { id, changed } of rows) if (changed !== null) versions.set(id, changed)
  }
  return {
    live: () => [],
    in: (kind, names) => [once(`${kind} ${names.join(' ')}`, () => shopsIn(kind, names))],
    // The same condition twice would be looked at twice.
    intersection: (one, other) => [...new Set([...one, ...other])],
    union: (one, other) => [sql`(${holdAll(one)} or ${holdAll(other)})`],
    difference: (one, other) => [...one, sql`not ${holdAll(other)}`],
    keywords: createDatabasePostings(db, matcher, numbers),
    keywordsAtOnce: 10,
    nameOf: (kind, id, reader) => nameIn(names, kind, id, reader),
    changes: () => null,
    // A subquery, not a list: a prepared statement would compare each shop with each number.
    ofBits: (bits) => [
      sql`shop.id in (select shop_id from shop_token where number in (select unnest(${membersOf(bits)}::integer[])))`,
    ],
    ofIds: (ids) => [sql`shop.id in (select unnest(${ids}::text[]))`],
    async count(shops) {
      const { rows } = await sql<{ total: number }>`select count(*)::integer as total from ${those(shops)}`.execute(db)
      return rows[0]?.total ?? 0
    },
    async counts(kind, shops) {
      const groups =
        kind === 'city'
          ? sql`select city_id as "group" from ${those(shops)}`
          : sql`select distinct shop_id, unnest(array_remove(array[category.id, parent_id], null)) as "group"
              from ${those(shops)} join shop_category on shop_id = shop.id join category on category.id = shop_category.category_id`
      const { rows } = await sql<Counted>`select "group" as id, count(*)::integer as count from (${groups}) as grouped
        group by "group" order by count desc, "group" collate "C"`.execute(db)
      return rows
    },
    async prices(shops) {
      const { rows } = await sql<ShopPrice & Version>`
        select id, price_from as "priceFrom", currency, changed::text from ${those(shops)}
          left join shop_search on shop_id = id`.execute(db)
      note(rows)
      return rows
    },
    byPrice: async (currency) => orders.byPrice(currency),
    byKeys: orders.byKeys,
    sorted(sort, prices) {
      if (sort === 'popular' || sort === 'newest') return { order: orders[sort], backwards: true }
      return { order: prices, backwards: sort === 'price-desc' }
    },
    within: (order, range, shops) => [...shops, order.within(range)],
    span: (order, shops) => order.span(holdAll(shops)),
    async page({ order, backwards, tiers }, shops, { after = null, limit, offset = 0 }) {
      const direction = backwards ? sql`desc` : sql`asc`
      const inOrder = sql`order by tier, key ${direction}, id ${direction}`
      const { rows } = await sql<SortedPlace & Version>`
        select page.*, changed::text from (
          select id, key, tier from (
            select shop.id collate "C" as id, ${order.key} as key, ${tierOf(tiers)} as tier from ${those(shops)}) as fitting
          ${placesAfter(after, backwards)} ${inOrder} limit ${limit + 1} offset ${offset}) as page
        left join shop_search on shop_id = id ${inOrder}`.execute(db)
      note(rows)
      return pageOf(rows, limit, ({ id, key, tier }) => ({ id, key, tier }))
    },
  }
}

/** Null for a shop that nobody searches for yet. */
type Version = { changed: string | null }

/** As a relation, with the columns of `shop`. */
const those = (shops: Conditions) => sql`(select * from shop where shop.active and ${holdAll(shops)}) as shop`

function tierOf(tiers: readonly Conditions[]): RawBuilder<number> {
  if (tiers.length === 0) return sql.lit(0)
  const cases = tiers.map((tier, at) => sql`when ${holdAll(tier)} then ${sql.lit(at)}`)
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(tiers.length)} end`
}

function placesAfter(after: NonNullable<PagePart['after']> | null, backwards: boolean): RawBuilder<unknown> {
  if (after === null) return sql``
  const { tier, key, id } = after
  const follows = sql`(key, id) ${backwards ? sql`<` : sql`>`} (${key}::float8, ${id} collate "C")`
  return sql`where tier > ${tier}::integer or (tier = ${tier}::integer and ${follows})`
}
