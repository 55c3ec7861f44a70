import type { Offer } from '../../offers/offer.ts'
import type { Schedule, ScheduledService } from './schedule.ts'

const NO_TEXT = { en: '', ko: '', ja: '', zh: '' }

/** An offer whose times are right; what has no bearing on time is left blank. */
export function offerOf(
  { timeZone, hours, holidays, special, specialByBookable, shifts, bookables }: Schedule,
  service: ScheduledService,
  now: number,
): Offer {
  const linked = new Set(service.bookableIds)
  return {
    shop: {
      ...{
        id: '',
        name: NO_TEXT,
        address: NO_TEXT,
        phone: '',
        latitude: 0,
        longitude: 0,
        country: 'JP',
        timeZone,
        currency: 'USD',
      },
      ...{
        cover: { seed: 0, category: '', object: '', ratio: '4:3' },
        freeCancellationHours: 0,
        lateFee: null,
        reschedule: { hours: 24, limit: 3 },
      },
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
    special,
    specialByBookable,
    now,
  }
}
