import { expect, test } from 'vitest'
import { closeAfter, minutesOf } from '../apps/api/src/lib/minutes-of-day.ts'
import { calendarOf, type WeekRow } from '../apps/api/src/lib/shop-calendar.ts'
import { largestParty, slotsOn, takenBy } from '../apps/api/src/modules/availability/slots.ts'
import { openState } from '../apps/api/src/modules/catalogue/open-state.ts'
import { chooseFree } from '../apps/api/src/modules/holds/choose.ts'
import { plan } from '../apps/api/src/modules/holds/draft.ts'
import { busyOf, type Taken, WHOLE_SHOP } from '../apps/api/src/modules/occupancy/busy.ts'
import { resolveSelection, withQuantity } from '../apps/api/src/modules/offers/booking-selection.ts'
import type { PricedOffer } from '../apps/api/src/modules/offers/offer.ts'
import {
  daily,
  FakeApi,
  type FakeShop,
  RATES,
  serviceOf,
  shopOf,
  TestClock,
  unitOf,
} from '../packages/testing/src/index.ts'

type Shop = FakeShop['shop']
type Service = Shop['services'][number]
type Closures = Shop['closures']
type Draft = { reservationDate: string; reservationTime: string; quantity: number } & Record<string, unknown>

const ZONE = 'Asia/Tokyo'
const DAY_MS = 86_400_000
const calendar = calendarOf(ZONE)
/** In the afternoon, and in a night. */
const MOMENTS = ['2026-11-23T06:10:00Z', '2026-11-23T16:40:00Z']
const DATES = Array.from({ length: 9 }, (_, index) =>
  new Date(Date.parse('2026-11-22T00:00:00Z') + index * DAY_MS).toISOString().slice(0, 10),
)

const at = (weekdays: number[], open: string, close: string) => weekdays.map((weekday) => ({ weekday, open, close }))
const WEEK = [1, 2, 3, 4, 5, 6, 7]
const special = [
  { date: '2026-11-25', open: '12:00', close: '15:00' },
  { date: '2026-11-27', open: '00:00', close: '01:30' },
  { date: '2026-11-27', open: '21:00', close: '24:00' },
]
const HOURS: [what: string, hours: Pick<Shop, 'hours' | 'specialHours'>][] = [
  [
    'opens by day and rests at noon',
    { hours: [...daily('10:00', '12:15'), ...daily('13:00', '18:00')], specialHours: [] },
  ],
  [
    'has hours that touch each other',
    { hours: [...daily('12:15', '18:00'), ...daily('10:00', '12:15')], specialHours: [] },
  ],
  ['opens past midnight', { hours: daily('20:00', '03:00'), specialHours: [] }],
  ['opens past midnight, but on some dates', { hours: daily('20:00', '03:00'), specialHours: special }],
  [
    'opens past midnight on three evenings, and is closed on Sundays and Mondays',
    {
      hours: [...at([2, 3], '10:00', '19:00'), ...at([4, 5, 6], '18:00', '24:00'), ...at([5, 6, 7], '00:00', '02:30')],
      specialHours: [],
    },
  ],
  [
    'opens past midnight on three evenings, and on one date into the morning',
    {
      hours: [...at([2, 3], '10:00', '19:00'), ...at([4, 5, 7], '18:00', '26:30')],
      specialHours: [{ date: '2026-11-25', open: '22:00', close: '05:00' }],
    },
  ],
  ['never closes', { hours: daily('00:00', '24:00'), specialHours: [] }],
  ['rests on Sundays', { hours: at(WEEK.slice(0, 6), '09:00', '18:00'), specialHours: special }],
]
const CLOSURES: Closures[] = [
  [],
  [{ from: '2026-11-25T13:00', to: '2026-11-25T22:15' }],
  [
    { from: '2026-11-26T00:00', to: '2026-11-27T00:00' },
    { from: '2026-11-24T21:30', to: '2026-11-25T01:00' },
    { from: '2026-11-26T12:00', to: '2026-11-27T12:00' },
  ],
]
const one = (given: Partial<Service> & Pick<Service, 'units'>): Service =>
  serviceOf({ id: 'service-1', name: 'Service', hasAttaches: true, ...given })
const KINDS: [service: Service, parts: Partial<FakeShop>][] = [
  [one({ units: [unitOf('cut', 'Cut', 60, 6500)] }), {}],
  [
    one({ selectionUnitMode: 'staff', perPerson: true, maxQuantity: 2, units: [unitOf('cut', 'Cut', 90, 6500)] }),
    { timing: { gridMinutes: 20, cutOffMinutes: 60, bufferBeforeMinutes: 10, bufferAfterMinutes: 20 } },
  ],
  [one({ selectionUnitMode: 'staff_and_resource', units: [unitOf('bath', 'Bath', 45, 4000)] }), {}],
  [one({ selectionUnitMode: 'resource', units: [unitOf('dinner', 'Dinner', 120, 5000)] }), {}],
  [one({ dayUnit: true, units: [unitOf('day', 'A day', 1440, 7000)] }), { timing: { bufferAfterMinutes: 60 } }],
  [one({ dayUnit: true, selectionUnitMode: 'resource', units: [unitOf('days', 'Three days', 4320, 19_000)] }), {}],
  [one({ dayUnit: true, perPerson: true, maxQuantity: 3, units: [unitOf('bike', 'Bicycle', 2000, 900)] }), {}],
]
const parts: Partial<FakeShop> = {
  providers: ['Mei', 'Ken'].map((name) => ({
    id: name.toLowerCase(),
    name,
    title: '',
    avatarUrl: '',
    available: true,
  })),
  resources: [
    { id: 'large', name: 'Large', available: true, capacity: 5 },
    { id: 'small', name: 'Small', available: true, capacity: 2 },
    { id: 'middle', name: 'Middle', available: true, capacity: 4 },
  ],
  attaches: [
    {
      id: 'extra',
      name: 'Extra',
      price: { amount: 500, currency: 'JPY' },
      durationMinutes: 40,
      maxQuantity: 2,
      available: true,
    },
  ],
}
const CHOICES = [
  { quantity: 1 },
  { quantity: 3 },
  { quantity: 2, attaches: [{ attachId: 'extra', quantity: 2 }] },
  { quantity: 2, staffId: 'ken' },
  { quantity: 4, resourceItemId: 'small' },
  { quantity: 1, resourceItemId: 'large' },
  { quantity: 1, returnTime: '16:00' },
  { quantity: 2, returnTime: '02:00' },
]
const TIMES = ['00:00', '00:40', '02:30', '10:00', '12:15', '14:30', '17:45', '20:00', '23:30', '24:30', '26:00']
const DRAFTS: Draft[] = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-29'].flatMap((reservationDate, day) =>
  TIMES.flatMap((reservationTime, index) =>
    [0, 1].map((more) => ({
      reservationDate,
      reservationTime,
      ...CHOICES.at((day + index + more) % CHOICES.length),
    })),
  ),
) as Draft[]

const text = (name: string) => ({ en: name, ko: name, ja: name, zh: name })
const instantOf = (wall: string) => Date.parse(`${wall}:00+09:00`)

/** What the server loads of the shop. Staff are always there, as in the kit. */
function offerOf(
  { shop, providers, resources, attaches, timing = {} }: FakeShop,
  service: Service,
  now: number,
): PricedOffer {
  const blank = { title: null, avatar: null }
  const row = ({ weekday, open, close }: Shop['hours'][number]): WeekRow => ({
    weekday,
    from: minutesOf(open),
    to: closeAfter(open, close),
  })
  return {
    shop: { ...(shop as object), timeZone: ZONE, currency: 'JPY' } as PricedOffer['shop'],
    service: {
      ...{ id: service.id, name: text(service.name), mode: service.selectionUnitMode, perPerson: service.perPerson },
      ...{ pricePer: service.pricePer, minQuantity: service.minQuantity, maxQuantity: service.maxQuantity },
      ...{ gridMinutes: timing.gridMinutes ?? 30, cutOffMinutes: timing.cutOffMinutes ?? 0 },
      ...{ bufferBefore: timing.bufferBeforeMinutes ?? 0, bufferAfter: timing.bufferAfterMinutes ?? 0 },
      ...{ dayUnit: service.dayUnit, carRental: false },
    } as PricedOffer['service'],
    units: service.units.map(({ id, name, durationMinutes, shopPrice }) => ({
      ...{ id, name: text(name), durationMinutes, price: shopPrice.amount },
    })),
    attaches: attaches.map((attach) => ({ ...attach, name: text(attach.name), price: attach.price.amount })),
    returnBranches: [],
    bookables: [
      ...providers.map(({ id, name }) => ({ id, kind: 'staff' as const, name: text(name), capacity: 1, ...blank })),
      ...resources.map(({ id, name, capacity = 99 }) => ({
        id,
        kind: 'seat' as const,
        name: text(name),
        capacity,
        ...blank,
      })),
    ],
    shifts: providers.flatMap(({ id }) => WEEK.map((weekday) => ({ id, weekday, from: 0, to: 1440 }))),
    hours: shop.hours.map(row),
    holidays: [],
    special: shop.specialHours.map(({ date, open, close }) => ({
      date,
      from: minutesOf(open),
      to: closeAfter(open, close),
    })),
    specialByBookable: [],
    now,
    rates: RATES as PricedOffer['rates'],
  }
}

/** The server, but for its database: the same shop, and what was taken. */
function serverOf(shop: FakeShop, service: Service, now: number) {
  const offer = offerOf(shop, service, now)
  const taken: Taken[] = shop.shop.closures.map(({ from, to }) => ({
    ...{ id: WHOLE_SHOP, holdId: '', stale: false, start: instantOf(from), end: instantOf(to) },
  }))
  const names = { unitId: '', quantity: '', staffId: '', itemId: '', attach: () => '' }
  return {
    days() {
      const selection = { unitId: null, quantity: 1, attaches: [], staffId: null, itemId: null }
      const { request } = resolveSelection(offer, selection, names)
      if (request === null) throw new Error('The server takes no request')
      const busy = busyOf(taken, [], offer, calendar)
      return DATES.map((written) => {
        const date = Temporal.PlainDate.from(written)
        const { slots, ...day } = slotsOn(offer, request, calendar, busy, date)
        const requestFor = (quantity: number) => withQuantity(offer, request, quantity)
        return {
          ...day,
          ...(day.status === 'SOLD_OUT' && { maxQuantity: largestParty(offer, requestFor, calendar, busy, date) }),
          slots: slots.map(({ start, end, vacancies }) => [calendar.isoAt(start), calendar.isoAt(end), vacancies]),
        }
      })
    },
    hold(draft: object) {
      const planned = plan(offer, draft as Parameters<typeof plan>[1])
      if (planned.failure) {
        const { code, fields } = planned.failure.body
        return [planned.failure.status, code, fields?.map(({ field, code: wrong }) => [field, wrong])]
      }
      const chosen = chooseFree(planned, taken, { holdIds: [], heldBookableIds: [] })
      if (chosen === null) return [409, 'SLOT_TAKEN', undefined]
      const ids = [...chosen.staff, ...chosen.items].map(({ id }) => id)
      for (const id of ids)
        taken.push({ id, holdId: `hold-${taken.length}`, stale: false, ...takenBy(offer, planned.slot) })
      return [201, planned.slot.start, planned.slot.end, ids]
    },
    openState: () => {
      const closures = shop.shop.closures
        .map(({ from, to }) => ({ start: instantOf(from), end: instantOf(to) }))
        .toSorted((first, second) => first.start - second.start)
      return openState({ ...offer, closures }, calendar, now)
    },
  }
}

/** The same of the server in memory, by its requests. */
function kitOf(shop: FakeShop, service: Service, now: number) {
  const server = new FakeApi(new TestClock(new Date(now).toISOString()), { shops: [shop] })
  const read = async (path: string) => {
    const response = await server.fetch(new Request(`http://yoyaku.test/api/v1/shops/shop-1${path}`))
    return ((await response.json()) as { data: never }).data
  }
  return {
    async days() {
      const span = `serviceId=${service.id}&quantity=1&dateFrom=${DATES[0]}&dateTo=${DATES.at(-1)}`
      const { days } = (await read(`/getAvailableTime?${span}`)) as {
        days: { slots: { startAt: string; endAt: string; vacancies: number }[] }[]
      }
      return days.map(({ slots, ...day }) => ({
        ...day,
        slots: slots.map(({ startAt, endAt, vacancies }) => [startAt, endAt, vacancies]),
      }))
    },
    hold(draft: object) {
      const { status, body } = server.hold({ draft })
      const { data, code, fields } = body as {
        data: { startAt: string; endAt: string }
        code: string
        fields?: { field: string; code: string }[]
      }
      if (status !== 201) return [status, code, fields?.map(({ field, code: wrong }) => [field, wrong])]
      return [status, Date.parse(data.startAt), Date.parse(data.endAt), server.taken().at(-1)?.ids]
    },
    openState: async () => ((await read('')) as { openState: object }).openState,
  }
}

/** When a shop is looked at, and its closures: `npm test` takes one of them for each shop and kind of service, `npm run proof` all. */
const MOMENTS_AND_CLOSURES = MOMENTS.flatMap((moment) => CLOSURES.map((closures) => ({ moment, closures })))
const chosen = (number: number) =>
  process.env.KIT_TIMES === 'all'
    ? MOMENTS_AND_CLOSURES
    : MOMENTS_AND_CLOSURES.filter((_, index) => index === number % MOMENTS_AND_CLOSURES.length)

for (const [row, [what, hours]] of HOURS.entries()) {
  test(`The server in memory offers and holds what the server does at a shop that ${what}`, async () => {
    const differences: unknown[] = []
    const counts = { free: 0, held: 0, taken: 0, refused: 0 }
    for (const [column, [service, more]] of KINDS.entries()) {
      for (const { moment, closures } of chosen(row + column)) {
        const now = Date.parse(moment)
        const shop = shopOf({ ...parts, ...more, shop: { ...hours, closures, services: [service] } })
        const [server, kit] = [serverOf(shop, service, now), kitOf(shop, service, now)]
        const compare = (part: unknown, real: unknown, fake: unknown) => {
          if (JSON.stringify(real) !== JSON.stringify(fake))
            differences.push({ moment, closures, service, part, real, fake })
        }
        compare('open', server.openState(), await kit.openState())
        compare('days', server.days(), await kit.days())
        const [unit] = service.units
        for (const choice of DRAFTS) {
          const draft = { shopId: 'shop-1', appointmentServiceId: service.id, appointmentUnitId: unit?.id, ...choice }
          const answer = server.hold(draft)
          compare(draft, answer, kit.hold(draft))
          counts[answer[0] === 201 ? 'held' : answer[0] === 409 ? 'taken' : 'refused'] += 1
        }
        const after = server.days()
        compare('days after', after, await kit.days())
        counts.free += after.flatMap(({ slots }) => slots).length
      }
    }
    expect(differences.slice(0, 3)).toEqual([])
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(0)
  })
}
