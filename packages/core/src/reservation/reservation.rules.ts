import type { Quote, User } from '../contract/types.ts'
import { type Failure, failed, fieldsOf, isCode } from '../http/failure.ts'
import { isStillUnknownOutcome } from '../http/unknown-outcome.ts'
import { NO_FIELDS } from '../validation/field-errors.ts'
import { amended, emptyContact, extrasOf, prefilled, typedBy } from './reservation.draft.ts'
import type {
  ActiveHold,
  Fact,
  HeldAnswer,
  HoldRef,
  Loss,
  ReservationContext,
  ReservationDraft,
  ShownQuote,
  StoredReservation,
} from './reservation.types.ts'

/** After so many checks a person may stop waiting. */
export const ABANDON_AFTER_CHECKS = 3

/** The changes of the context when a hold is made, or read again. */
export function withHold({ shownQuote }: ReservationContext, { hold, quote }: HeldAnswer) {
  const shown = shownQuoteOf(hold, quote)
  return {
    hold,
    holdRef: null,
    quote,
    shownQuote: shownQuote !== null && isOtherOffer(shownQuote, shown) ? shownQuote : shown,
  }
}

export function shownQuoteOf(hold: ActiveHold, quote: Quote): ShownQuote {
  const { startAt, endAt, staff, resource, draft } = hold
  const lines = quote.lines.map(({ kind, id, quantity, shopAmount }) => [kind, id, quantity, shopAmount.amount])
  const offer = JSON.stringify([startAt, endAt, draft.quantity, staff?.id ?? null, resource?.id ?? null, lines])
  return { quoteId: quote.id, total: quote.total, startAt, offer }
}

/** A quote in another currency is the same offer. */
const isOtherOffer = (before: ShownQuote, after: ShownQuote) =>
  before.quoteId !== after.quoteId && (before.total.currency === after.total.currency || before.offer !== after.offer)

/** The quote that was shown before, where the hold is another offer by now and has to be accepted. */
export function quoteBefore({ shownQuote, hold, quote }: ReservationContext): ShownQuote | null {
  if (shownQuote === null || hold === null || quote === null) return null
  return isOtherOffer(shownQuote, shownQuoteOf(hold, quote)) ? shownQuote : null
}

/** The choices of the hold, which another tab may have changed. */
export function adopted(draft: ReservationDraft, { hold }: HeldAnswer): ReservationDraft {
  const { shopId, appointmentUnitId, reservationDate, reservationTime, returnTime, returnShopId, ...choices } =
    hold.draft
  const { quantity, attaches, staffId, resourceItemId } = choices
  return {
    ...draft,
    shopId,
    unitId: appointmentUnitId ?? draft.unitId,
    reservationDate,
    reservationTime,
    returnTime: returnTime ?? null,
    returnShopId: returnShopId ?? null,
    quantity,
    extras: extrasOf(attaches),
    staffId: staffId ?? null,
    equipmentId: resourceItemId ?? null,
  }
}

export const holdRefOf = ({ hold, holdRef }: ReservationContext): HoldRef | null =>
  hold ? { holdId: hold.holdId, holdToken: hold.holdToken } : holdRef

/** The stored record, which outlives a reload. */
export function storedOf(context: ReservationContext): StoredReservation {
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

/** A hold that expired by the local clock keeps its reference: the server may have confirmed it. */
export const withoutLostHold = (context: ReservationContext, failure: Failure) => ({
  ...WITHOUT_HOLD,
  ...(failure.kind === 'expired' && { holdRef: holdRefOf(context) }),
})

export const WITHOUT_HOLD = { hold: null, holdRef: null, quote: null, shownQuote: null, lost: null, failure: null }

/** The slot, or the time that was wanted, is somebody else's, or was ours for too long: it has to be chosen again. */
export function withFailure({ draft }: ReservationContext, { isHoldGone: _, ...failure }: Loss) {
  const { reservationDate, reservationTime } = draft
  const isLost = isCode(failure, 'SLOT_TAKEN', 'HOLD_EXPIRED') && reservationDate !== null && reservationTime !== null
  return {
    draft: isLost ? amended(draft, { reservationTime: null }) : draft,
    lost: isLost ? { reservationDate, reservationTime } : null,
    failure,
    fields: fieldsOf(failure),
  }
}

/** The hold has another quote than the one that was confirmed. */
export const isPriceChange = (failure: Failure) => isCode(failure, 'PRICE_CHANGED')

export const NOTHING_AGREED = { agreedTermsVersion: null, agreedSharingVersion: null, remindersConfirmed: [] }

/** The changes of the context after a refusal: other terms to agree to, a new sign-in, a field to correct. */
export function afterRefusal(context: ReservationContext, failure: Failure) {
  const fields = fieldsOf(failure)
  return {
    failure,
    fields,
    ...((failure.code === 'TERMS_CHANGED' || fields.remindersConfirmed === 'UNKNOWN') && { terms: null }),
    // The shop has other points by now: nothing that was ticked can be unticked on a page that shows the new ones.
    ...(fields.remindersConfirmed === 'UNKNOWN' && { remindersConfirmed: [] }),
    ...(failure.code === 'TERMS_CHANGED' && NOTHING_AGREED),
    ...withMember(context, failure.status === 401 ? null : context.user),
  }
}

export const withMember = ({ contact, user: before }: ReservationContext, user: User | null) => ({
  user,
  contact: prefilled(typedBy(before, contact), user),
})

/** The changes of the context that forget what the member before typed or agreed to. */
export const withoutFormOf = (user: User | null) => ({
  user,
  contact: prefilled(emptyContact, user),
  specialRequirement: '',
  ...NOTHING_AGREED,
  failure: null,
  fields: NO_FIELDS,
})

/** By the clock of this machine: the server may still have it, or have made a reservation of it. */
export const expired = (): Failure => ({
  ...failed('invalid', 'The hold has run out'),
  kind: 'expired',
  code: 'HOLD_EXPIRED',
})

/** The server knows a hold no longer. */
export const isHoldGone = (failure: Failure) => failure.status === 404 || failure.code === 'HOLD_EXPIRED'

/** The reservation that the hold has become. */
export const reservationIn = (loss: Loss) => loss.reservation ?? null

/** The slot is no longer ours: back to choosing. */
export const isHoldLoss = (failure: Failure) =>
  isHoldGone(failure) || isCode(failure, 'SLOT_TAKEN', 'NOT_AVAILABLE', 'NOT_FOUND', 'HOLD_REPLACES_ANOTHER')

/** Somebody else has this time. */
export const isTaken = (failure: Failure) => isCode(failure, 'SLOT_TAKEN')

/** Somebody else has the time that was wanted, and the present hold stays. */
export const isTimeTaken = (loss: Loss) => !loss.isHoldGone && isTaken(loss)

/** Names what a refused request, or the end of a hold, says of the booking. */
export function factOf(context: ReservationContext, failure: Loss): Fact {
  const reservation = reservationIn(failure)
  const isSent = context.pending !== null
  if (reservation !== null) return { type: 'reservation.found', reservation }
  if (!isSent && context.user === null && failure.status === 401) return { type: 'sign-in.needed' }
  if ((isSent || context.checks > 0) && isStillUnknownOutcome(context, failure))
    return { type: 'outcome.unknown', failure }
  // Its price is another one by now, or the reservation that it replaces.
  if (isSent && isCode(failure, 'PRICE_CHANGED', 'VERSION_CONFLICT')) return { type: 'price.changed', failure }
  if (isHoldLoss(failure)) return { type: 'hold.lost', failure }
  // A refusal shows the price as it should read now.
  if (isSent && context.hasOtherSettings) return { type: 'price.changed', failure }
  return { type: 'request.failed', failure }
}
