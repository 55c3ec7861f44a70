import { type FieldErrors, NO_FIELDS } from '../validation/field-errors.ts'
import { check, contact, optionalText } from '../validation/fields.ts'
import { requiredReminders } from './choices.ts'
import type { CheckedForm, Confirm, ReservationContext } from './reservation.types.ts'

/** Makes the request of a confirm, or names everything that keeps the form from being sent. A reservation that gets another time keeps its form. */
export function checkForm(context: ReservationContext, confirm: Confirm): CheckedForm {
  return context.replaces === null
    ? checkSubmit(context, confirm)
    : { pending: rescheduleOf(context, context.replaces, confirm), failure: null, fields: NO_FIELDS }
}

function rescheduleOf({ hold, quote }: ReservationContext, replaces: string, { idempotencyKey, version }: Confirm) {
  if (hold === null || quote === null || version === undefined) return null
  const body = { holdId: hold.holdId, quoteId: quote.id, version }
  return { idempotencyKey, holdToken: hold.holdToken, replaces, body }
}

function checkSubmit(
  {
    hold,
    quote,
    agreedTermsVersion,
    agreedSharingVersion,
    remindersConfirmed,
    terms,
    asksSharing,
    ...typed
  }: ReservationContext,
  { idempotencyKey }: Confirm,
): CheckedForm {
  const person = check(contact, typed.contact, 'contact.')
  const fields: FieldErrors = {
    ...person.fields,
    ...check(optionalText, typed.specialRequirement, 'specialRequirement').fields,
    ...(agreedTermsVersion === null && { agreedTermsVersion: 'REQUIRED' }),
    ...(asksSharing && agreedSharingVersion === null && { agreedSharingVersion: 'REQUIRED' }),
    ...(!requiredReminders(terms).every((id) => remindersConfirmed.includes(id)) && { remindersConfirmed: 'REQUIRED' }),
  }
  const isWrong = Object.keys(fields).length > 0
  if (isWrong || hold === null || quote === null || person.value === null || agreedTermsVersion === null)
    return { pending: null, failure: null, fields }
  // Always in this order: a request that is repeated is the same text.
  const body = {
    holdId: hold.holdId,
    quoteId: quote.id,
    contact: person.value,
    specialRequirement: typed.specialRequirement.trim(),
    agreedTermsVersion,
    ...(agreedSharingVersion !== null && { agreedSharingVersion }),
    remindersConfirmed,
  }
  return { pending: { idempotencyKey, holdToken: hold.holdToken, body }, failure: null, fields }
}
