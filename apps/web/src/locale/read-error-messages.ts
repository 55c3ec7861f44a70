import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Failure } from '@yoyaku/core/client'

/** A failure, or anything else with a code. A newer server, or a provider, may send an unknown one. */
export type ErrorInfo = Pick<Failure, 'kind'> & Partial<Pick<Failure, 'status'>> & { readonly code: string | number }
type ByCode = Readonly<Record<string, MessageDescriptor>>

export const GENERAL = msg`Something went wrong. Please try again later.`
const OFFLINE = msg`We couldn't reach the server. Check your connection and try again.`
const TIMED_OUT = msg`The server is taking too long to answer. Please try again in a moment.`

/** What a read may be refused with: all that a page needs that is not operated. */
export const READ_ERRORS = {
  UNAUTHORIZED: msg`Please sign in again to continue.`,
  NOT_FOUND: msg`We couldn't find this. It may have been removed. Go back and choose something else.`,
  NOT_AVAILABLE: msg`This shop or service isn't available at the moment.`,
  RATE_LIMITED: msg`Too many requests in a short time. Please wait a moment and try again.`,
  UNAVAILABLE: msg`We're very busy right now. Please try again in a moment.`,
}

/** What a page is called by while a read of it is refused so. */
const BUSY_HEADING = msg`We're very busy right now`
const HEADINGS: ByCode = { RATE_LIMITED: msg`Too many requests`, UNAVAILABLE: BUSY_HEADING }
const OFFLINE_HEADING = msg`You're offline`
const TIMED_OUT_HEADING = msg`This is taking too long`

/** By status, for a response without a known code: a proxy may refuse, too. */
const OF_STATUS: Readonly<Record<number, string>> = { 429: 'RATE_LIMITED', 503: 'UNAVAILABLE' }

function ofCode(words: ByCode, { code, status }: ErrorInfo): MessageDescriptor | undefined {
  const knownCode = Object.hasOwn(words, code) ? code : OF_STATUS[status ?? 0]
  return knownCode === undefined ? undefined : words[knownCode]
}

/** Failures without an answer of the server. A timeout does not mean that the person is offline. */
const WITHOUT_ANSWER: Readonly<
  Partial<Record<ErrorInfo['kind'], { heading: MessageDescriptor; text: MessageDescriptor }>>
> = {
  network: { heading: OFFLINE_HEADING, text: OFFLINE },
  timeout: { heading: TIMED_OUT_HEADING, text: TIMED_OUT },
}

/** Unknown codes get the general sentence. */
export const messageFor = (words: ByCode, failure: ErrorInfo): MessageDescriptor =>
  ofCode(words, failure) ?? WITHOUT_ANSWER[failure.kind]?.text ?? GENERAL

/** Undefined where the failure has no sentence of its own. */
export const readErrorHeading = (failure: ErrorInfo): MessageDescriptor | undefined =>
  ofCode(HEADINGS, failure) ?? WITHOUT_ANSWER[failure.kind]?.heading

/** Messages for failed reads. A request with input may fail in more ways: error-messages.ts. */
export function useReadErrorMessage(): (failure: ErrorInfo) => string {
  const { t } = useLingui()
  return (failure) => t(messageFor(READ_ERRORS, failure))
}
