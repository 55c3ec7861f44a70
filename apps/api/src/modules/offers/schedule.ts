import type { Schemas } from '../../contract/types.ts'
import type { SpecialRow, WeekRow } from '../../lib/shop-calendar.ts'

/** A staff member or a thing. Staff work in their shifts; a thing is there whenever the shop is open. */
export type ScheduledBookable = { id: string; kind: 'staff' | Schemas['EquipmentKind']; capacity: number }

/** Everything that decides when a service can be had, apart from what is taken. */
export type Schedule = {
  service: {
    mode: Schemas['SelectionUnitMode']
    perPerson: boolean
    minQuantity: number
    maxQuantity: number
    gridMinutes: number
    bufferBefore: number
    bufferAfter: number
    cutOffMinutes: number
    dayUnit: boolean
  }
  bookables: ScheduledBookable[]
  shifts: (WeekRow & { id: string })[]
  hours: WeekRow[]
  holidays: string[]
  special: SpecialRow[]
  /** Count instead of the shifts on their date, one from 0 to 0 for who is not there. */
  specialByBookable: (SpecialRow & { id: string })[]
  /** The database's clock, when this was read. */
  now: number
}

/** So many of these, the chosen one among them. */
export type Need<Candidate = ScheduledBookable> = {
  kind: 'staff' | 'item'
  count: number
  candidates: Candidate[]
  chosen: string | null
}

/** Everything of a selection that decides its times. */
export type SlotRequest = {
  unit: { durationMinutes: number }
  quantity: number
  attaches: { attach: { durationMinutes: number }; quantity: number }[]
  needs: Need[]
  /** When a rental of whole days is returned on its last day, in minutes of that; absent: at the time of the pick-up. */
  returnMinutes?: number | undefined
}

export const kindOf = (bookable: Pick<ScheduledBookable, 'kind'>): Need['kind'] =>
  bookable.kind === 'staff' ? 'staff' : 'item'

/** Where nobody chooses, something is taken all the same: a thing if the service has any, else a staff member. */
function kindsTaken({ service, bookables }: Pick<Schedule, 'service' | 'bookables'>): Need['kind'][] {
  switch (service.mode) {
    case 'staff':
      return ['staff']
    case 'resource':
      return ['item']
    case 'staff_and_resource':
      return ['staff', 'item']
    case 'none':
      return bookables.some((bookable) => kindOf(bookable) === 'item') ? ['item'] : ['staff']
  }
}

export function needsOf<Candidate extends ScheduledBookable>(
  offer: { service: Schedule['service']; bookables: Candidate[] },
  { quantity, staffId, itemId }: { quantity: number; staffId: string | null; itemId: string | null },
): Need<Candidate>[] {
  const { perPerson } = offer.service
  // A table seats so many; one staff member serves a party of any size that the service allows.
  const fits = (bookable: Candidate) => perPerson || bookable.kind === 'staff' || bookable.capacity >= quantity
  return kindsTaken(offer).map((kind) => ({
    kind,
    count: perPerson ? quantity : 1,
    candidates: offer.bookables.filter((bookable) => kindOf(bookable) === kind && fits(bookable)),
    chosen: kind === 'staff' ? staffId : itemId,
  }))
}
