import fc from 'fast-check'
import { sql } from 'kysely'
import { LOCALES } from '../contract/tables.gen.ts'
import type { Currency, Locale, Schemas } from '../contract/types.ts'
import type { Db } from '../db/connection.ts'
import { insertAll } from '../db/insert-rows.ts'
import { transaction } from '../db/transaction.ts'

/** A word that a text of each language may have; none is part of another, and none is in the synonyms. */
export const WORDS = {
  poem: { en: 'Haïku', ko: '하이쿠', ja: '白髪', zh: '白髮' },
  tree: { en: 'Bonsai', ko: '분재', ja: 'ボンサイ', zh: '盆栽' },
  coach: { en: 'Buggy', ko: '마차', ja: '馬車', zh: '馬車' },
  gallery: { en: 'Gallery', ko: '화랑', ja: '画廊', zh: '畫廊' },
} as const
export type Word = keyof typeof WORDS
/** Said in the texts of that language. */
export type SearchText = { word: Word; language: Locale }

export type ModelService = {
  active: boolean
  kind: string
  price: number
  min: number
  max: number
  minutes: number
  perPerson: boolean
  says: SearchText[]
}
export type ModelShop = {
  id: string
  active: boolean
  country: Schemas['Country']
  city: string
  categories: string[]
  currency: Currency
  price: number
  popularity: number
  createdDay: number
  says: SearchText[]
  services: ModelService[]
  staff: number
  closedOn: number[]
  holidays: string[]
  takenOn: string[]
}

export const PARENTS: Record<string, string | null> = { p1: null, p2: null, c1: 'p1', c2: 'p1', c3: 'p2' }
const CITIES = ['k1', 'k2', 'k3']
export const DATES = ['2026-11-24', '2026-11-25', '2026-11-29']
const CURRENCIES: Record<Schemas['Country'], Currency> = { JP: 'JPY', KR: 'KRW', TW: 'TWD' }
const words = Object.keys(WORDS).filter((word): word is Word => word in WORDS)
const spokenWord = fc.record({ word: fc.constantFrom(...words), language: fc.constantFrom(...LOCALES) })

const service: fc.Arbitrary<ModelService> = fc
  .record({
    active: fc.integer({ min: 0, max: 5 }).map((number) => number > 0),
    kind: fc.constantFrom('c1', 'c2', 'c3'),
    price: fc.integer({ min: 1, max: 4 }).map((number) => number * 1000),
    min: fc.integer({ min: 1, max: 3 }),
    more: fc.integer({ min: 0, max: 2 }),
    minutes: fc.constantFrom(30, 179, 180, 299, 300, 419, 420, 600),
    perPerson: fc.boolean(),
    says: fc.array(spokenWord, { maxLength: 2 }),
  })
  .map(({ more, ...one }) => ({ ...one, max: one.min + more }))

const shop = fc
  .record({
    active: fc.integer({ min: 0, max: 5 }).map((number) => number > 0),
    country: fc.constantFrom<Schemas['Country']>('JP', 'KR', 'TW'),
    city: fc.constantFrom(...CITIES),
    categories: fc.uniqueArray(fc.constantFrom('c1', 'c2', 'c3'), { maxLength: 2 }),
    // Few of each, so that many are alike.
    price: fc.integer({ min: 1, max: 4 }),
    popularity: fc.integer({ min: 0, max: 2 }),
    createdDay: fc.integer({ min: 1, max: 3 }),
    says: fc.array(spokenWord, { maxLength: 4 }),
    services: fc.array(service, { minLength: 1, maxLength: 3 }),
    staff: fc.integer({ min: 1, max: 3 }),
    closedOn: fc.uniqueArray(fc.constantFrom(2, 3, 7), { maxLength: 1 }),
    holidays: fc.uniqueArray(fc.constantFrom('11-24', '11-25'), { maxLength: 1 }),
    takenOn: fc.uniqueArray(fc.constantFrom(...DATES), { maxLength: 2 }),
  })
  .map(({ price, ...one }) => ({ ...one, currency: CURRENCIES[one.country], price: price * 1000 }))

export const catalogue: fc.Arbitrary<ModelShop[]> = fc
  .array(shop, { minLength: 5, maxLength: 40 })
  // Ids that neither rise nor fall with the place in the list.
  .map((shops) => shops.map((one, index) => ({ ...one, id: `s${(index * 17) % 41}` })))

const text = (own: string, says: SearchText[]) => {
  const textIn = (language: Locale) =>
    [own, ...says.filter((one) => one.language === language).map(({ word }) => WORDS[word][language])].join(
      language === 'en' || language === 'ko' ? ' ' : 'の',
    )
  return { en: textIn('en'), ko: textIn('ko'), ja: textIn('ja'), zh: textIn('zh') }
}
const cover = { seed: 1, category: 'hair', object: 'scissors', ratio: '4:3' as const }
const blank = { en: 'x', ko: 'x', ja: 'x', zh: 'x' }

/** Inserts the categories and cities of the shops, once. */
export async function insertCategoriesAndCities(db: Db): Promise<void> {
  await db.deleteFrom('category').execute()
  await transaction(db, (trx) =>
    insertAll(trx, {
      category: Object.entries(PARENTS).map(([id, parent_id]) => ({
        id,
        slug: id,
        name: blank,
        icon: 'x',
        parent_id,
        sort: 1,
      })),
      city: CITIES.map((id) => ({
        ...{ id, name: blank, country: 'JP' as const, time_zone: 'Asia/Tokyo', latitude: 35, longitude: 139 },
        ...{ recommended: false, sort: 1, cover },
      })),
    }),
  )
}

/** These shops instead of all that were there. What a shop is found by the database has to find out. */
export async function replaceShops(db: Db, shops: ModelShop[]): Promise<void> {
  await sql`truncate hold, occupancy, reservation, reservation_version, consent, notification, outbox, shop_notice cascade`.execute(
    db,
  )
  await db.deleteFrom('shop').execute()
  await transaction(db, (trx) => insertAll(trx, rowsOf(shops)))
  for (const { id, takenOn } of shops) for (const date of takenOn) await occupyAll(db, id, date)
}

/** Everyone there is taken from midnight to midnight in Tokyo. */
async function occupyAll(db: Db, shopId: string, date: string): Promise<void> {
  const holdId = `${shopId} ${date}`
  await sql`with held as (
      insert into hold (shop_id, id, service_id, unit_id, token_hash, state, draft, start_at, end_at, agreed, staff_ids, item_ids, expires_at)
      values (${shopId}, ${holdId}, '', '', ${holdId}, 'reserved', '{}', app_now(), app_now() + interval '1 day', '{}', '{}', '{}', app_now())
      returning shop_id)
    insert into occupancy (shop_id, bookable_id, during, hold_id)
    select shop_id, bookable.id, tstzrange(${date}::timestamp at time zone 'Asia/Tokyo', (${date}::date + 1)::timestamp at time zone 'Asia/Tokyo'), ${holdId}
    from bookable join held using (shop_id)`.execute(db)
}

function rowsOf(shops: ModelShop[]) {
  const services = shops.flatMap(({ id, services }) =>
    services.map((service, index) => ({ ...service, shop_id: id, id: `${id}-${index}` })),
  )
  const staff = shops.flatMap(({ id, staff }) =>
    Array.from({ length: staff }, (_, index) => ({ shop_id: id, id: `${id}-s${index}` })),
  )
  const openOn = (closedOn: number[]) => [1, 2, 3, 4, 5, 6, 7].filter((weekday) => !closedOn.includes(weekday))
  return {
    shop: shops.map(({ id, active, country, city, currency, price, popularity, createdDay, says, categories }) => ({
      ...{
        id,
        active,
        country,
        currency,
        popularity,
        brand_id: null,
        city_id: city,
        category_id: categories[0] ?? 'c1',
      },
      ...{
        name: text('x', says),
        description: blank,
        address: blank,
        postal_code: '',
        phone: '',
        latitude: 35,
        longitude: 139,
      },
      ...{ time_zone: 'Asia/Tokyo', free_cancellation_hours: 24, price_from: price, rating: null, rating_count: 0 },
      ...{ cover, gallery: [], created_at: `2026-01-0${createdDay}T00:00:00Z` },
    })),
    shop_category: shops.flatMap(({ id, categories }) =>
      categories.map((category_id) => ({ shop_id: id, category_id })),
    ),
    shop_hours: shops.flatMap(({ id, closedOn }) =>
      openOn(closedOn).map((weekday) => ({ shop_id: id, weekday, opens: 0, closes: 1440 })),
    ),
    shop_holiday: shops.flatMap(({ id, holidays }) => holidays.map((month_day) => ({ shop_id: id, month_day }))),
    service: services.map(({ shop_id, id, active, kind, min, max, perPerson, says }) => ({
      ...{ shop_id, id, active, category_id: kind, name: text('y', says), description: blank, sort: 1 },
      ...{
        selection_unit_mode: 'staff' as const,
        per_person: perPerson,
        price_per: 'person' as const,
        day_unit: false,
      },
      ...{
        min_quantity: min,
        max_quantity: max,
        grid_minutes: 30,
        buffer_before: 0,
        buffer_after: 0,
        cut_off_minutes: 60,
      },
    })),
    service_unit: services.map(({ shop_id, id, minutes, price }) => ({
      ...{ shop_id, service_id: id, id, name: blank, duration_minutes: minutes, price, sort: 1 },
    })),
    bookable: staff.map((one) => ({
      ...one,
      kind: 'staff' as const,
      name: blank,
      title: null,
      avatar: null,
      capacity: 1,
      active: true,
      sort: 1,
    })),
    shift: staff.flatMap(({ shop_id, id }) =>
      openOn([]).map((weekday) => ({ shop_id, bookable_id: id, weekday, starts: 0, ends: 1440 })),
    ),
    service_bookable: services.flatMap(({ shop_id, id }) =>
      staff.filter((one) => one.shop_id === shop_id).map((one) => ({ shop_id, service_id: id, bookable_id: one.id })),
    ),
  }
}
