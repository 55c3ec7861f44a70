import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { Failure } from '@yoyaku/core/client'

export type Told = Pick<Failure, 'kind' | 'code'> & Partial<Pick<Failure, 'status'>>
type ByCode = Readonly<Record<string, MessageDescriptor>>

export const GENERAL = msg`Something went wrong. Please try again later.`
const OFFLINE = msg`There's no connection right now. Check your network and try again.`

/** What a read may be refused with: all that a page needs that is not operated. */
export const OF_READS = {
  UNAUTHORIZED: msg`Please sign in again to continue.`,
  NOT_FOUND: msg`This is no longer here.`,
  NOT_AVAILABLE: msg`This isn't offered at the moment.`,
  RATE_LIMITED: msg`You've tried a little too often. Please wait a moment and try again.`,
  UNAVAILABLE: msg`We're very busy right now. Please try again in a moment.`,
}

/** What a page is called by while a read of it is refused so. */
const BUSY_HEADING = msg`We're very busy right now`
const HEADINGS: ByCode = { RATE_LIMITED: BUSY_HEADING, UNAVAILABLE: BUSY_HEADING }
const OFFLINE_HEADING = msg`You're offline`

/** Of an answer whose code says nothing: what stands between may refuse as well. */
const OF_STATUS: Readonly<Record<number, string>> = { 429: 'RATE_LIMITED', 503: 'UNAVAILABLE' }

function ofCode(words: ByCode, { code, status }: Told): MessageDescriptor | undefined {
  const known = Object.hasOwn(words, code) ? code : OF_STATUS[status ?? 0]
  return known === undefined ? undefined : words[known]
}

const isUnreachable = ({ kind }: Told): boolean => kind === 'network' || kind === 'timeout'

/** Unknown codes get the general sentence. */
export const wordsIn = (words: ByCode, failure: Told): MessageDescriptor =>
  ofCode(words, failure) ?? (isUnreachable(failure) ? OFFLINE : GENERAL)

/** Undefined where nothing is known but that it did not work. */
export const readFailureHeading = (failure: Told): MessageDescriptor | undefined =>
  ofCode(HEADINGS, failure) ?? (isUnreachable(failure) ? OFFLINE_HEADING : undefined)

/** Says why something could not be read. What a person sent may fail in more ways: failure-words.ts. */
export function useReadFailureWords(): (failure: Told) => string {
  const { i18n } = useLingui()
  return (failure) => i18n._(wordsIn(OF_READS, failure))
}
