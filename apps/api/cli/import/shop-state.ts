import type { Currency } from '../../src/contract/types.ts'
import type { LateFee } from '../../src/db/tables/booking-snapshot.ts'
import { closeAfter, minutesOf } from '../../src/lib/minutes-of-day.ts'
import { minorOf } from '../../src/modules/money/price-text.ts'
import type { ServiceItem, ShopItem } from './format.ts'
import { copyOf, drop, put } from './merge.ts'
import { unitsOf } from './per-day.ts'
import { avatarOf, coverOf } from './pictures.ts'
import { type Country, shopPhone } from './shop-phone.ts'
import { keyOf, type Row, type State, type TableName } from './tables.ts'

export type Options = { replace: boolean; now: string }
type Merging = { state: State; before: State; shop_id: string; replace: boolean; currency: Currency }

/** The state of a shop after the import: the stored one, overlaid by the input. `city` is a row of that table. */
export function shopState(item: ShopItem, before: State, city: Row, { replace, now }: Options): State {
  const state = copyOf(before)
  const merging: Merging = { state, before, shop_id: item.id, replace, currency: item.currency }
  putShop(merging, item, city, now)
  list(
    merging,
    'shop_category',
    item.categories.map((category_id) => ({ category_id })),
  )
  list(
    merging,
    'shop_hours',
    item.hours?.map(({ weekday, open, close }) => ({
      weekday,
      opens: minutesOf(open),
      closes: closeAfter(open, close),
    })),
  )
  list(
    merging,
    'shop_holiday',
    item.holidays?.map((month_day) => ({ month_day })),
  )
  list(
    merging,
    'shop_reminder',
    item.reminders?.map((one, sort) => ({ ...one, sort })),
  )
  list(
    merging,
    'return_branch',
    item.returnBranches?.map(({ shopId, price }, sort) => ({
      ...{ branch_id: shopId, price: minorOf(price, item.currency), sort },
    })),
  )
  putSpecialHours(merging, item)
  putBookables(merging, item)
  entities(
    merging,
    'attach',
    item.attaches?.map(({ id, name, price, durationMinutes, maxQuantity }, sort) => ({
      ...{
        id,
        name,
        price: minorOf(price, item.currency),
        duration_minutes: durationMinutes,
        max_quantity: maxQuantity,
        sort,
      },
    })),
  )
  putServices(merging, item)
  for (const row of state.shop.values()) row.price_from = cheapest(state)
  return state
}

/** Without a status a row stays as it is, or is shown where the file is the whole catalogue. */
const activeFrom = (status: string | undefined, replace: boolean): boolean | undefined =>
  status === undefined ? replace || undefined : status === 'active'

/** `none`, `50%` or a price. */
function lateFeeFrom(text: string, currency: Currency): LateFee {
  if (text === 'none') return { percent: 0 }
  if (text.endsWith('%')) return { percent: Number.parseInt(text, 10) }
  const amount = minorOf(text, currency)
  if (amount === null) throw new Error(`${text} is no amount of ${currency}`)
  return { amount }
}

function putShop({ state, before, shop_id, replace }: Merging, item: ShopItem, city: Row, now: string): void {
  const main = item.categories[0] ?? ''
  const cover = (name: string, number: number) => coverOf(name, shop_id, main, number)
  const isListedSince = (date: string) => String(before.shop.get(shop_id)?.created_at).startsWith(date)
  put(
    state,
    'shop',
    {
      ...{ id: shop_id, city_id: item.city, category_id: main, brand_id: item.brand, country: city.country },
      ...{ time_zone: item.timeZone, currency: item.currency, name: item.name, description: item.description },
      ...{ address: item.address, postal_code: item.postalCode, phone: shopPhone(item.phone, city.country as Country) },
      ...{ latitude: item.latitude, longitude: item.longitude, popularity: item.popularity },
      free_cancellation_hours: item.freeCancellationHours,
      ...{ reschedule_hours: item.rescheduleHours, reschedule_limit: item.rescheduleLimit },
      late_fee: item.lateCancellationFee && lateFeeFrom(item.lateCancellationFee, item.currency),
      business: item.business,
      ...{ open_since: item.openSince, license: item.license },
      ...{ station: item.station, station_minutes: item.stationMinutes },
      ...{ station_latitude: item.stationLatitude, station_longitude: item.stationLongitude },
      ...{ email: item.email, language: item.language },
      active: activeFrom(item.status, replace),
      created_at:
        item.listedSince && !isListedSince(item.listedSince) ? `${item.listedSince}T00:00:00+00:00` : undefined,
      cover: item.cover && cover(item.cover, 0),
      gallery: item.gallery?.map((name, number) => cover(name, number + 1)),
    },
    {
      ...{ brand_id: null, time_zone: city.time_zone, popularity: 0, rating: null, rating_count: 0 },
      ...{
        free_cancellation_hours: 24,
        reschedule_hours: 24,
        reschedule_limit: 3,
        late_fee: null,
        business: null,
        ...{ open_since: null, license: null },
        ...{ station: null, station_minutes: null, station_latitude: null, station_longitude: null },
        email: null,
        language: null,
        price_from: 0,
        active: true,
        gallery: [],
        created_at: now,
      },
      cover: cover('sparkles', 0),
    },
  )
}

function putBookables(merging: Merging, { id: shop, staff, equipment }: ShopItem): void {
  const { state, replace, shop_id } = merging
  const active = (status: string | undefined) => activeFrom(status, replace)
  const rows = [
    ...(staff ?? []).map(({ id, name, title, avatar, status }, sort) => ({
      ...{ id, kind: 'staff', name, title, capacity: 1, active: active(status), sort },
      avatar: avatar === undefined ? undefined : avatarOf(avatar, shop, id),
    })),
    ...(equipment ?? []).map(({ id, kind, name, capacity, status }, sort) => ({
      ...{ id, kind, name, capacity, active: active(status), sort },
    })),
  ]
  const inputIds = new Set(rows.map(({ id }) => id))
  if (replace) {
    for (const row of state.bookable.values()) {
      const listed = row.kind === 'staff' ? staff : equipment
      if (listed !== undefined && !inputIds.has(String(row.id))) put(state, 'bookable', { ...row, active: false })
    }
  }
  for (const row of rows) {
    const avatar = row.kind === 'staff' ? avatarOf('man', shop, row.id) : null
    put(state, 'bookable', { shop_id, ...row }, { active: true, title: null, avatar })
  }
  for (const { id, shifts } of staff ?? []) {
    if (shifts === undefined) continue
    drop(state, 'shift', ({ bookable_id }) => bookable_id === id)
    for (const { weekday, start, end } of shifts) {
      put(state, 'shift', { shop_id, bookable_id: id, weekday, starts: minutesOf(start), ends: closeAfter(start, end) })
    }
  }
}

/** Replaces the special hours of each date that the input names, for the shop or for whom it names. */
function putSpecialHours({ state, shop_id }: Merging, { specialHours = [] }: ShopItem): void {
  const ofShop = specialHours.filter(({ who }) => who === undefined)
  const dates = new Set<unknown>(ofShop.map(({ date }) => date))
  drop(state, 'special_hours', ({ date }) => dates.has(date))
  for (const { date, open, close } of ofShop)
    put(state, 'special_hours', { shop_id, date, opens: minutesOf(open), closes: closeAfter(open, close) })
  const days = new Set(specialHours.map(({ who, date }) => `${who} ${date}`))
  drop(state, 'bookable_special_hours', ({ bookable_id, date }) => days.has(`${bookable_id} ${date}`))
  for (const { who, date, open, close } of specialHours) {
    if (who === undefined) continue
    const row = { shop_id, bookable_id: who, date, opens: minutesOf(open), closes: closeAfter(open, close) }
    put(state, 'bookable_special_hours', row)
  }
}

function putServices(merging: Merging, { services, currency }: ShopItem): void {
  const { state, replace, shop_id } = merging
  if (services === undefined) return
  const inputIds = new Set(services.map(({ id }) => id))
  if (replace) {
    for (const row of state.service.values())
      if (!inputIds.has(String(row.id))) put(state, 'service', { ...row, active: false })
  }
  for (const [sort, service] of services.entries()) {
    const service_id = service.id
    put(state, 'service', { shop_id, ...columnsOf(service, replace), sort }, FRESH_SERVICE)
    const { perDay } = service
    if (perDay !== undefined || (service.units !== undefined && replace))
      drop(state, 'service_unit', (row) => row.service_id === service_id)
    for (const [sort, unit] of (perDay === undefined ? [] : unitsOf(perDay, currency)).entries())
      put(state, 'service_unit', { shop_id, service_id, ...unit, sort })
    for (const [place, { id, name, durationMinutes, price }] of (service.units ?? []).entries()) {
      const amount = minorOf(price, currency)
      put(state, 'service_unit', {
        shop_id,
        service_id,
        id,
        name,
        duration_minutes: durationMinutes,
        price: amount,
        sort: place,
      })
    }
    link(merging, service)
  }
}

const FRESH_SERVICE: Row = {
  ...{ discount: null, discount_of: null },
  ...{ grid_minutes: 30, buffer_before: 0, buffer_after: 0, cut_off_minutes: 60, day_unit: false, active: true },
}

const columnsOf = (service: ServiceItem, replace: boolean): Row => ({
  ...{ id: service.id, category_id: service.category, name: service.name, description: service.description },
  ...{ selection_unit_mode: service.selectionUnitMode, per_person: service.perPerson, price_per: service.pricePer },
  ...{ min_quantity: service.minQuantity, max_quantity: service.seats ?? service.maxQuantity },
  ...{ grid_minutes: service.gridMinutes },
  ...{ buffer_before: service.bufferBeforeMinutes, buffer_after: service.bufferAfterMinutes },
  ...{ cut_off_minutes: service.cutOffMinutes, day_unit: service.dayUnit },
  ...{ discount: service.discount, discount_of: service.discountOf },
  active: activeFrom(service.status, replace),
})

function link({ state, shop_id }: Merging, { id: service_id, staff, equipment, attaches }: ServiceItem): void {
  const isStaff = (id: unknown) => state.bookable.get(keyOf('bookable', { shop_id, id }))?.kind === 'staff'
  for (const [ids, ofStaff] of [
    [staff, true],
    [equipment, false],
  ] as const) {
    if (ids === undefined) continue
    drop(state, 'service_bookable', (row) => row.service_id === service_id && isStaff(row.bookable_id) === ofStaff)
    for (const bookable_id of ids) put(state, 'service_bookable', { shop_id, service_id, bookable_id })
  }
  if (attaches === undefined) return
  drop(state, 'service_attach', (row) => row.service_id === service_id)
  for (const attach_id of attaches) put(state, 'service_attach', { shop_id, service_id, attach_id })
}

/** A list in the input is complete. */
function list({ state, shop_id }: Merging, table: TableName, rows: Row[] | undefined): void {
  if (rows === undefined) return
  state[table].clear()
  for (const row of rows) put(state, table, { shop_id, ...row })
}

function entities({ state, shop_id, replace }: Merging, table: TableName, rows: Row[] | undefined): void {
  if (rows === undefined) return
  if (replace) state[table].clear()
  for (const row of rows) put(state, table, { shop_id, ...row })
}

/** The lowest price of the active services; of all services where none is active. */
function cheapest({ service, service_unit }: State): number {
  const offered = new Set([...service.values()].filter(({ active }) => active).map(({ id }) => id))
  const prices = (which: (row: Row) => boolean) =>
    [...service_unit.values()].filter(which).map(({ price }) => Number(price))
  const shown = prices(({ service_id }) => offered.has(service_id))
  const counted = shown.length > 0 ? shown : prices(() => true)
  return counted.length > 0 ? Math.min(...counted) : 0
}
