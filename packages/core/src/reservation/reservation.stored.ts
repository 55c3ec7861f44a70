import * as z from 'zod/mini'
import { CURRENCIES } from '../contract/tables.gen.ts'
import { parseDate } from '../format/when.ts'
import { isObject } from '../validation/checked.ts'

const text = z.nullable(z.string())
export const ids = z.array(z.string())
const money = z.object({ amount: z.number(), currency: z.enum(CURRENCIES) })

/** The fields of the contact form while somebody types. */
export const contactDraft = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  email: z.string(),
})

/** Dates and times are the shop's own; `null` for staff and equipment is "no preference". */
export const draft = z.object({
  shopId: text,
  shopName: text,
  /** The service that is booked. */
  serviceId: z.string(),
  serviceName: text,
  /** The variation of the service; null: its first. */
  unitId: text,
  /** Which choices the service has. One that this version does not know is as `none`. */
  selectionUnitMode: z.string(),
  /** People, up to the `maxQuantity` of the service. */
  quantity: z.number(),
  /** `YYYY-MM-DD` */
  reservationDate: text,
  /** `HH:MM` */
  reservationTime: text,
  /** Time at which a rental of whole days is returned, `HH:MM` on its last day; null: that of the pick-up. */
  returnTime: text,
  /** Branch at which a rental is returned, of `returnBranches` of the service; null: where it was picked up. */
  returnShopId: text,
  /** Additional services. */
  extras: z.array(z.object({ id: z.string(), quantity: z.number() })),
  staffId: text,
  equipmentId: text,
})

/** Consents, each on its own; null: not given, or no longer valid. */
export const consents = z.object({
  /** `terms.version` */
  terms: text,
  /** `terms.privacyVersion`: contact details and requests go to the shop. */
  sharing: text,
  /** Ids of the reminders that were ticked. */
  reminders: ids,
})

/** Body of a confirm. */
export const submitBody = z.object({
  holdId: z.string(),
  /** The quote that was shown when `confirm` was pressed. */
  quoteId: z.string(),
  contact: contactDraft,
  specialRequirement: z.string(),
  agreedTermsVersion: z.string(),
  /** Absent where it was not asked for. */
  agreedSharingVersion: z.exactOptional(z.string()),
  remindersConfirmed: ids,
})

/** Body of a confirm of another time for a reservation. */
export const rescheduleBody = z.object({ holdId: z.string(), quoteId: z.string(), version: z.number() })

/** The quote as a person saw it. `offer` is the same whatever the currency. */
export const shownQuote = z.object({ quoteId: z.string(), total: money, startAt: z.string(), offer: z.string() })

// Pages count with them.
export const date = z.string().check(z.refine((text) => parseDate(text) !== null))
export const time = z.string().check(z.refine((text) => /^(?:[0-2]\d|3[0-5]):[0-5]\d$/.test(text)))
export const returnTime = z.string().check(z.refine((text) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)))

/** The record of a flow. What is optional was not written by older versions of this SDK. */
export const storedReservation = z.object({
  version: z.literal(1),
  draft: z.object({
    ...draft.shape,
    ...{ reservationDate: z.nullable(date), reservationTime: z.nullable(time) },
    ...{ returnTime: z._default(z.nullable(returnTime), null), returnShopId: z._default(text, null) },
  }),
  holdId: text,
  holdToken: text,
  contact: contactDraft,
  specialRequirement: z.string(),
  agreedTermsVersion: text,
  agreedSharingVersion: z.optional(text),
  remindersConfirmed: ids,
  pending: z.nullable(
    z.union([
      z.object({
        idempotencyKey: z.string(),
        holdToken: z.string(),
        body: z.object({ ...submitBody.shape, quoteId: z.optional(z.string()) }),
      }),
      z.object({
        idempotencyKey: z.string(),
        holdToken: z.string(),
        replaces: z.string(),
        body: rescheduleBody,
      }),
    ]),
  ),
  shownQuote: z.optional(z.nullable(shownQuote)),
  hasAbandoned: z.optional(z.boolean()),
  /** The options of the flow that wrote it. */
  begunWith: z.optional(
    z.object({
      unitId: z.optional(text),
      reservationDate: z.optional(text),
      reservationTime: z.optional(text),
      returnTime: z.optional(text),
      returnShopId: z.optional(text),
      quantity: z.optional(z.number()),
    }),
  ),
  /** True: a confirm was sent and its answer is not known, also where its request is gone with the person. */
  isOutcomeUnknown: z.optional(z.boolean()),
})

/** The names of choices before 1.0, which were the wire's. */
const BEFORE: Readonly<Record<string, string>> = {
  appointmentServiceId: 'serviceId',
  appointmentUnitId: 'unitId',
  attaches: 'extras',
  staffInfo: 'staffId',
  resourceItemId: 'equipmentId',
}

function valueNow(name: string, value: unknown): unknown {
  if (name === 'staffInfo') return isObject(value) ? value.id : value
  return name === 'attaches' && Array.isArray(value)
    ? value.map(({ attachId: id, quantity }) => ({ id, quantity }))
    : value
}

/** A record that a version before 1.0 wrote; versions up to 0.2 called `isOutcomeUnknown` `asked`. */
export function upgraded(found: unknown): unknown {
  if (!isObject(found) || !isObject(found.draft)) return found
  const choices = Object.entries(found.draft).map(([name, value]) => [BEFORE[name] ?? name, valueNow(name, value)])
  const record = 'asked' in found ? { ...found, isOutcomeUnknown: found.asked === true } : found
  return { ...record, draft: Object.fromEntries(choices) }
}
