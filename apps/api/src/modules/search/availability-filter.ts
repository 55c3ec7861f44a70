import type { Db } from '../../db/connection.ts'
import { shopsAvailableOn } from '../availability/day/shops-available-on.ts'
import type { CatalogueSnapshot } from '../catalogue-changes/catalogue-snapshot.ts'
import type { Page, Sorted, SortedPlace } from './index/find.ts'
import type { SearchSnapshot } from './index/search-index.ts'

export type Party = { date: string | null; quantity: number }

/** How many shops one search looks at for what they have free. */
export type LookLimits = {
  /** Up to so many are all looked at; past it total and facets count those that open on the date. */
  all: number
  /** On the way to a full page: past it the page comes out short rather than slow, when nearly everyone is taken. */
  onTheWay: number
}

/** What is looked at together on the way to a full page, at most. */
const MOST_TOGETHER = 200

export type Possible<Shops> = { shops: Shops; allLookedAt: boolean }

/** Those that have something free for the party on its date, or that open on it where they are too many to look at each. */
export async function keepFree<Shops, Order>(
  db: Db,
  look: SearchSnapshot<Shops, Order>,
  found: Shops,
  { date, quantity }: Party,
  limits: LookLimits,
): Promise<Possible<Shops>> {
  if (date === null) return { shops: found, allLookedAt: true }
  const { search } = look
  const weekday = search.in('weekday', [Temporal.PlainDate.from(date).dayOfWeek])
  const planned = search.union(
    search.difference(weekday, search.in('holiday', [date.slice(-5)])),
    search.in('special', [date]),
  )
  const opening = search.difference(planned, search.in('closed', [date]))
  const open = [search.in('people', [quantity]), opening].reduce(search.intersection, found)
  if ((await search.count(open)) > limits.all) return { shops: open, allLookedAt: false }
  const ids = (await search.prices(open)).map(({ id }) => id)
  const free = await shopsAvailableOn(db, look, ids, { date, quantity })
  return { shops: search.ofIds(free), allLookedAt: true }
}

type FilterInput<Shops, Order> = {
  sorting: Sorted<Shops, Order>
  found: Shops
  after: SortedPlace | null
  limit: number
  allLookedAt: boolean
}

/** A page of shops that are really free: where not all were looked at, those on the way to a full page are. */
export async function freePage<Shops, Order>(
  db: Db,
  look: SearchSnapshot<Shops, Order>,
  { sorting, found, after, limit, allLookedAt }: FilterInput<Shops, Order>,
  { date, quantity }: Party,
  { onTheWay }: LookLimits,
): Promise<Page> {
  if (date === null || allLookedAt) return look.search.page(sorting, found, { after, limit })
  const shops: SortedPlace[] = []
  let from = after
  let batch = limit + 1
  for (let looked = 0; ; batch = Math.min(2 * batch, MOST_TOGETHER)) {
    const part = { after: from, limit: Math.min(batch, onTheWay - looked) }
    const step = await look.search.page(sorting, found, part)
    shops.push(...(await reallyFree(db, look, step.shops, { date, quantity })))
    looked += step.shops.length
    // One more than the page has: only so it is known that something follows.
    const last = shops.length > limit ? shops[limit - 1] : undefined
    if (last !== undefined) return { shops: shops.slice(0, limit), next: last }
    if (step.next === null || looked >= onTheWay) return { shops, next: step.next }
    from = step.next
  }
}

async function reallyFree(
  db: Db,
  look: CatalogueSnapshot,
  shops: SortedPlace[],
  party: { date: string; quantity: number },
): Promise<SortedPlace[]> {
  const ids = shops.map(({ id }) => id)
  const free = new Set(await shopsAvailableOn(db, look, ids, party))
  return shops.filter(({ id }) => free.has(id))
}
