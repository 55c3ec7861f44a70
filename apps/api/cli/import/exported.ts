import { isIcon } from '@yoyaku/drawings'
import type { PictureSpec } from '@yoyaku/drawings/spec'
import type { Currency, Locale } from '../../src/contract/types.ts'
import type { LateFee } from '../../src/db/tables/booking-snapshot.ts'
import { clockTime } from '../../src/lib/minutes-of-day.ts'
import { MINOR_DIGITS } from '../../src/modules/money/convert.ts'
import { isHttps, isPortrait } from './fields.ts'
import { type DayUnit, perDayOf } from './per-day.ts'
import { avatarOf, cityCoverOf, coverOf } from './pictures.ts'
import type { Row, State } from './tables.ts'
import { isSame } from './write.ts'

/** From and to are wall times of the shop. */
export type ClosureRow = { who: string | null; reason: string | null; from: string; to: string }

/** The entries of cities, categories and brands: parents before children. */
export function* exportedWords({ city, category, brand }: State): Generator<object> {
  for (const row of city.values()) yield { city: exportedCity(row) }
  const isChild = ({ parent_id }: Row) => Number(parent_id !== null)
  for (const row of [...category.values()].toSorted((one, other) => isChild(one) - isChild(other)))
    yield { category: { ...taken(row, ['id', 'slug', 'icon', 'sort']), name: text(row.name), parent: row.parent_id } }
  for (const row of brand.values()) yield { brand: { id: row.id, name: text(row.name) } }
}

const exportedCity = (row: Row) => ({
  ...taken(row, ['id', 'country', 'latitude', 'longitude', 'recommended', 'sort']),
  ...{ name: text(row.name), timeZone: row.time_zone },
  cover: pictureName(row.cover, (name) => cityCoverOf(name, String(row.id), String(row.country))),
})

/** The entry of a shop from which an import makes the same rows; `today` is the first day of special hours. */
export function exportedShop(state: State, closures: readonly ClosureRow[], today: string) {
  const [shop = {}] = state.shop.values()
  const [id, main, currency] = [String(shop.id), String(shop.category_id), shop.currency as Currency]
  const others = [...state.shop_category.values()].map(({ category_id }) => category_id).filter((one) => one !== main)
  const cover = (number: number) => (name: string) => coverOf(name, id, main, number)
  const gallery = (shop.gallery as unknown[]).map((one, number) => pictureName(one, cover(number + 1)))
  return {
    ...taken(shop, ['id', 'currency', 'phone', 'latitude', 'longitude', 'popularity', 'email', 'language']),
    ...{ status: status(shop), brand: shop.brand_id, city: shop.city_id, categories: [main, ...others] },
    ...{ name: text(shop.name), description: text(shop.description), address: text(shop.address) },
    ...{ postalCode: shop.postal_code, timeZone: shop.time_zone },
    freeCancellationHours: shop.free_cancellation_hours,
    rescheduleHours: shop.reschedule_hours,
    rescheduleLimit: shop.reschedule_limit,
    listedSince: String(shop.created_at).slice(0, 'yyyy-mm-dd'.length),
    lateCancellationFee: lateFee(shop.late_fee as LateFee | null, currency),
    business: shop.business === null ? null : text(shop.business),
    openSince: shop.open_since,
    license: shop.license === null ? null : text(shop.license),
    station: shop.station === null ? null : text(shop.station),
    ...{ stationMinutes: shop.station_minutes },
    ...{ stationLatitude: shop.station_latitude, stationLongitude: shop.station_longitude },
    cover: pictureName(shop.cover, cover(0)),
    gallery: gallery.includes(undefined) ? undefined : gallery,
    hours: [...state.shop_hours.values()].map((row) => ({ weekday: row.weekday, ...openAndClose(row) })),
    holidays: [...state.shop_holiday.values()].map(({ month_day }) => month_day),
    specialHours: specialHours(state, today),
    closures: closures.map(({ who, reason, from, to }) => ({
      ...{ who: who ?? undefined, from, to, reason: reason ?? undefined },
    })),
    reminders: sorted(state.shop_reminder).map((row) => ({
      ...{ id: row.id, text: text(row.text), required: row.required },
    })),
    staff: sorted(state.bookable).flatMap((row) => (row.kind === 'staff' ? [staff(row, state)] : [])),
    equipment: sorted(state.bookable)
      .filter(({ kind }) => kind !== 'staff')
      .map((row) => ({ ...taken(row, ['id', 'kind', 'capacity']), name: text(row.name), status: status(row) })),
    attaches: sorted(state.attach).map((row) => ({
      ...{ id: row.id, name: text(row.name), price: price(row.price, currency) },
      ...{ durationMinutes: row.duration_minutes, maxQuantity: row.max_quantity },
    })),
    returnBranches: sorted(state.return_branch).map((row) => ({
      ...{ shopId: row.branch_id, price: price(row.price, currency) },
    })),
    services: sorted(state.service).map((row) => service(row, state, currency)),
  }
}

function staff(row: Row, { shift }: State) {
  const [shop, id] = [String(row.shop_id), String(row.id)]
  const shifts = [...shift.values()].filter(({ bookable_id }) => bookable_id === row.id)
  return {
    ...{ id, name: text(row.name), status: status(row), title: row.title === null ? undefined : text(row.title) },
    avatar: pictureName(row.avatar, (name) => avatarOf(name, shop, id)),
    shifts: shifts.map(({ weekday, starts, ends }) => ({
      ...{ weekday, start: clockTime(Number(starts)), end: clockTime(Number(ends)) },
    })),
  }
}

function service(row: Row, state: State, currency: Currency) {
  const isOurs = ({ service_id }: Row) => service_id === row.id
  const bookables = [...state.service_bookable.values()].filter(isOurs).map(({ bookable_id }) => String(bookable_id))
  const isStaff = (id: string) => state.bookable.get(`${row.shop_id} ${id}`)?.kind === 'staff'
  return {
    ...{ id: row.id, status: status(row), category: row.category_id },
    ...{ name: text(row.name), description: text(row.description) },
    ...{ selectionUnitMode: row.selection_unit_mode, perPerson: row.per_person, pricePer: row.price_per },
    ...{ minQuantity: row.min_quantity, [row.day_unit === true ? 'seats' : 'maxQuantity']: row.max_quantity },
    gridMinutes: row.grid_minutes,
    ...{ bufferBeforeMinutes: row.buffer_before, bufferAfterMinutes: row.buffer_after },
    ...{ cutOffMinutes: row.cut_off_minutes, dayUnit: row.day_unit },
    ...{ discount: row.discount, discountOf: row.discount_of },
    ...pricesOf(row, sorted(state.service_unit).filter(isOurs), currency),
    staff: bookables.filter(isStaff),
    equipment: bookables.filter((id) => !isStaff(id)),
    attaches: [...state.service_attach.values()].filter(isOurs).map(({ attach_id }) => attach_id),
  }
}

/** Units, or the price a day that makes them. */
function pricesOf({ day_unit }: Row, units: Row[], currency: Currency) {
  const perDay = day_unit === true ? perDayOf(units as unknown as DayUnit[]) : null
  if (perDay !== null) {
    const tiers = perDay.tiers.map(({ fromDays, pricePerDay }) => ({ fromDays, price: price(pricePerDay, currency) }))
    return { perDay: { price: price(perDay.price, currency), maxDays: perDay.maxDays, tiers } }
  }
  return {
    units: units.map((unit) => ({
      ...{ id: unit.id, name: text(unit.name), durationMinutes: unit.duration_minutes },
      price: price(unit.price, currency),
    })),
  }
}

/** Days on which somebody is not there at all, which only a closure can say in a file, are left out: an import keeps them. */
function specialHours({ special_hours, bookable_special_hours }: State, today: string) {
  return [...special_hours.values(), ...bookable_special_hours.values()]
    .filter(({ date, closes }) => String(date) >= today && Number(closes) > 0)
    .map((row) => ({ who: row.bookable_id, date: row.date, ...openAndClose(row) }))
}

/** The name from which an import draws the same picture; undefined where no name does, so that the import keeps it. */
function pictureName(picture: unknown, draw: (name: string) => PictureSpec): string | undefined {
  const spec = picture as PictureSpec | null
  const name = spec === null ? undefined : 'url' in spec ? spec.url : spec.object
  const isName = name !== undefined && (isIcon(name) || isPortrait(name) || isHttps(name))
  return isName && isSame(spec as Row, draw(name) as Row) ? name : undefined
}

const openAndClose = ({ opens, closes }: Row) => ({
  open: clockTime(Number(opens)),
  close: clockTime(Number(closes)),
})

const sorted = (rows: ReadonlyMap<string, Row>): Row[] =>
  [...rows.values()].toSorted((one, other) => Number(one.sort) - Number(other.sort))

const status = ({ active }: Row) => (active === true ? 'active' : 'inactive')

/** Languages without a text are missing in a file. */
const text = (value: unknown) =>
  Object.fromEntries(Object.entries(value as Record<Locale, string>).filter(([, words]) => words !== ''))

const price = (minor: unknown, currency: Currency): string => String(Number(minor) / 10 ** MINOR_DIGITS[currency])

function lateFee(fee: LateFee | null, currency: Currency): string | null {
  if (fee === null) return null
  if ('amount' in fee) return price(fee.amount, currency)
  return fee.percent === 0 ? 'none' : `${fee.percent}%`
}

const taken = (row: Row, columns: string[]): Row => Object.fromEntries(columns.map((column) => [column, row[column]]))
