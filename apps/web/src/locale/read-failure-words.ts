import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { Failure } from '@yoyaku/core/client'

type Told = Pick<Failure, 'kind' | 'code'>

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

/** Unknown codes get the general sentence. */
export const wordsIn = (words: Readonly<Record<string, MessageDescriptor>>, { kind, code }: Told): MessageDescriptor =>
  (Object.hasOwn(words, code) ? words[code] : undefined) ??
  (kind === 'network' || kind === 'timeout' ? OFFLINE : GENERAL)

/** Says why something could not be read. What a person sent may fail in more ways: failure-words.ts. */
export function useReadFailureWords(): (failure: Told) => string {
  const { i18n } = useLingui()
  return (failure) => i18n._(wordsIn(OF_READS, failure))
}
