import type { Busy } from '../../availability/busy.ts'
import { type Calendar, calendarOf } from '../../availability/calendar.ts'
import type { Offer } from '../../availability/offer.ts'
import { slotsOn } from '../../availability/slots.ts'
import { type FieldNames, understand } from '../../availability/wish.ts'
import type { Schedule, ScheduledService } from './schedule.ts'

const NOTHING_TAKEN: Busy = new Map()
const NO_TEXT = { en: '', ko: '', ja: '', zh: '' }
const NO_FIELDS: FieldNames = { unitId: '', quantity: '', staffId: '', itemId: '', attach: () => '' }
const calendars = new Map<string, Calendar>()

export function calendarFor(timeZone: string): Calendar {
  const calendar = calendars.get(timeZone) ?? calendarOf(timeZone)
  calendars.set(timeZone, calendar)
  return calendar
}

/** Whether anything at the shop can still be had on the date: by so many people, or (null) by as few as a service takes. */
export function isAnythingFree(
  schedule: Schedule,
  date: Temporal.PlainDate,
  { quantity, now, busy = NOTHING_TAKEN }: { quantity: number | null; now: number; busy?: Busy | undefined },
): boolean {
  const calendar = calendarFor(schedule.timeZone)
  return schedule.services.some((service) => {
    const people = quantity ?? service.minQuantity
    if (people < service.minQuantity || people > service.maxQuantity) return false
    const offer = offerOf(schedule, service, now)
    const wish = { unitId: null, quantity: people, attaches: [], staffId: null, itemId: null }
    const { request } = understand(offer, wish, NO_FIELDS)
    return request !== null && slotsOn(offer, request, calendar, busy, date).slots.length > 0
  })
}

// What has no bearing on time is left blank.
function offerOf(
  { timeZone, hours, holidays, shifts, bookables }: Schedule,
  service: ScheduledService,
  now: number,
): Offer {
  const linked = new Set(service.bookableIds)
  return {
    shop: {
      ...{ id: '', name: NO_TEXT, address: NO_TEXT, phone: '', latitude: 0, longitude: 0, timeZone, currency: 'USD' },
      ...{ cover: { seed: 0, category: '', object: '', ratio: '4:3' }, freeCancellationHours: 0 },
    },
    service: { ...service, name: NO_TEXT, pricePer: 'person' },
    units: [{ id: '', name: NO_TEXT, durationMinutes: service.durationMinutes, price: 0 }],
    attaches: [],
    bookables: bookables
      .filter(({ id }) => linked.has(id))
      .map((bookable) => ({ ...bookable, name: NO_TEXT, title: null, avatar: null })),
    shifts,
    hours,
    holidays,
    now,
  }
}
