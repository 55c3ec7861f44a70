import { type RawBuilder, sql } from 'kysely'
import type { Currency, Locale, Schemas } from '../../contract/types.ts'
import type { Db } from '../../db/connection.ts'
import { textIn } from '../../db/localized-text.ts'
import { daysOf, tiersOf } from '../../lib/rental-tiers.ts'
import { type Rates, shown } from '../money/convert.ts'
import { loadRates } from '../money/rates.ts'
import type { Viewer } from './cards.ts'

type Service = Schemas['Service']

export type ServiceRow = Omit<Service, 'priceFrom' | 'units' | 'rental' | 'equipmentKind' | 'discount'> & {
  equipmentKind: Schemas['EquipmentKind'] | null
  currency: Currency
  discount: Schemas['Discount'] | null
  units: { id: string; name: string; durationMinutes: number; price: number }[]
}

/** Reads the services that `which` keeps, of `service` and `shop` joined. A service without a unit is not offered. */
export async function servicesOf(
  { context, locale, currency }: Viewer,
  which: RawBuilder<unknown>,
): Promise<Service[]> {
  const [rows, rates] = await Promise.all([loadServices(context.db, locale, which), loadRates(context.db)])
  return rows.map((row) => serviceFrom(row, currency, rates))
}

/** A service without the fields that depend on rates. */
export async function loadServices(
  db: Db,
  locale: Locale,
  which: RawBuilder<unknown>,
  page: RawBuilder<unknown> = sql``,
): Promise<ServiceRow[]> {
  const { rows } = await servicesQuery(locale, which, page).execute(db)
  return rows
}

export const servicesQuery = (
  locale: Locale,
  which: RawBuilder<unknown>,
  page: RawBuilder<unknown> = sql``,
): RawBuilder<ServiceRow> =>
  sql<ServiceRow>`select ${columns(locale)} ${publishedServices(
    which,
    sql`join category on category.id = service.category_id`,
  )} ${page}`

/** The rows of `service` and `shop` joined that are published and that `which` keeps. */
export const publishedServices = (
  which: RawBuilder<unknown>,
  joined: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> =>
  sql`from service join shop on shop.id = service.shop_id ${joined}
    where service.active and shop.active and exists (${unitsOfService}) and ${which}`

// By `offset 0` looked up for each service that is read: joined, every unit there is would be read for one page.
const unitsOfService = sql`select from service_unit where shop_id = service.shop_id and service_id = service.id offset 0`

const columns = (
  locale: Locale,
) => sql`service.id, service.shop_id as "shopId", ${textIn(locale, 'shop.name')} as "shopName",
  service.category_id as "categoryId", ${textIn(locale, 'category.name')} as "categoryName",
  ${textIn(locale, 'service.name')} as name, ${textIn(locale, 'service.description')} as description,
  selection_unit_mode as "selectionUnitMode", per_person as "perPerson", price_per as "pricePer",
  min_quantity as "minQuantity", max_quantity as "maxQuantity", day_unit as "dayUnit", shop.currency,
  case when selection_unit_mode in ('resource', 'staff_and_resource') then (
    select min(item.kind) from service_bookable chosen join bookable item on item.shop_id = chosen.shop_id and item.id = chosen.bookable_id
    where chosen.shop_id = service.shop_id and chosen.service_id = service.id and item.kind <> 'staff' and item.active
    having min(item.kind) = max(item.kind)) end as "equipmentKind",
  (select json_build_object('kind', service.discount, 'serviceId', usual.id) from service usual
    where usual.shop_id = service.shop_id and usual.id = service.discount_of and usual.active) as discount,
  exists (select from service_attach where shop_id = service.shop_id and service_id = service.id) as "hasAttaches",
  (select json_agg(json_build_object('id', unit.id, 'name', ${textIn(locale, 'unit.name')},
      'durationMinutes', unit.duration_minutes, 'price', unit.price) order by unit.sort, unit.id)
    from service_unit unit where unit.shop_id = service.shop_id and unit.service_id = service.id) as units`

export function serviceFrom(
  { currency: own, units, equipmentKind, discount, ...service }: ServiceRow,
  currency: Currency,
  rates: Rates,
): Service {
  const inOwn = (amount: number) => ({ amount, currency: own })
  const lowest = Math.min(...units.map(({ price }) => price))
  const money = (amount: number) => shown(inOwn(amount), currency, rates)
  return {
    ...service,
    ...(discount !== null && { discount }),
    ...(equipmentKind !== null && { equipmentKind }),
    ...(service.dayUnit && {
      rental: {
        maxDays: Math.max(...units.map(daysOf)),
        seats: service.maxQuantity,
        tiers: tiersOf(units).map(({ fromDays, pricePerDay }) => ({
          ...{ fromDays, pricePerDay: money(pricePerDay), shopPricePerDay: inOwn(pricePerDay) },
        })),
      },
    }),
    priceFrom: money(lowest),
    units: units.map(({ price, ...unit }) => ({
      ...unit,
      price: money(price),
      shopPrice: inOwn(price),
    })),
  }
}
