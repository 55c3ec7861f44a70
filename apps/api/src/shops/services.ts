import { type RawBuilder, sql } from 'kysely'
import type { Currency, Locale, Schemas } from '../contract/handler.ts'
import type { Db } from '../db/connection.ts'
import { type Rates, shown } from '../money/convert.ts'
import { loadRates } from '../money/rates.ts'
import type { Viewer } from './cards.ts'
import { textIn } from './texts.ts'

type Service = Schemas['Service']

export type ServiceRow = Omit<Service, 'priceFrom' | 'units'> & {
  currency: Currency
  units: { id: string; name: string; durationMinutes: number; price: number }[]
}

/** Those that `which` keeps, of `service` and `shop` joined; a service without a unit is not offered. */
export async function servicesOf(
  { world, locale, currency }: Viewer,
  which: RawBuilder<unknown>,
  page: RawBuilder<unknown> = sql``,
): Promise<Service[]> {
  const [rows, rates] = await Promise.all([loadServices(world.db, locale, which, page), loadRates(world.db)])
  return rows.map((row) => serviceFrom(row, currency, rates))
}

/** The same without what depends on rates. */
export async function loadServices(
  db: Db,
  locale: Locale,
  which: RawBuilder<unknown>,
  page: RawBuilder<unknown> = sql``,
): Promise<ServiceRow[]> {
  const { rows } = await sql<ServiceRow>`select ${columns(locale)} from service join shop on shop.id = service.shop_id
    join category on category.id = service.category_id
    where service.active and shop.active and exists (${unitsOfService}) and ${which} ${page}`.execute(db)
  return rows
}

export async function countServices({ world }: Viewer, which: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`select count(*) as total from service join shop on shop.id = service.shop_id
    where service.active and shop.active and exists (${unitsOfService}) and ${which}`.execute(world.db)
  return rows[0]?.total ?? 0
}

const unitsOfService = sql`select from service_unit where shop_id = service.shop_id and service_id = service.id`

const columns = (
  locale: Locale,
) => sql`service.id, service.shop_id as "shopId", ${textIn(locale, 'shop.name')} as "shopName",
  service.category_id as "categoryId", ${textIn(locale, 'category.name')} as "categoryName",
  ${textIn(locale, 'service.name')} as name, ${textIn(locale, 'service.description')} as description,
  selection_unit_mode as "selectionUnitMode", per_person as "perPerson", price_per as "pricePer",
  min_quantity as "minQuantity", max_quantity as "maxQuantity", day_unit as "dayUnit", shop.currency,
  exists (select from service_attach where shop_id = service.shop_id and service_id = service.id) as "hasAttaches",
  (select json_agg(json_build_object('id', unit.id, 'name', ${textIn(locale, 'unit.name')},
      'durationMinutes', unit.duration_minutes, 'price', unit.price) order by unit.sort, unit.id)
    from service_unit unit where unit.shop_id = service.shop_id and unit.service_id = service.id) as units`

export function serviceFrom(
  { currency: own, units, ...service }: ServiceRow,
  currency: Currency,
  rates: Rates,
): Service {
  const inOwn = (amount: number) => ({ amount, currency: own })
  const lowest = Math.min(...units.map(({ price }) => price))
  return {
    ...service,
    priceFrom: shown(inOwn(lowest), currency, rates),
    units: units.map(({ price, ...unit }) => ({
      ...unit,
      price: shown(inOwn(price), currency, rates),
      shopPrice: inOwn(price),
    })),
  }
}
