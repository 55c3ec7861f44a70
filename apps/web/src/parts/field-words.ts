import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FieldCode } from '@yoyaku/core/client'

type ByCode = Readonly<Partial<Record<FieldCode, MessageDescriptor>>> & { readonly other: MessageDescriptor }

const required = msg`This field is required`
const reason = msg`Please enter your reason of the cancelation`

const WORDS: Readonly<Record<string, ByCode>> = {
  email: { REQUIRED: msg`Email is required`, other: msg`Please enter a valid email address` },
  firstName: {
    REQUIRED: required,
    TOO_LONG: msg`Please enter a valid first name (Max 50 characters).`,
    other: msg`Please enter a valid first name`,
  },
  lastName: {
    REQUIRED: required,
    TOO_LONG: msg`Please enter a valid last name (Max 50 characters).`,
    other: msg`Please enter a valid last name`,
  },
  phone: { REQUIRED: required, other: msg`Please enter a valid phone number` },
  code: { other: msg`Please enter the 6 digits from the e-mail` },
  reasonCode: { other: reason },
  reasonText: { TOO_LONG: msg`Please keep it to 500 characters`, other: reason },
  specialRequirement: { other: msg`Please keep it to 500 characters` },
}

const ANY: ByCode = {
  REQUIRED: required,
  TOO_LONG: msg`This is too long`,
  other: msg`Please check this entry`,
}

/** What is wrong with a field, by its name without what it lies in (`contact.phone` is a phone). */
export function fieldWords(field: string, code: FieldCode): MessageDescriptor {
  const words = WORDS[field.split('.').at(-1) ?? ''] ?? ANY
  return words[code] ?? words.other
}
