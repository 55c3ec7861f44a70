import {
  boolean,
  isObject,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  type Shape,
  string,
} from '../shared/shape.ts'
import { parseDate } from '../shared/when.ts'
import { typedBy } from './reservation.contact.ts'
import { holdRefOf } from './reservation.rules.ts'
import type { Context, StoredReservation } from './reservation.types.ts'

/** What outlives a reload. */
export function storedOf(context: Context): StoredReservation {
  const { draft, specialRequirement, agreedTermsVersion, agreedSharingVersion, remindersConfirmed } = context
  const { pending, shownQuote, hasAbandoned, checks } = context
  return {
    version: 1,
    draft,
    ...(holdRefOf(context) ?? { holdId: null, holdToken: null }),
    contact: typedBy(context.user, context.contact),
    specialRequirement,
    agreedTermsVersion,
    agreedSharingVersion,
    remindersConfirmed,
    pending,
    shownQuote,
    hasAbandoned,
    isOutcomeUnknown: pending !== null || checks > 0,
  }
}

const money = object({ amount: number, currency: oneOf('USD', 'TWD', 'JPY', 'KRW') })
export const text = nullable(string)
export const ids = list(string)
export const contactShapes = { firstName: string, lastName: string, phone: string, email: string }
const contact = object(contactShapes)
export const draftShapes = {
  shopId: text,
  shopName: text,
  serviceId: string,
  serviceName: text,
  unitId: text,
  selectionUnitMode: oneOf('none', 'staff', 'resource', 'staff_and_resource'),
  quantity: number,
  reservationDate: text,
  reservationTime: text,
  attaches: list(object({ attachId: string, quantity: number })),
  staffInfo: nullable(object({ id: string, name: string })),
  resourceItemId: text,
  mainServicePrice: nullable(money),
  totalAmount: nullable(number),
}
const pending = object({
  idempotencyKey: string,
  holdToken: string,
  body: object({
    holdId: string,
    quoteId: optional(string),
    contact,
    specialRequirement: string,
    agreedTermsVersion: string,
    agreedSharingVersion: optional(string),
    remindersConfirmed: ids,
  }),
})

const date: Shape<string> = (value): value is string => string(value) && parseDate(value) !== null
const time: Shape<string> = (value): value is string => string(value) && /^(?:[0-2]\d|3[0-5]):[0-5]\d$/.test(value)

/** The shape of the stored record. */
export const storedShape = object({
  version: oneOf(1),
  // Pages count with them.
  draft: object({ ...draftShapes, reservationDate: nullable(date), reservationTime: nullable(time) }),
  holdId: text,
  holdToken: text,
  contact,
  specialRequirement: string,
  agreedTermsVersion: text,
  agreedSharingVersion: optional(text),
  remindersConfirmed: ids,
  pending: nullable(pending),
  shownQuote: optional(nullable(object({ quoteId: string, total: money, startAt: string, offer: string }))),
  hasAbandoned: optional(boolean),
  begunWith: optional(
    object({
      unitId: optional(text),
      reservationDate: optional(text),
      reservationTime: optional(text),
      quantity: optional(number),
    }),
  ),
  isOutcomeUnknown: optional(boolean),
})

/** Version 0.1 named two ids of the draft as the wire does; versions up to 0.2 called `isOutcomeUnknown` `asked`. */
export function upgraded(found: unknown): unknown {
  if (!isObject(found) || !isObject(found.draft)) return found
  const record = 'asked' in found ? { ...found, isOutcomeUnknown: found.asked === true } : found
  if (!('appointmentServiceId' in found.draft)) return record
  const { appointmentServiceId: serviceId, appointmentUnitId: unitId, ...others } = found.draft
  return { ...record, draft: { ...others, serviceId, unitId } }
}
