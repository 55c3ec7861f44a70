import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ERROR_CODES } from '@yoyaku/core'
import type { FieldFailure } from '@yoyaku/core/types'
import { useMemo } from 'react'
import { type ErrorInfo, GENERAL, messageFor, READ_ERRORS } from './read-error-messages.ts'

type FieldCode = FieldFailure['code']
type ByCode = Readonly<Partial<Record<FieldCode, MessageDescriptor>>>

const REQUIRED = msg`This field is required`
const TOO_LONG = msg`This is too long. Please shorten it.`
const CONTACT_DETAILS = msg`Please leave out links, email addresses and phone numbers.`
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
/** Invisible characters: they control a screen, or change the direction of the following text. */
const HIDDEN = msg`This text contains invisible characters we can't send. Please delete the text and type it again.`
const WISH: ByCode = { FORMAT: HIDDEN }
const FREE_TEXT: ByCode = { FORMAT: HIDDEN, TOO_LONG: msg`Please keep it to 500 characters` }
const REVIEW: ByCode = { FORMAT: HIDDEN, TOO_LONG: msg`Please keep it to 1,000 characters` }
const PHONE: ByCode = { FORMAT: msg`Please enter a valid phone number` }

const STARS: ByCode = { REQUIRED: msg`Please choose from one to five stars` }
const WAITING_DATE: ByCode = { NOT_ALLOWED: msg`Please choose a day that can still be booked` }
const LATEST_START: ByCode = {
  TOO_SMALL: msg`Please choose a time after the earliest start`,
  NOT_ALLOWED: msg`This time has passed. Please choose a later one.`,
}

const TICK: ByCode = { REQUIRED: msg`Please check this box` }

const FIELDS: Readonly<Record<string, ByCode>> = {
  email: EMAIL,
  firstName: FIRST_NAME,
  lastName: LAST_NAME,
  phone: PHONE,
  content: WISH,
  specialRequirement: FREE_TEXT,
  reasonText: FREE_TEXT,
  stars: STARS,
  text: REVIEW,
  date: WAITING_DATE,
  timeTo: LATEST_START,
  agreedTermsVersion: TICK,
  agreedPrivacyVersion: TICK,
  agreedSharingVersion: TICK,
}

/** The sentence beside a field. `field` may be a path, `contact.email`: its last part decides. */
export function fieldErrorMessage(field: string, code: FieldCode): MessageDescriptor {
  const own = FIELDS[field.split('.').at(-1) ?? '']?.[code]
  if (own !== undefined) return own
  if (code === 'REQUIRED' || code === 'TOO_SHORT') return REQUIRED
  if (code === 'CONTACT_DETAILS') return CONTACT_DETAILS
  return code === 'TOO_LONG' ? TOO_LONG : NOT_RIGHT
}

/** Of the contract: a code without words does not compile. */
const OF_THE_CONTRACT: Readonly<Record<(typeof ERROR_CODES)[number], MessageDescriptor>> = {
  ...READ_ERRORS,
  1007: msg`Invalid verification code`,
  1008: msg`This code has already been used`,
  1010: msg`The code has expired`,
  TOO_MANY_ATTEMPTS: msg`Too many wrong codes. Please request a new code.`,
  VALIDATION: msg`Please check the marked fields.`,
  CLIENT_TOO_OLD: msg`This page is out of date. Please reload it and try again.`,
  SLOT_TAKEN: msg`Somebody else has just taken this time. Please choose another time.`,
  HOLD_EXPIRED: msg`Your hold on this time has ended. Please choose a time again.`,
  HOLD_LIMIT: msg`You already have too many times on hold. Finish one of those reservations, or wait a few minutes until a hold ends.`,
  SCOPE: msg`This sign-in can't do that here. Please sign in on our own site.`,
  RECENT_SIGN_IN_REQUIRED: msg`For your safety, please sign in again first.`,
  PRICE_CHANGED: msg`The price has changed. Please check the new total before you continue.`,
  TERMS_CHANGED: msg`The terms have changed. Please read and agree to them again.`,
  HOLD_REPLACES_ANOTHER: msg`The time on hold belongs to another change. Please choose a time again.`,
  TIME_AVAILABLE: msg`A time that suits you is free right now. You can reserve it without waiting.`,
  WAITING_LIST_LIMIT: msg`You're already on five waiting lists. Leave one of them to join another.`,
  NOT_RESCHEDULABLE: msg`This reservation can no longer be changed, because it has started, is over or was canceled.`,
  RESCHEDULE_TOO_LATE: msg`It's too late to change this reservation here. Please call the shop.`,
  RESCHEDULE_LIMIT: msg`You've changed this reservation as often as the shop allows. Please call the shop.`,
  RESCHEDULE_OTHER_SERVICE: msg`A change keeps the shop and the service. For another service, please make a new reservation.`,
  RESCHEDULE_UNCHANGED: msg`Your reservation is already like this. Please choose another time, or change something else.`,
  NOT_CANCELLABLE: msg`This reservation can no longer be canceled here. Please call the shop.`,
  REVIEW_NOT_COMPLETED: msg`You can write a review once your visit is over.`,
  REVIEW_EXISTS: msg`You've already reviewed this visit.`,
  REVIEW_TOO_LATE: msg`Reviews can be written up to 90 days after a visit, and that time is over.`,
  VERSION_CONFLICT: msg`This reservation has changed in the meantime. Here's how it looks now.`,
  TRANSITION_NOT_ALLOWED: msg`This reservation can't be changed that way anymore. Reload the page to see where it stands.`,
  PROVIDER_UNAVAILABLE: msg`This sign-in provider isn't responding right now. Try again later, or sign in another way.`,
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
  SSO_CANCELLED: msg`You didn't finish signing in. Try again, or sign in another way.`,
  SSO_EXPIRED: msg`This sign-in took too long or was finished already. Please start again.`,
  SSO_OTHER_BROWSER: msg`This sign-in was started in another browser, or cookies are blocked. Please start again here.`,
  SSO_REFUSED: msg`We couldn't verify your account. Try again, or sign in another way.`,
  SSO_NOT_OFFERED: msg`This way of signing in isn't available here. Please sign in another way.`,
}

/** What happened and what the person can do now. Unknown codes get the general sentence. */
export const errorMessages = (failure: ErrorInfo): MessageDescriptor => messageFor(FAILURES, failure)

export interface ErrorMessages {
  field(name: string, code: FieldCode | undefined): string | undefined
  failure(failure: ErrorInfo): string
}

export function useErrorMessages(): ErrorMessages {
  const { t } = useLingui()
  return useMemo(
    () => ({
      field: (name, code) => (code === undefined ? undefined : t(fieldErrorMessage(name, code))),
      failure: (failure) => t(errorMessages(failure)),
    }),
    [t],
  )
}
