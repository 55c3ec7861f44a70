import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Failure } from '@yoyaku/core/client'

const GENERIC = msg`Something went wrong. Please try again later.`

/** What happened, and what one can do now, by the code of the contract. */
const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  1007: msg`Invalid verification code`,
  1008: msg`This code has already been used`,
  1010: msg`The code has expired`,
  RATE_LIMITED: msg`That was a few tries too many. Please wait a little and try again.`,
  SLOT_TAKEN: msg`Someone just took this time. Please choose another one.`,
  HOLD_EXPIRED: msg`We couldn't keep your time any longer. Please choose it again.`,
  HOLD_LIMIT: msg`You're already holding several times. Finish one of them, or wait a few minutes.`,
  PRICE_CHANGED: msg`The price has changed. Please look at it before you go on.`,
  TERMS_CHANGED: msg`The terms have changed. Please read them and agree again.`,
  NOT_CANCELLABLE: msg`This reservation can no longer be canceled.`,
  VERSION_CONFLICT: msg`This reservation has changed in the meantime. Here is how it stands now.`,
  NOT_AVAILABLE: msg`This isn't offered at the moment.`,
  NOT_FOUND: msg`We couldn't find this any more. Please start again.`,
  PROVIDER_UNAVAILABLE: msg`We can't reach that sign-in service right now. Your e-mail works as well.`,
  TICKET_EXPIRED: msg`That sign-in took too long. Please try again.`,
  UNAUTHORIZED: msg`Please sign in again.`,
  VALIDATION: msg`Please check the marked fields.`,
  NETWORK: msg`We can't reach the server. Check your connection and try again.`,
  REFRESH_UNAVAILABLE: msg`We can't reach the server. Check your connection and try again.`,
  TIMEOUT: msg`The answer is taking too long. Please try again.`,
}

/** An unknown code is the general sentence. */
export const failureWords = ({ code }: Pick<Failure, 'code'>): MessageDescriptor => WORDS[code] ?? GENERIC
