import type { Quote, User } from '../client/types.ts'
import { type Failure, type Fields, fieldsOf, isUnknownOutcome, NO_FIELDS } from '../shared/failure.ts'
import { check, contact, optionalText } from '../shared/fields.ts'
import { emptyContact, prefilled, typedBy } from './reservation.contact.ts'
import { amended } from './reservation.draft.ts'
import type { Claim, Context, HeldAnswer, Loss, Pending } from './reservation.types.ts'

/** Everything that keeps a form from being sent. */
export function fieldsOfForm(context: Context, requiredReminders: string[]): Fields {
  const missing = requiredReminders.some((id) => !context.remindersConfirmed.includes(id))
  const requirement = check(optionalText, context.specialRequirement)
  return {
    ...check(contact, context.contact, 'contact.').fields,
    ...(requirement.value === null ? { specialRequirement: requirement.fields[''] ?? 'FORMAT' } : {}),
    ...(context.agreedTermsVersion === null ? { agreedTermsVersion: 'REQUIRED' as const } : {}),
    ...(missing ? { remindersConfirmed: 'REQUIRED' as const } : {}),
  }
}

export const isSendable = (context: Context, requiredReminders: string[]) =>
  context.hold !== null && Object.keys(fieldsOfForm(context, requiredReminders)).length === 0

/** The letter of one confirm. Only for a form that is sendable. */
export function letterOf(context: Context, idempotencyKey: string): Pending | null {
  const { hold, agreedTermsVersion, remindersConfirmed } = context
  const person = check(contact, context.contact).value
  if (hold === null || person === null || agreedTermsVersion === null) return null
  const specialRequirement = context.specialRequirement.trim()
  return {
    idempotencyKey,
    holdToken: hold.holdToken,
    body: { holdId: hold.holdId, contact: person, specialRequirement, agreedTermsVersion, remindersConfirmed },
  }
}

const isOneOf = (failure: Failure, ...codes: string[]) => codes.includes(String(failure.code))

/** The server knows a hold no longer. */
export const isOver = (failure: Failure) => failure.status === 404 || failure.code === 'HOLD_EXPIRED'

/** What the hold has become. */
export const reservationIn = (loss: Loss) => loss.reservation ?? null

/** The slot is no longer ours: back to choosing. */
export const isHoldLoss = (failure: Failure) =>
  isOver(failure) || isOneOf(failure, 'SLOT_TAKEN', 'NOT_AVAILABLE', 'NOT_FOUND')

/** Somebody else has this time. */
export const isTaken = (failure: Failure) => isOneOf(failure, 'SLOT_TAKEN')

/** What the context becomes when a slot is kept, or its price is told anew. */
export function holding(context: Context, { hold, quote }: HeldAnswer) {
  const before = isOtherPrice(context.quote, quote) ? (context.quote?.total ?? null) : null
  const draft = { ...context.draft, totalAmount: quote.total.amount }
  return { hold, claim: null, quote, draft, priceBefore: context.priceBefore ?? before }
}

/** Another currency is another way to say the same price. */
const isOtherPrice = (before: Quote | null, after: Quote) =>
  before?.total.currency === after.total.currency && before.total.amount !== after.total.amount

export const claimOf = ({ hold, claim }: Context): Claim | null =>
  hold ? { holdId: hold.holdId, holdToken: hold.holdToken } : claim

/** One whose time was over by this machine's clock stays claimed: the server may know that it became a reservation. */
export const lost = (context: Context, failure: Failure) => ({
  ...withoutHold(context),
  ...(failure.status === null && { claim: claimOf(context) }),
})

export const withoutHold = ({ draft }: Context) => ({
  hold: null,
  claim: null,
  quote: null,
  priceBefore: null,
  draft: amended(draft, {}),
  failure: null,
})

/** The slot, or the time that was wanted, is somebody else's, or was ours for too long. */
export const losing = ({ draft }: Context, failure: Failure) => ({
  draft: amended(draft, isTaken(failure) ? { reservationTime: null } : {}),
  failure,
  fields: fieldsOf(failure),
})

/** Nothing that is refused before the server looks at the key tells what became of a letter that was sent before. */
export const isUnknown = ({ checks }: Context, failure: Failure) =>
  isUnknownOutcome(failure) || (checks > 0 && (failure.status === 401 || failure.status === 429))

/** What a refusal asks for: to accept another price, to agree to other terms, to sign in anew, to correct a field. */
export function heeded(context: Context, failure: Failure) {
  const { quote, priceBefore, agreedTermsVersion, user } = context
  const isOtherQuote = failure.code === 'PRICE_CHANGED' && failure.quote !== undefined
  return {
    failure,
    fields: fieldsOf(failure),
    quote: isOtherQuote ? (failure.quote ?? null) : quote,
    priceBefore: isOtherQuote ? (quote?.total ?? null) : priceBefore,
    agreedTermsVersion: failure.code === 'TERMS_CHANGED' ? null : agreedTermsVersion,
    ...welcoming(context, failure.status === 401 ? null : user),
  }
}

export const welcoming = ({ contact, user: before }: Context, user: User | null) => ({
  user,
  contact: prefilled(typedBy(before, contact), user),
})

/** Nothing of what the one before typed or agreed to. */
export const withoutTyped = (user: User | null) => ({
  user,
  contact: prefilled(emptyContact, user),
  specialRequirement: '',
  agreedTermsVersion: null,
  remindersConfirmed: [],
  failure: null,
  fields: NO_FIELDS,
})
