import { isValidPhoneNumber } from 'libphonenumber-js/max'
import { currentTermsVersion } from '../availability/terms.ts'
import { type Failure, type FieldError, refuse, refuseFields, type Schemas } from '../contract/handler.ts'
import type { Trx } from '../db/connection.ts'

type Contact = Schemas['Contact']

/** Names as they are stored: NFC, without space around. */
export const tidyContact = ({ firstName, lastName, phone, email }: Contact): Contact => ({
  firstName: firstName.normalize('NFC').trim(),
  lastName: lastName.normalize('NFC').trim(),
  phone,
  email,
})

/** The contract knows the form of a number; whether there can be one like it, the numbering plans know. */
export const contactErrors = ({ phone }: Contact): FieldError[] =>
  isValidPhoneNumber(phone) ? [] : [{ field: 'contact.phone', code: 'FORMAT' }]

/** What one has to agree to, as it stands now. */
export async function agreementFailure(
  trx: Trx,
  shopId: string,
  { agreedTermsVersion, remindersConfirmed }: Schemas['ReservationBody'],
): Promise<Failure<400> | Failure<409> | null> {
  if ((await currentTermsVersion(trx)) !== agreedTermsVersion) {
    return refuse(409, 'TERMS_CHANGED', 'The terms have changed: show them again')
  }
  const required = await trx
    .selectFrom('shop_reminder')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('required', '=', true)
    .execute()
  const isConfirmed = required.every(({ id }) => remindersConfirmed.includes(id))
  return isConfirmed ? null : refuseFields([{ field: 'remindersConfirmed', code: 'REQUIRED' }])
}
