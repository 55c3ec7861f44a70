import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { ERROR_CODES } from '@yoyaku/core'
import type { FieldFailure } from '@yoyaku/core/client'
import { useMemo } from 'react'
import { GENERAL, OF_READS, type Told, wordsIn } from './read-failure-words.ts'

type FieldCode = FieldFailure['code']
type ByCode = Readonly<Partial<Record<FieldCode, MessageDescriptor>>>

const REQUIRED = msg`This field is required`
const TOO_LONG = msg`This is too long. Please shorten it.`
const NOT_RIGHT = msg`Please check what you typed here.`

const EMAIL: ByCode = {
  REQUIRED: msg`Email is required`,
  FORMAT: msg`Please enter a valid email address`,
  TOO_LONG: msg`Please enter an email address of at most 254 characters`,
}
const FIRST_NAME: ByCode = {
  FORMAT: msg`Please enter a valid first name`,
  TOO_LONG: msg`Please enter a valid first name (Max 50 characters).`,
}
const LAST_NAME: ByCode = {
  FORMAT: msg`Please enter a valid last name`,
  TOO_LONG: msg`Please enter a valid last name (Max 50 characters).`,
}
/** Signs that nobody sees: they control a screen, or turn the direction of what follows. */
const HIDDEN = msg`There are hidden characters in this text that we can't pass on. Please delete them, or type it again.`
const WISH: ByCode = { FORMAT: HIDDEN }
const FREE_TEXT: ByCode = { FORMAT: HIDDEN, TOO_LONG: msg`Please keep it to 500 characters` }
const PHONE: ByCode = { FORMAT: msg`Please enter a valid phone number` }

const FIELDS: Readonly<Record<string, ByCode>> = {
  email: EMAIL,
  firstName: FIRST_NAME,
  lastName: LAST_NAME,
  phone: PHONE,
  content: WISH,
  specialRequirement: FREE_TEXT,
  reasonText: FREE_TEXT,
}

/** The sentence beside a field. `field` may be a path, `contact.email`: its last part decides. */
export function fieldWords(field: string, code: FieldCode): MessageDescriptor {
  const own = FIELDS[field.split('.').at(-1) ?? '']?.[code]
  if (own !== undefined) return own
  if (code === 'REQUIRED' || code === 'TOO_SHORT') return REQUIRED
  return code === 'TOO_LONG' ? TOO_LONG : NOT_RIGHT
}

/** Of the contract: a code without words does not compile. */
const OF_THE_CONTRACT: Readonly<Record<(typeof ERROR_CODES)[number], MessageDescriptor>> = {
  ...OF_READS,
  1007: msg`Invalid verification code`,
  1008: msg`This code has already been used`,
  1010: msg`The code has expired`,
  VALIDATION: msg`Some of this isn't filled in correctly. Please check the marked fields.`,
  SLOT_TAKEN: msg`Somebody else has just taken this time. Please choose another one.`,
  HOLD_EXPIRED: msg`The time we kept for you has run out. Please choose a time again.`,
  HOLD_LIMIT: msg`We're already keeping too many times for you. Finish one or let one go first.`,
  PRICE_CHANGED: msg`The price has changed. Please check the new total before you continue.`,
  TERMS_CHANGED: msg`The terms have changed. Please read and agree to them again.`,
  NOT_CANCELLABLE: msg`This reservation can no longer be canceled here. Please call the shop.`,
  VERSION_CONFLICT: msg`This reservation has changed in the meantime. Here's how it looks now.`,
  TRANSITION_NOT_ALLOWED: msg`That's no longer possible for this reservation.`,
  PROVIDER_UNAVAILABLE: msg`This way of signing in isn't answering right now. Please use another one.`,
  TICKET_EXPIRED: msg`This sign-in took too long. Please start again.`,
  IDEMPOTENCY_IN_PROGRESS: msg`We're still working on this. Please wait a moment.`,
  PAYLOAD_TOO_LARGE: TOO_LONG,
  METHOD_NOT_ALLOWED: GENERAL,
  UNSUPPORTED_MEDIA_TYPE: GENERAL,
  IDEMPOTENCY_KEY_REUSED: GENERAL,
  INTERNAL: GENERAL,
}

const FAILURES: Readonly<Record<string, MessageDescriptor>> = {
  ...OF_THE_CONTRACT,
  SSO_CANCELLED: msg`You came back without signing in. Try again, or choose another way.`,
  SSO_EXPIRED: msg`This sign-in took too long or was finished already. Please start again.`,
  SSO_OTHER_BROWSER: msg`This sign-in was started in another browser, or cookies are blocked. Please start again here.`,
  SSO_REFUSED: msg`We couldn't confirm who you are this way. Please try again or choose another one.`,
  SSO_NOT_OFFERED: msg`This way of signing in is not offered here. Please choose another one.`,
}

/** What happened and what one can do now. Unknown codes get the general sentence. */
export const failureWords = (failure: Told): MessageDescriptor => wordsIn(FAILURES, failure)

export interface FailureWords {
  field(name: string, code: FieldCode | undefined): string | undefined
  failure(failure: Told): string
}

export function useFailureWords(): FailureWords {
  const { i18n } = useLingui()
  return useMemo(
    () => ({
      field: (name, code) => (code === undefined ? undefined : i18n._(fieldWords(name, code))),
      failure: (failure) => i18n._(failureWords(failure)),
    }),
    [i18n],
  )
}
