import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { messageFor, READ_ERRORS, readErrorHeading } from './read-error-messages.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const OFFLINE = ["You're offline", "We couldn't reach the server. Check your connection and try again."]
const TIMED_OUT = ['This is taking too long', 'The server is taking too long to answer. Please try again in a moment.']
const BUSY = "We're very busy right now"
const IN_A_MOMENT = "We're very busy right now. Please try again in a moment."
const TOO_OFTEN = 'Too many requests in a short time. Please wait a moment and try again.'
const GENERAL = [undefined, 'Something went wrong. Please try again later.']

test.each([
  [{ kind: 'network', code: 'NETWORK', status: null }, OFFLINE],
  [{ kind: 'timeout', code: 'TIMEOUT', status: null }, TIMED_OUT],
  [{ kind: 'http', code: 'UNAVAILABLE', status: 503 }, [BUSY, IN_A_MOMENT]],
  [{ kind: 'http', code: 'HTTP_ERROR', status: 503 }, [BUSY, IN_A_MOMENT]],
  [{ kind: 'http', code: 'RATE_LIMITED', status: 429 }, ['Too many requests', TOO_OFTEN]],
  [{ kind: 'http', code: 'HTTP_ERROR', status: 429 }, ['Too many requests', TOO_OFTEN]],
  [{ kind: 'http', code: 'INTERNAL', status: 500 }, GENERAL],
  [{ kind: 'invalid', code: 'INVALID_RESPONSE', status: 200 }, GENERAL],
] as const)('Heading and message of a page that cannot be read agree: %o', (failure, expected) => {
  const heading = readErrorHeading(failure)
  expect([heading && i18n._(heading), i18n._(messageFor(READ_ERRORS, failure))]).toStrictEqual(expected)
})
