import type { Fields } from '../validation/field-errors.ts'
import { check, contact, optionalText } from '../validation/fields.ts'
import type { CheckedForm, Confirm, Context } from './reservation.types.ts'

/** What one confirm sends, or else everything that keeps the form from being sent. */
export function checkForm(
  { hold, quote, agreedTermsVersion, agreedSharingVersion, remindersConfirmed, ...typed }: Context,
  { idempotencyKey, requiredReminders, requiresSharing = false }: Confirm,
): CheckedForm {
  const person = check(contact, typed.contact, 'contact.')
  const fields: Fields = {
    ...person.fields,
    ...check(optionalText, typed.specialRequirement, 'specialRequirement').fields,
    ...(agreedTermsVersion === null && { agreedTermsVersion: 'REQUIRED' }),
    ...(requiresSharing && agreedSharingVersion === null && { agreedSharingVersion: 'REQUIRED' }),
    ...(!requiredReminders.every((id) => remindersConfirmed.includes(id)) && { remindersConfirmed: 'REQUIRED' }),
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
