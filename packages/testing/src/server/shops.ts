import type { Currency, components, Money } from '@yoyaku/core/types'

type Schemas = components['schemas']
export type Shop = Schemas['Shop']
export type Service = Schemas['Service']
export type ServiceUnit = Schemas['ServiceUnit']
export type ServiceAttach = Schemas['ServiceAttach']
export type ReturnBranch = Schemas['ReturnBranch']

/** A shop of the fake server, with its staff and equipment. */
export type FakeShop = {
  /**
   * The shop as the contract shows it. Its prices are the `shopPrice` of units; opening hours, special hours and closures decide what is free.
   * Hours past midnight belong to the day on which they begin: until 27:00, as `daily` writes them.
   */
  shop: Shop
  /** Staff. In services of mode `staff`, each serves one party at a time. `available` is computed. */
  providers: Schemas['AvailableProviders']['providers']
  /**
   * Equipment. In services of mode `resource`, each serves one party at a time; those of mode `none` take any of it, or any of the staff if
   * there is none. `capacity`: the largest party that shares it. Default: any.
   */
  resources: (Schemas['AvailableProviders']['resources'][number] & { capacity?: number })[]
  /** Additional services, at prices in the shop's currency. */
  attaches: ServiceAttach[]
  reminders: Schemas['ConfirmReminder']['reminders']
  /** Other shops at which rentals may be returned, at prices in the shop's currency. Default: none. */
  returnBranches?: ReturnBranch[]
  /** Until how many hours before the start, and how often, members may reschedule. Default: 24 and 3. */
  reschedule?: { hours: number; limit: number }
  /** Default: a start every 30 minutes, bookable until the last moment, without buffers. */
  timing?: Partial<Timing>
}

/** Times of a shop's services that the contract does not show, in minutes: between two starts, before a start, and around a booking. */
export type Timing = {
  gridMinutes: number
  cutOffMinutes: number
  bufferBeforeMinutes: number
  bufferAfterMinutes: number
}

const TIMING: Timing = { gridMinutes: 30, cutOffMinutes: 0, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 }

export const timingOf = ({ timing }: FakeShop): Timing => ({ ...TIMING, ...timing })

/** None of these has summer time. */
export const UTC_OFFSETS: Readonly<Record<Schemas['Country'], string>> = { JP: '+09:00', KR: '+09:00', TW: '+08:00' }

/** The category whose reservations ask for a license in Japan. */
export const CAR_RENTAL = 'car-rental'

const WEEK = [1, 2, 3, 4, 5, 6, 7]
/** Opening hours of every day. Past midnight if `close` is not later than `open`: `daily('20:00', '03:00')` is until 27:00. */
export const daily = (open: string, close: string): Shop['hours'] =>
  WEEK.map((weekday) => ({
    weekday,
    open,
    close: open < close ? close : `${Number(close.slice(0, 2)) + 24}${close.slice(2)}`,
  }))

/** Makes a unit of a service, with its price in minor units of the shop's currency. */
export const unitOf = (id: string, name: string, durationMinutes: number, amount: number, currency: Currency = 'JPY') =>
  ({
    id,
    name,
    durationMinutes,
    price: { amount, currency },
    shopPrice: { amount, currency },
  }) satisfies ServiceUnit

export const shopCurrency = ({ shop }: FakeShop): Currency => shop.services[0]?.units[0]?.shopPrice.currency ?? 'JPY'

/** Parts of a service for `serviceOf`. */
export type ServiceInput = Pick<Service, 'id' | 'name' | 'units'> & Partial<Service>

/** Makes a service of mode `none` for one to five people, at one price for all of them. */
export function serviceOf({ units, ...given }: ServiceInput): Service {
  const [first] = units
  return {
    shopId: 'shop-1',
    shopName: 'Aoyama Hair',
    categoryId: 'hair',
    categoryName: 'Hair',
    description: given.name,
    selectionUnitMode: 'none',
    perPerson: false,
    pricePer: 'booking',
    minQuantity: 1,
    maxQuantity: 5,
    dayUnit: false,
    hasAttaches: false,
    priceFrom: first?.price ?? { amount: 0, currency: 'JPY' },
    units,
    ...(given.dayUnit === true && { rental: rentalOf(units, given.maxQuantity ?? 5) }),
    ...given,
  }
}

/** Makes the rental of a service of whole days from its units: a price a day counts until a longer rental has another one. */
export function rentalOf(units: readonly ServiceUnit[], seats: number): NonNullable<Service['rental']> {
  const daysOf = ({ durationMinutes }: ServiceUnit) => Math.ceil(durationMinutes / 1440)
  const tiers = units
    .toSorted((one, other) => one.durationMinutes - other.durationMinutes)
    .map((unit) => {
      const perDay = ({ amount, currency }: Money) => ({ amount: Math.round(amount / daysOf(unit)), currency })
      return { fromDays: daysOf(unit), pricePerDay: perDay(unit.price), shopPricePerDay: perDay(unit.shopPrice) }
    })
  return {
    ...{ maxDays: Math.max(1, ...units.map(daysOf)), seats },
    tiers: tiers.filter((tier, at) => tier.shopPricePerDay.amount !== tiers[at - 1]?.shopPricePerDay.amount),
  }
}

const picture = (id: string) => ({ url: `/covers/${id}.svg`, width: 640, height: 400 })

/** Parts of a shop for `shopOf`. */
export type ShopInput = Partial<Omit<FakeShop, 'shop'>> & { shop?: Partial<Shop> }

/** Makes a shop: a hair salon in Tokyo, open 10:00 to 20:00 every day, with one chair. The given parts replace its own. */
export function shopOf({ shop: given = {}, ...parts }: ShopInput = {}): FakeShop {
  const { id = 'shop-1', shopName = 'Aoyama Hair' } = given
  const cut = serviceOf({ id: 'service-1', name: 'Cut', units: [unitOf('unit-1', 'Cut', 60, 6500)] })
  const services = (given.services ?? [cut]).map((service) => ({ ...service, shopId: id, shopName }))
  return {
    providers: [],
    resources: [{ id: 'chair-1', name: 'Chair', available: true }],
    attaches: [],
    reminders: [{ id: 'r1', text: 'Please arrive five minutes early', required: true }],
    ...parts,
    shop: {
      id,
      shopName,
      brandName: null,
      cover: picture(id),
      category: { id: 'hair', name: 'Hair' },
      city: { id: 'tokyo', name: 'Tokyo' },
      country: 'JP',
      rating: null,
      ratingCount: 0,
      priceFrom: services[0]?.priceFrom ?? { amount: 0, currency: 'JPY' },
      nextAvailableDate: null,
      description: 'A quiet salon',
      address: 'Minami-Aoyama 3-1',
      phone: '+81312345678',
      latitude: 35.66,
      longitude: 139.71,
      station: { name: 'Gaiemmae Station', minutes: 6, latitude: 35.6705, longitude: 139.7178 },
      timeZone: 'Asia/Tokyo',
      hours: daily('10:00', '20:00'),
      specialHours: [],
      closures: [],
      openState: { open: true, changesAt: null },
      pictures: [picture(id)],
      categories: [{ id: 'hair', name: 'Hair' }],
      freeCancellationHours: 24,
      lateFee: null,
      openSince: 2014,
      license: 'Beauty salon registration no. 1234',
      ...given,
      services,
    },
  }
}

const thing = (id: string, name: string, capacity?: number) => ({
  ...{ id, name, available: true },
  ...(capacity === undefined ? {} : { capacity }),
})
const person = (id: string, name: string) => ({ id, name, title: 'Stylist', avatarUrl: '', available: true })
const extra = (id: string, name: string, amount: number, durationMinutes: number, maxQuantity = 1): ServiceAttach => ({
  id,
  name,
  price: { amount, currency: 'JPY' },
  durationMinutes,
  maxQuantity,
  available: true,
})

/**
 * What the server in memory begins with. `shop-1`: `service-1` takes its one chair, `service-2` one of two stylists for each person, both
 * with additional services. `shop-2`: a table of one's choice. `shop-3`: `service-4` rents one of two cars for a day or three. `shop-4`: a
 * counter of four seats, from 20:00 to 03:00.
 */
export const defaultShops = (): FakeShop[] => [
  shopOf({
    shop: {
      services: [
        serviceOf({ id: 'service-1', name: 'Cut', hasAttaches: true, units: [unitOf('unit-1', 'Cut', 60, 6500)] }),
        serviceOf({
          id: 'service-2',
          name: 'Cut with a stylist',
          selectionUnitMode: 'staff',
          perPerson: true,
          pricePer: 'person',
          maxQuantity: 2,
          hasAttaches: true,
          units: [unitOf('unit-2', 'Short', 60, 7000), unitOf('unit-3', 'Long', 90, 9000)],
        }),
      ],
    },
    providers: [person('staff-1', 'Mei'), person('staff-2', 'Ken')],
    attaches: [extra('head-spa', 'Head spa', 2200, 15), extra('treatment', 'Treatment', 3300, 30, 2)],
  }),
  shopOf({
    shop: {
      id: 'shop-2',
      shopName: 'Ebisu Table',
      services: [
        serviceOf({
          id: 'service-3',
          name: 'Dinner',
          selectionUnitMode: 'resource',
          equipmentKind: 'table',
          pricePer: 'person',
          units: [unitOf('unit-4', 'Course', 120, 5000)],
        }),
      ],
    },
    resources: [thing('table-1', 'Table 1'), thing('table-2', 'Table 2')],
  }),
  shopOf({
    shop: {
      id: 'shop-3',
      shopName: 'Haneda Cars',
      hours: daily('09:00', '18:00'),
      services: [
        serviceOf({
          id: 'service-4',
          name: 'Car',
          categoryId: CAR_RENTAL,
          categoryName: 'Car rental',
          dayUnit: true,
          units: [unitOf('unit-5', 'One day', 1440, 7000), unitOf('unit-6', 'Three days', 4320, 19_000)],
        }),
      ],
    },
    resources: [thing('car-1', 'Compact', 4), thing('car-2', 'Minivan', 5)],
  }),
  shopOf({
    shop: {
      id: 'shop-4',
      shopName: 'Golden Gai Counter',
      hours: daily('20:00', '03:00'),
      services: [
        serviceOf({
          id: 'service-5',
          name: 'Counter seat',
          perPerson: true,
          pricePer: 'person',
          maxQuantity: 4,
          units: [unitOf('unit-7', 'Ninety minutes', 90, 4000)],
        }),
      ],
    },
    resources: ['1', '2', '3', '4'].map((number) => thing(`seat-${number}`, `Seat ${number}`)),
  }),
]
