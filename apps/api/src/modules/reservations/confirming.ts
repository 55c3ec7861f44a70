import { readE164 } from '@yoyaku/input/e164'
import { type Failure, refuse, refuseFields } from '../../contract/failure.ts'
import type { FieldError, Schemas } from '../../contract/types.ts'
import { normaliseEmail } from '../../lib/email-address.ts'
import type { Agreement } from '../bookings/agreement.ts'

type Contact = Schemas['Contact']

/** As it is stored: names in NFC without space around, the e-mail in its one form. */
export const tidyContact = ({ firstName, lastName, phone, email }: Contact): Contact => ({
  firstName: firstName.normalize('NFC').trim(),
  lastName: lastName.normalize('NFC').trim(),
  phone,
  email: normaliseEmail(email) ?? email,
})

/** The contract knows the form of a number; whether there can be one like it, the numbering plans know. */
export const contactErrors = ({ phone }: Contact): FieldError[] =>
  readE164(phone) === null ? [{ field: 'contact.phone', code: 'FORMAT' }] : []

/** The terms and reminders to agree to now. */
export function agreementFailure(
  agreement: Agreement | null,
  { agreedTermsVersion, agreedSharingVersion, remindersConfirmed }: Schemas['ReservationBody'],
): Failure<400> | Failure<404> | Failure<409> | null {
  if (agreement === null) return refuse(404, 'NOT_AVAILABLE', 'This shop is not there any more')
  if (agreement.version !== agreedTermsVersion) {
    return refuse(409, 'TERMS_CHANGED', 'The terms have changed: show them again')
  }
  if (agreedSharingVersion !== undefined && agreedSharingVersion !== agreement.privacyVersion) {
    return refuse(409, 'TERMS_CHANGED', 'The privacy policy has changed: show it again')
  }
  if (!remindersConfirmed.every((confirmed) => agreement.reminders.some(({ id }) => id === confirmed))) {
    return refuseFields([{ field: 'remindersConfirmed', code: 'UNKNOWN' }])
  }
  const isConfirmed = agreement.reminders.every(({ id, required }) => !required || remindersConfirmed.includes(id))
  return isConfirmed ? null : refuseFields([{ field: 'remindersConfirmed', code: 'REQUIRED' }])
}
