import type { Schemas } from '../../src/contract/types.ts'
import type { Db } from '../../src/db/connection.ts'
import { insertReferenceData, openShop } from '../../src/testing/shop.ts'
import type { Slot } from './record.types.ts'

/** Few shops and few times, so that clients collide. */
export const SHOPS = ['solo', 'team', 'pair'] as const
const STAFF = ['aoi', 'ren', 'yui']
/** Where people wait for what is taken. */
export const WAITED = 'solo'
export const SLOT_MINUTES = 60
const DAY_MINUTES = 1440
const OPENS = 600
const STARTS = 6
const DAYS = 3
const FIRST_DAY_IN = 10

/** How many can be served at the same time without a preference. */
export const CAPACITY: Record<string, number> = { solo: 1, team: 3, pair: 2 }

export async function openShops(db: Db): Promise<void> {
  await insertReferenceData(db)
  await openContestedShops(db)
}

/** On a catalogue that has Tokyo and hairdressers. */
export async function openContestedShops(db: Db): Promise<void> {
  const staff = STAFF.map((id) => ({ id }))
  await openShop(db, { id: 'solo' })
  await openShop(db, { id: 'team', staff })
  await openShop(db, { id: 'pair', mode: 'staff_and_resource', staff, items: [{ id: 'bed-1' }, { id: 'bed-2' }] })
}

export const slots: Slot[] = SHOPS.flatMap((shopId) =>
  Array.from({ length: DAYS }, (_, day) =>
    Array.from({ length: STARTS }, (_, index) => day * DAY_MINUTES + OPENS + index * 30),
  )
    .flat()
    .flatMap((start) => [null, ...(shopId === 'solo' ? [] : STAFF)].map((staffId) => ({ shopId, start, staffId }))),
)

const timeOf = (start: number): string => {
  const minutes = start % DAY_MINUTES
  const written = (value: number) => String(value).padStart(2, '0')
  return `${written(Math.floor(minutes / 60))}:${written(minutes % 60)}`
}

const dateOf = (start: number, firstDay: Temporal.PlainDate): string =>
  firstDay.add({ days: Math.floor(start / DAY_MINUTES) }).toString()

/** The draft of a hold, on a day so far ahead that nothing is due. */
export const draftOf = ({ shopId, start, staffId }: Slot, firstDay: Temporal.PlainDate): Schemas['HoldDraft'] => ({
  shopId,
  appointmentServiceId: 'cut',
  reservationDate: dateOf(start, firstDay),
  reservationTime: timeOf(start),
  quantity: 1,
  attaches: [],
  ...(staffId !== null && { staffId }),
})

/** An entry of the waiting list for exactly that time. */
export const entryOf = ({ shopId, start }: Slot, firstDay: Temporal.PlainDate): Schemas['WaitingListBody'] => ({
  shopId,
  serviceId: 'cut',
  date: dateOf(start, firstDay),
  timeFrom: timeOf(start),
  timeTo: timeOf(start),
  quantity: 1,
})

export const firstDayOf = (now: string): Temporal.PlainDate =>
  Temporal.Instant.from(now).toZonedDateTimeISO('Asia/Tokyo').toPlainDate().add({ days: FIRST_DAY_IN })
