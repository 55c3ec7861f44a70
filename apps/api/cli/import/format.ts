import { z } from 'zod'
import { CURRENCIES, LOCALES } from '../../src/contract/tables.gen.ts'
import { readDate, readDays, readTime, wallSpanOf, whenIsNeeded } from '../shop-times.ts'
import * as f from './fields.ts'
import { type Loose, loosely } from './loose.ts'
import { mistakesInTiers } from './per-day.ts'
import { COUNTRIES } from './shop-phone.ts'

const date = f.understood(readDate).transform(readDate)
const status = f.oneOf('active', 'inactive').optional()
const sort = f.whole(0, 1_000_000).optional()
const NAME = 120
const LONG = 5000
const DAY_MINUTES = 1440
const MOST_DAYS = 60
const MOST_PEOPLE = 5
const MOST_SEATS = 60

export const city = z.strictObject({
  id: f.id,
  name: f.text(NAME),
  country: f.oneOf(...COUNTRIES),
  timeZone: f.timeZone,
  latitude: f.degrees(90),
  longitude: f.degrees(180),
  recommended: f.yesOrNo.optional(),
  sort,
  cover: f.picture.optional(),
})

export const category = z.strictObject({
  id: f.id,
  slug: f.id.optional(),
  name: f.text(NAME),
  icon: f.drawing,
  parent: f.id.nullish(),
  sort,
})

export const brand = z.strictObject({ id: f.id, name: f.text(NAME) })

const unit = z.strictObject({
  id: f.id,
  name: f.text(NAME),
  durationMinutes: f.whole(1, MOST_DAYS * DAY_MINUTES),
  price: f.price,
})

const perDay = z
  .strictObject({
    price: f.price,
    maxDays: f.whole(1, MOST_DAYS).optional(),
    tiers: f.pairs(z.strictObject({ fromDays: f.whole(2, MOST_DAYS), price: f.price }), 20).optional(),
  })
  .superRefine((value, { addIssue }) => {
    for (const { at, field, message } of mistakesInTiers(value))
      addIssue({ code: 'custom', path: ['tiers', at, field], message })
  })

const service = z
  .strictObject({
    id: f.id,
    status,
    category: f.id,
    name: f.text(NAME),
    description: f.longText(LONG),
    selectionUnitMode: f.oneOf('none', 'staff', 'resource', 'staff_and_resource'),
    perPerson: f.yesOrNo,
    pricePer: f.oneOf('person', 'booking'),
    minQuantity: f.whole(1, MOST_PEOPLE),
    maxQuantity: f.whole(1, MOST_SEATS).optional(),
    seats: f.whole(1, MOST_SEATS).optional(),
    gridMinutes: f.whole(5, DAY_MINUTES).optional(),
    bufferBeforeMinutes: f.whole(0, DAY_MINUTES).optional(),
    bufferAfterMinutes: f.whole(0, DAY_MINUTES).optional(),
    cutOffMinutes: f.whole(0, 14 * DAY_MINUTES).optional(),
    dayUnit: f.yesOrNo.optional(),
    discount: f.oneOf('student', 'first-visit', 'senior').nullish(),
    discountOf: f.id.nullish(),
    units: f.entries(unit, 100).optional(),
    perDay: perDay.optional(),
    staff: f.listOf(f.id).optional(),
    equipment: f.listOf(f.id).optional(),
    attaches: f.listOf(f.id).optional(),
  })
  .refine(({ discount, discountOf }) => (discount == null) === (discountOf == null), {
    path: ['discountOf'],
    error: 'is needed with discount, and only with it',
  })
  .superRefine((value, { addIssue }) => {
    for (const [field, message] of mistakesInPeople(value)) addIssue({ code: 'custom', path: [field], message })
  })
  .refine(({ dayUnit, perDay: price }) => price === undefined || dayUnit === true, {
    path: ['perDay'],
    error: 'is for services by whole days: set dayUnit',
  })
  .refine(({ perDay: price, units }) => price === undefined || (units ?? []).length === 0, {
    path: ['perDay'],
    error: 'does not stand beside units: it makes one for each number of days',
  })
  .refine(
    ({ dayUnit, units }) =>
      !dayUnit || (units ?? []).every(({ durationMinutes }) => durationMinutes % DAY_MINUTES === 0),
    {
      path: ['units'],
      error: 'of a service by whole days last a multiple of 1440 minutes',
    },
  )

type People = {
  minQuantity: number
  maxQuantity?: number | undefined
  seats?: number | undefined
  dayUnit?: boolean | undefined
}

/** A party has up to five people; whoever rents for days takes as many as there are seats. */
function mistakesInPeople({ minQuantity, maxQuantity, seats, dayUnit }: People): ['maxQuantity' | 'seats', string][] {
  const most = seats ?? maxQuantity
  if (seats !== undefined && dayUnit !== true) return [['seats', 'is for services by whole days: set dayUnit']]
  if (most === undefined) return [['maxQuantity', dayUnit ? 'is required, or seats' : 'is required']]
  if (seats !== undefined && maxQuantity !== undefined && seats !== maxQuantity)
    return [['maxQuantity', `is the same as seats: leave it out`]]
  if (dayUnit !== true && most > MOST_PEOPLE) return [['maxQuantity', `is from 1 to ${MOST_PEOPLE}`]]
  const field = seats === undefined ? 'maxQuantity' : 'seats'
  return minQuantity > most ? [[field, 'is not below the least number of people']] : []
}

const shift = z.strictObject({ weekday: f.weekday, start: f.clockTime, end: f.closingTime })
const hours = z.strictObject({ weekday: f.weekday, open: f.clockTime, close: f.closingTime })
const specialHours = z.strictObject({
  who: f.id.optional(),
  date,
  open: f.clockTime,
  close: f.closingTime,
})

const wallTime = f.understood(readTime).transform(readTime).optional()
const closure = z
  .strictObject({
    who: f.id.optional(),
    date: f.understood(readDays).optional(),
    from: wallTime,
    to: wallTime,
    reason: f.words(200).optional(),
  })
  .refine((input) => wallSpanOf(whenOf(input)) !== undefined, { path: ['date'], error: whenIsNeeded('') })

type SaidWhen = { date?: string | undefined; from?: string | undefined; to?: string | undefined }
export const whenOf = ({ date, from, to }: SaidWhen) => ({
  ...{ date: date === undefined ? undefined : readDays(date), from, to },
})

export const shop = z
  .strictObject({
    id: f.id,
    status,
    brand: f.id.nullish(),
    city: f.id,
    categories: f
      .listOf(f.id)
      .refine((ids) => Array.isArray(ids) && ids.length > 0, { error: 'has at least one; the first is the main one' }),
    name: f.text(NAME),
    description: f.longText(LONG),
    address: f.text(300),
    postalCode: f.words(20).transform((text) => text.normalize('NFKC')),
    phone: f.phone,
    latitude: f.degrees(90),
    longitude: f.degrees(180),
    station: f.text(NAME).nullish(),
    stationMinutes: f.whole(0, 120).nullish(),
    stationLatitude: f.degrees(90).nullish(),
    stationLongitude: f.degrees(180).nullish(),
    timeZone: f.timeZone.optional(),
    currency: f.oneOf(...CURRENCIES),
    freeCancellationHours: f.whole(0, 720).optional(),
    rescheduleHours: f.whole(0, 720).optional(),
    rescheduleLimit: f.whole(0, 100).optional(),
    lateCancellationFee: f.lateFee.nullish(),
    business: f.text(300).nullish(),
    openSince: f.year.nullish(),
    license: f.text(200).nullish(),
    email: f.email.nullish(),
    language: f.oneOf(...LOCALES).nullish(),
    popularity: f.whole(0, 1_000_000).optional(),
    listedSince: date.optional(),
    cover: f.picture.optional(),
    gallery: f.listOf(f.picture).optional(),
    hours: f.entries(hours, 50).optional(),
    holidays: f.listOf(f.monthDay).optional(),
    specialHours: f.entries(specialHours, 1000).optional(),
    closures: f.entries(closure, 2000).optional(),
    reminders: f.entries(z.strictObject({ id: f.id, text: f.longText(500), required: f.yesOrNo }), 50).optional(),
    staff: f
      .entries(
        z.strictObject({
          id: f.id,
          status,
          name: f.text(NAME),
          title: f.text(NAME).optional(),
          avatar: f.portrait.optional(),
          shifts: f.entries(shift, 50).optional(),
        }),
        500,
      )
      .optional(),
    equipment: f
      .entries(
        z.strictObject({
          id: f.id,
          status,
          kind: f.oneOf('bed', 'bay', 'room', 'table', 'car', 'seat', 'chair'),
          name: f.text(NAME),
          capacity: f.whole(1, 100),
        }),
        1000,
      )
      .optional(),
    attaches: f
      .entries(
        z.strictObject({
          id: f.id,
          name: f.text(NAME),
          price: f.price,
          durationMinutes: f.whole(0, DAY_MINUTES),
          maxQuantity: f.whole(1, 20),
        }),
        200,
      )
      .optional(),
    returnBranches: f.pairs(z.strictObject({ shopId: f.id, price: f.price }), 50).optional(),
    services: f.entries(service, 500).optional(),
  })
  .refine(({ station, stationMinutes }) => (station == null) === (stationMinutes == null), {
    path: ['stationMinutes'],
    error: 'is needed with station, and only with it',
  })
  .refine(({ stationLatitude, stationLongitude }) => (stationLatitude == null) === (stationLongitude == null), {
    path: ['stationLongitude'],
    error: 'is needed with stationLatitude, and only with it',
  })

export type CityItem = z.infer<typeof city>
export type CategoryItem = z.infer<typeof category>
export type BrandItem = z.infer<typeof brand>
export type ShopItem = z.infer<typeof shop>
export type ServiceItem = z.infer<typeof service>

/** The valid fields of a shop. */
export type ShopInput = NonNullable<Loose<ShopItem>>
export const shopInput = loosely(shop)

export const schemas = { city, category, brand, shop }
export type Kind = keyof typeof schemas
/** An entry of the catalogue as it was written, with its place. `within` finds nested rows of other files. */
export type Item = {
  kind: Kind
  value: unknown
  place: (path: PropertyKey[]) => { file: string; line?: number; path: string }
}
