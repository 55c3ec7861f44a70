import { sql } from 'kysely'
import type { Db, Trx } from '../../src/db/connection.ts'
import type { ShopItem } from './format.ts'
import type { Hides } from './hides.ts'
import type { Row, State } from './tables.ts'

/** How many rows of the file are not shown after the import. */
export type HiddenRows = { shops: number; services: number; staff: number; equipment: number }

type Shown = { shops: number; services: number; byCity: Map<string, number> }

/** Counts what an import takes off display. */
export type HidesCount = {
  hide(shop: Row): void
  hideServices(count: number): void
  result(): Hides
}

export const noHiddenRows = (): HiddenRows => ({ shops: 0, services: 0, staff: 0, equipment: 0 })

/** Starts with what is shown now, so before anything is written. */
export async function countHides(db: Db | Trx): Promise<HidesCount> {
  const shown = await shownNow(db)
  const byCity = new Map<string, number>()
  let services = 0
  return {
    hide: ({ city_id }) => void byCity.set(String(city_id), (byCity.get(String(city_id)) ?? 0) + 1),
    hideServices: (count) => {
      services += count
    },
    result: () => ({
      ...{ shops: [...byCity.values()].reduce((sum, count) => sum + count, 0), ofShops: shown.shops },
      ...{ services, ofServices: shown.services },
      cities: [...byCity].flatMap(([city, count]) => (count === shown.byCity.get(city) ? [city] : [])).toSorted(),
    }),
  }
}

async function shownNow(db: Db | Trx): Promise<Shown> {
  const { rows } = await sql<{ city: string; shops: number; services: number }>`
    select city_id as city, count(*)::int as shops, coalesce(sum((
             select count(*) from service where service.shop_id = shop.id and service.active)), 0)::int as services
      from shop where active group by city_id`.execute(db)
  const sumOf = (what: 'shops' | 'services') => rows.reduce((sum, row) => sum + row[what], 0)
  return {
    ...{ shops: sumOf('shops'), services: sumOf('services') },
    byCity: new Map(rows.map(({ city, shops }) => [city, shops])),
  }
}

/** Adds what a shop of the file does not show after the import, and what it showed before. */
export function countShop(item: ShopItem, before: State, after: State, rows: HiddenRows, hides: HidesCount): void {
  const isActive = (row: Row | undefined) => row?.active === true
  const [was, is] = [before.shop.get(item.id), after.shop.get(item.id)]
  if (!isActive(is)) rows.shops += 1
  const isHidden = ({ id }: { id: string }, table: 'service' | 'bookable') =>
    !isActive(after[table].get(`${item.id} ${id}`))
  rows.services += (item.services ?? []).filter((one) => isHidden(one, 'service')).length
  rows.staff += (item.staff ?? []).filter((one) => isHidden(one, 'bookable')).length
  rows.equipment += (item.equipment ?? []).filter((one) => isHidden(one, 'bookable')).length
  if (was === undefined || !isActive(was)) return
  if (!isActive(is)) hides.hide(was)
  else
    hides.hideServices(
      [...before.service].filter(([key, row]) => isActive(row) && !isActive(after.service.get(key))).length,
    )
}
