import type { components } from '../contract/schema.gen.ts'
import { daysLater } from '../format/when.ts'
import { type Failure, isCode } from '../http/failure.ts'
import type { FieldErrors } from '../validation/field-errors.ts'
import type { BookingTerms, Consents, ReservationDraft } from './reservation.types.ts'

type Schemas = components['schemas']

/** The choices of a service, in the order in which they are asked for. */
export type ChoiceName = 'people' | 'time' | 'staff' | 'equipment' | 'extras'

/** The parts of the form, once a slot is held. */
export type FormPart = 'contact' | 'requirement' | 'terms'

/** The fields of a service that say what is chosen: `sdk.queries.service(id)`. */
export type ServiceChoices = Pick<
  Schemas['ServiceDetail'],
  'minQuantity' | 'maxQuantity' | 'units' | 'selectionUnitMode' | 'hasAttaches'
> &
  Partial<Pick<Schemas['ServiceDetail'], 'rental'>>

/** Availability as far as it is known; an absent field rules nothing out. */
export type Available = {
  /** `YYYY-MM-DD` in the shop's zone: the days before are over. */
  today?: string
  /** Free times of the chosen day. */
  slots?: readonly { time: string }[] | undefined
  staff?: readonly { id: string }[] | undefined
  equipment?: readonly { id: string }[] | undefined
  extras?: readonly { id: string; available: boolean; maxQuantity: number }[] | undefined
}

export type Choices = {
  /** Choices that the service asks for, in order. */
  needed: readonly ChoiceName[]
  /** The first that has to be made, or made again; null: the slot can be kept. */
  next: ChoiceName | null
  /** The choices that are not available, or not any more. */
  stale: readonly ChoiceName[]
}

/** The choices that a service needs, the next one, and those that are stale. */
export function requiredChoices(
  service: ServiceChoices,
  { draft }: { draft: ReservationDraft },
  available: Available = {},
): Choices {
  const needed = neededOf(service)
  const isStale = staleness(service, draft, available)
  const stale = needed.filter((choice) => isStale[choice])
  const firstMissing =
    draft.reservationDate === null ? (needed[0] ?? 'time') : draft.reservationTime === null ? 'time' : null
  return { needed, stale, next: firstMissing ?? stale[0] ?? null }
}

function neededOf({
  minQuantity,
  maxQuantity,
  units,
  selectionUnitMode: mode,
  hasAttaches,
  rental,
}: ServiceChoices): ChoiceName[] {
  const isNeeded: Record<ChoiceName, boolean> = {
    // The number of days of a rental is chosen with its time.
    people: maxQuantity > minQuantity || (rental === undefined ? units.length : unitsALength(units)) > 1,
    time: true,
    staff: mode === 'staff' || mode === 'staff_and_resource',
    equipment: mode === 'resource' || mode === 'staff_and_resource',
    extras: hasAttaches,
  }
  return (Object.keys(isNeeded) as ChoiceName[]).filter((choice) => isNeeded[choice])
}

const unitsALength = (units: ServiceChoices['units']): number =>
  units.length / new Set(units.map(({ durationMinutes }) => durationMinutes)).size

function staleness(
  { minQuantity, maxQuantity, units }: ServiceChoices,
  { quantity, unitId, reservationDate, reservationTime, staffId, equipmentId, extras: chosen }: ReservationDraft,
  { today = '', slots, staff, equipment, extras }: Available,
): Record<ChoiceName, boolean> {
  const isGone = (chosen: string | null, offered: readonly { id: string }[] | undefined) =>
    chosen !== null && offered?.every(({ id }) => id !== chosen) === true
  const isTimeGone = slots?.every(({ time }) => time !== reservationTime)
  const isTimeStale = reservationTime !== null && isTimeGone === true
  return {
    people: quantity < minQuantity || quantity > maxQuantity || isGone(unitId, units),
    time: isTimeStale || (reservationDate !== null && lastDateOf(reservationDate, reservationTime) < today),
    staff: isGone(staffId, staff),
    equipment: isGone(equipmentId, equipment),
    extras: chosen.some(
      ({ id: chosenId, quantity: wanted }) =>
        extras !== undefined &&
        wanted > 0 &&
        !extras.some(({ id, available, maxQuantity: most }) => id === chosenId && available && wanted <= most),
    ),
  }
}

/** The date that the clock shows at the end of it: of `24:30` the next one. */
const lastDateOf = (date: string, time: string | null): string =>
  time !== null && time >= '24:00' ? daysLater(date, 1) : date

/** The part of `terms` that is agreed to. */
type Agreeable = Pick<BookingTerms, 'version' | 'reminders'> & Partial<BookingTerms>

/** The ids of the reminders that `confirm` needs ticked. */
export const requiredReminders = (terms: Pick<BookingTerms, 'reminders'> | null): string[] =>
  terms === null ? [] : terms.reminders.filter(({ required }) => required).map(({ id }) => id)

type Agreed = { consents: Pick<Consents, 'terms' | 'reminders'> & Partial<Consents> }

/** Whether the terms of now are agreed to, every reminder that has to be is ticked, and where the page asks for it, the sharing with the shop is agreed to. */
export const hasAgreed = ({ consents }: Agreed, terms: Agreeable, requiresSharing = false): boolean =>
  consents.terms === terms.version &&
  (!requiresSharing || consents.sharing === terms.privacyVersion) &&
  requiredReminders(terms).every((id) => consents.reminders.includes(id))

const PART_OF_FIELD: readonly (readonly [under: string, part: FormPart | ChoiceName])[] = [
  ['draft.unitId', 'people'],
  ['draft.quantity', 'people'],
  ['draft.reservation', 'time'],
  ['draft.return', 'time'],
  ['draft.staffId', 'staff'],
  ['draft.equipmentId', 'equipment'],
  ['draft.extras', 'extras'],
  ['contact.', 'contact'],
  ['request', 'requirement'],
  ['consents.', 'terms'],
]

/** The choice, or the part of the form, that a failure or the first wrong field belongs to; null where it belongs to none. */
export function partOfFailure({
  failure,
  fields,
}: {
  failure: Failure | null
  fields: FieldErrors
}): FormPart | ChoiceName | null {
  if (isCode(failure, 'TERMS_CHANGED')) return 'terms'
  if (isCode(failure, 'SLOT_TAKEN', 'HOLD_EXPIRED')) return 'time'
  const wrong = Object.keys(fields)
  return PART_OF_FIELD.find(([under]) => wrong.some((name) => name.startsWith(under)))?.[1] ?? null
}
