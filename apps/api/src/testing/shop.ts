import type { TestApi } from '../../test/harness.ts'
import type { Schemas } from '../contract/types.ts'
import type { Db } from '../db/connection.ts'
import type { LateFee } from '../db/tables/booking-snapshot.ts'
import { same } from '../lib/localized-text.ts'
import type { WeekRow } from '../lib/shop-calendar.ts'
import type { Offer } from '../modules/offers/offer.ts'

type Thing = { id: string; capacity?: number }
type Staff = { id: string; shifts?: WeekRow[] }
type Extra = { id: string; price: number; durationMinutes: number; maxQuantity: number }

export type ShopShape = {
  id?: string
  timeZone?: string
  currency?: Schemas['Currency']
  hours?: WeekRow[]
  /** Category of the service; one that is there. */
  categoryId?: string
  holidays?: string[]
  staff?: Staff[]
  items?: Thing[]
  attaches?: Extra[]
  units?: { id: string; durationMinutes: number; price: number }[]
  reminders?: { id: string; required: boolean }[]
  freeCancellationHours?: number
  lateFee?: LateFee
  rescheduleHours?: number
  rescheduleLimit?: number
} & Partial<Omit<Offer['service'], 'id' | 'name' | 'carRental'>>

export const TERMS = '2026-01'

export const everyDay = (from: number, to: number): WeekRow[] =>
  Array.from({ length: 7 }, (_, index) => ({ weekday: index + 1, from, to }))

const cover = JSON.stringify({ seed: 1, category: 'hair', object: 'scissors', ratio: '4:3' })
const text = (word: string) => JSON.stringify(same(word))

/** Inserts the rows that every shop refers to. */
export async function insertReferenceData(db: Db): Promise<void> {
  const at = '2026-11-20T00:00:00Z'
  await db
    .insertInto('exchange_rate')
    .values([
      { currency: 'JPY', per_usd: '150', at },
      { currency: 'TWD', per_usd: '32', at },
      { currency: 'KRW', per_usd: '1400', at },
    ])
    .execute()
  const title = text('Terms')
  await db
    .insertInto('legal_text')
    .values({ kind: 'terms', version: TERMS, title, body: title, updated_at: at })
    .execute()
  await db
    .insertInto('city')
    .values({
      id: 'tokyo',
      name: text('Tokyo'),
      country: 'JP',
      time_zone: 'Asia/Tokyo',
      latitude: 35,
      longitude: 139,
      recommended: true,
      sort: 1,
      cover,
    })
    .execute()
  await db
    .insertInto('category')
    .values({ id: 'hair', slug: 'hair', name: text('Hair'), icon: 'scissors', parent_id: null, sort: 1 })
    .execute()
}

/** A hairdresser in Tokyo, open from 10 to 20 every day, with one service of an hour for 6000 yen, unless said otherwise. */
export async function openShop(db: Db, shape: ShopShape = {}): Promise<string> {
  const id = shape.id ?? 'shop'
  await db
    .insertInto('shop')
    .values({
      id,
      brand_id: null,
      city_id: 'tokyo',
      category_id: 'hair',
      country: 'JP',
      time_zone: shape.timeZone ?? 'Asia/Tokyo',
      currency: shape.currency ?? 'JPY',
      name: JSON.stringify({ en: 'Kumo', ko: '쿠모', ja: '雲', zh: '雲' }),
      description: text('Hair'),
      address: text('1-2-3 Ginza'),
      postal_code: '104-0061',
      phone: '+81312345678',
      latitude: 35.67,
      longitude: 139.76,
      popularity: 1,
      rating: null,
      free_cancellation_hours: shape.freeCancellationHours ?? 24,
      late_fee: shape.lateFee === undefined ? null : JSON.stringify(shape.lateFee),
      ...(shape.rescheduleHours !== undefined && { reschedule_hours: shape.rescheduleHours }),
      ...(shape.rescheduleLimit !== undefined && { reschedule_limit: shape.rescheduleLimit }),
      price_from: 6000,
      cover,
      gallery: '[]',
      created_at: '2026-01-01T00:00:00Z',
    })
    .execute()
  await db
    .insertInto('service')
    .values({
      shop_id: id,
      id: 'cut',
      category_id: shape.categoryId ?? 'hair',
      name: JSON.stringify({ en: 'Cut', ko: '커트', ja: 'カット', zh: '剪髮' }),
      description: text('Cut'),
      selection_unit_mode: shape.mode ?? 'staff',
      per_person: shape.perPerson ?? true,
      price_per: shape.pricePer ?? 'person',
      min_quantity: shape.minQuantity ?? 1,
      max_quantity: shape.maxQuantity ?? 5,
      grid_minutes: shape.gridMinutes ?? 30,
      buffer_before: shape.bufferBefore ?? 0,
      buffer_after: shape.bufferAfter ?? 0,
      cut_off_minutes: shape.cutOffMinutes ?? 60,
      day_unit: shape.dayUnit ?? false,
      sort: 1,
    })
    .execute()
  await openHours(db, id, shape)
  await employ(db, id, shape)
  await describeService(db, id, shape)
  return id
}

async function openHours(db: Db, shop_id: string, shape: ShopShape): Promise<void> {
  const hours = shape.hours ?? everyDay(600, 1200)
  await db
    .insertInto('shop_hours')
    .values(hours.map(({ weekday, from, to }) => ({ shop_id, weekday, opens: from, closes: to })))
    .execute()
  const holidays = shape.holidays ?? []
  if (holidays.length > 0) {
    await db
      .insertInto('shop_holiday')
      .values(holidays.map((month_day) => ({ shop_id, month_day })))
      .execute()
  }
}

async function employ(db: Db, shop_id: string, shape: ShopShape): Promise<void> {
  const staff: Staff[] = shape.staff ?? [{ id: 'aoi' }]
  const items: Thing[] = shape.items ?? []
  const bookables = [
    ...staff.map(({ id }) => ({ id, kind: 'staff' as const, capacity: 1 })),
    ...items.map(({ id, capacity = 1 }) => ({ id, kind: 'chair' as const, capacity })),
  ]
  await db
    .insertInto('bookable')
    .values(bookables.map((one, sort) => ({ ...one, shop_id, name: text(one.id), title: null, avatar: null, sort })))
    .execute()
  await db
    .insertInto('service_bookable')
    .values(bookables.map(({ id }) => ({ shop_id, service_id: 'cut', bookable_id: id })))
    .execute()
  const shifts = staff.flatMap(({ id, shifts = everyDay(0, 1440) }) =>
    shifts.map(({ weekday, from, to }) => ({ shop_id, bookable_id: id, weekday, starts: from, ends: to })),
  )
  if (shifts.length > 0) await db.insertInto('shift').values(shifts).execute()
}

async function describeService(db: Db, shop_id: string, shape: ShopShape): Promise<void> {
  const units = shape.units ?? [{ id: 'hour', durationMinutes: 60, price: 6000 }]
  await db
    .insertInto('service_unit')
    .values(
      units.map(({ id, durationMinutes, price }, sort) => ({
        shop_id,
        service_id: 'cut',
        id,
        name: text(id),
        duration_minutes: durationMinutes,
        price,
        sort,
      })),
    )
    .execute()
  for (const [sort, { id, price, durationMinutes, maxQuantity }] of (shape.attaches ?? []).entries()) {
    await db
      .insertInto('attach')
      .values({
        shop_id,
        id,
        name: text(id),
        price,
        duration_minutes: durationMinutes,
        max_quantity: maxQuantity,
        sort,
      })
      .execute()
    await db.insertInto('service_attach').values({ shop_id, service_id: 'cut', attach_id: id }).execute()
  }
  for (const [sort, { id, required }] of (shape.reminders ?? []).entries()) {
    await db
      .insertInto('shop_reminder')
      .values({ shop_id, id, text: text(id), required, sort })
      .execute()
  }
}

/** The database's clock shows this from now on. */
export const setClock = (api: TestApi, instant: string): Promise<number> =>
  api.clock({ offsetMs: Date.parse(instant) - Date.now() })
