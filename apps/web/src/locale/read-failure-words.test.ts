import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { OF_READS, readFailureHeading, wordsIn } from './read-failure-words.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const OFFLINE = ["You're offline", "There's no connection right now. Check your network and try again."]
const BUSY = "We're very busy right now"
const IN_A_MOMENT = "We're very busy right now. Please try again in a moment."
const TOO_OFTEN = "You've tried a little too often. Please wait a moment and try again."
const GENERAL = [undefined, 'Something went wrong. Please try again later.']

test.each([
  [{ kind: 'network', code: 'NETWORK', status: null }, OFFLINE],
  [{ kind: 'timeout', code: 'TIMEOUT', status: null }, OFFLINE],
  [{ kind: 'http', code: 'UNAVAILABLE', status: 503 }, [BUSY, IN_A_MOMENT]],
  [{ kind: 'http', code: 'HTTP_ERROR', status: 503 }, [BUSY, IN_A_MOMENT]],
  [{ kind: 'http', code: 'RATE_LIMITED', status: 429 }, [BUSY, TOO_OFTEN]],
  [{ kind: 'http', code: 'HTTP_ERROR', status: 429 }, [BUSY, TOO_OFTEN]],
  [{ kind: 'http', code: 'INTERNAL', status: 500 }, GENERAL],
  [{ kind: 'invalid', code: 'INVALID_RESPONSE', status: 200 }, GENERAL],
] as const)('Heading and words of a page that cannot be read agree: %o', (failure, said) => {
  const heading = readFailureHeading(failure)
  expect([heading && i18n._(heading), i18n._(wordsIn(OF_READS, failure))]).toStrictEqual(said)
})
