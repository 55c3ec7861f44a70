import { MAX_PEOPLE } from '../contract/max-length.gen.ts'
import type { FieldCode, HoldDraft, User } from '../contract/types.ts'
import type { FieldErrors } from '../validation/field-errors.ts'
import { date, time, returnTime as timeOfReturn } from './reservation.stored.ts'
import type { Appointment, ContactDraft, DraftPatch, ReservationDraft } from './reservation.types.ts'

export const emptyDraft = (serviceId: string): ReservationDraft => ({
  shopId: null,
  shopName: null,
  serviceId,
  serviceName: null,
  unitId: null,
  selectionUnitMode: 'none',
  quantity: 1,
  reservationDate: null,
  reservationTime: null,
  returnTime: null,
  returnShopId: null,
  extras: [],
  staffId: null,
  equipmentId: null,
})

const MISSING: FieldCode = 'REQUIRED'

/** The choices without which a draft cannot hold its slot, and a date, a time or a number of people that cannot be. */
export const fieldsOfDraft = ({
  shopId,
  reservationDate,
  reservationTime,
  returnTime,
  quantity,
}: ReservationDraft): FieldErrors => ({
  ...(shopId === null && { 'draft.shopId': MISSING }),
  ...textField('draft.reservationDate', reservationDate, date),
  ...textField('draft.reservationTime', reservationTime, time),
  ...(returnTime !== null && textField('draft.returnTime', returnTime, timeOfReturn)),
  ...quantityField(quantity),
})

function textField(name: string, value: string | null, schema: typeof date): FieldErrors {
  if (value === null) return { [name]: MISSING }
  return schema.safeParse(value).success ? {} : { [name]: 'FORMAT' }
}

function quantityField(quantity: number): FieldErrors {
  if (!Number.isInteger(quantity)) return { 'draft.quantity': 'TYPE' }
  if (quantity < 1) return { 'draft.quantity': 'TOO_SMALL' }
  return quantity > MAX_PEOPLE ? { 'draft.quantity': 'TOO_LARGE' } : {}
}

/** Whether a draft is complete enough to hold its slot. */
export const isComplete = (draft: ReservationDraft): boolean => Object.keys(fieldsOfDraft(draft)).length === 0

/** The defined fields of a patch: plain JavaScript passes undefined for a field that stays as it is. */
export const defined = <T extends object>(patch: T) =>
  Object.fromEntries(Object.entries({ ...patch }).filter(([, value]) => value !== undefined)) as Partial<T>

/** Changing the date clears the time. */
export function amended(draft: ReservationDraft, patch: Partial<ReservationDraft>): ReservationDraft {
  const next = { ...draft, ...defined(patch) }
  const isOtherDay = next.reservationDate !== draft.reservationDate
  return isOtherDay && patch.reservationTime === undefined ? { ...next, reservationTime: null } : next
}

/** The extras of a draft, by the names of the SDK. */
export const extrasOf = (attaches: NonNullable<HoldDraft['attaches']>): ReservationDraft['extras'] =>
  attaches.map(({ attachId: id, quantity }) => ({ id, quantity }))

/** The draft that a hold request sends. Only for a complete draft. */
export function holdDraftOf(draft: ReservationDraft): HoldDraft {
  const { shopId, serviceId, unitId, reservationDate, reservationTime, returnTime, returnShopId, ...others } = draft
  const { quantity, extras, staffId, equipmentId } = others
  return {
    shopId: shopId ?? '',
    appointmentServiceId: serviceId,
    ...(unitId === null ? {} : { appointmentUnitId: unitId }),
    reservationDate: reservationDate ?? '',
    reservationTime: reservationTime ?? '',
    ...(returnTime === null ? {} : { returnTime }),
    ...(returnShopId === null ? {} : { returnShopId }),
    quantity,
    attaches: extras.flatMap(({ id, quantity: pieces }) => (pieces > 0 ? [{ attachId: id, quantity: pieces }] : [])),
    staffId,
    resourceItemId: equipmentId,
  }
}

/** The choices of a hold but for its unit: equal where two drafts hold the same. */
function heldBy({ staffId = null, resourceItemId = null, attaches = [], ...draft }: HoldDraft): string {
  const { reservationDate, reservationTime, returnTime = null, returnShopId = null, quantity } = draft
  const extras = attaches.map(({ attachId, quantity: pieces }) => [attachId, pieces]).sort()
  const back = [returnTime, returnShopId]
  return JSON.stringify([reservationDate, reservationTime, back, quantity, staffId, resourceItemId, extras])
}

/** Whether a hold is of this draft; a draft without a unit takes any. */
export function isHeld(draft: ReservationDraft, held: HoldDraft): boolean {
  const wanted = holdDraftOf(draft)
  const isOfUnit = draft.unitId === null || wanted.appointmentUnitId === held.appointmentUnitId
  return isOfUnit && heldBy(wanted) === heldBy(held)
}

const CHOICES = ['unitId', 'reservationDate', 'reservationTime', 'returnTime', 'returnShopId', 'quantity'] as const

/** Whether two drafts mean the same appointment. */
export const isSameAppointment = (one: Appointment, other: Appointment): boolean =>
  CHOICES.every((name) => one[name] === other[name])

/** The appointment in the options of a flow. */
export const choiceIn = (patch: DraftPatch): Appointment =>
  defined(Object.fromEntries(CHOICES.map((name) => [name, patch[name]])))

export const isSameChoice = (patch: DraftPatch, before: Appointment | undefined): boolean =>
  before !== undefined && isSameAppointment(patch, before)

const FIELDS = ['firstName', 'lastName', 'phone', 'email'] as const

const each = (textOf: (field: (typeof FIELDS)[number]) => string): ContactDraft =>
  Object.fromEntries(FIELDS.map((field) => [field, textOf(field)])) as Record<(typeof FIELDS)[number], string>

export const emptyContact: ContactDraft = each(() => '')

/** Fills empty fields from the member's profile; never overwrites a typed one. */
export const prefilled = (typed: ContactDraft, user: User | null): ContactDraft =>
  each((field) => typed[field] || (user?.[field] ?? ''))

/** The typed fields alone: those of a member's profile go when the member does, and are never stored. */
export function typedBy(user: User | null, contact: ContactDraft): ContactDraft {
  const own = prefilled(emptyContact, user)
  return each((field) => (contact[field] === own[field] ? '' : contact[field]))
}
