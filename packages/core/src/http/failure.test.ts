import { expect, test } from 'vitest'
import { isRetryable, toFailure } from './failure.ts'
import { isUnknownOutcome } from './unknown-outcome.ts'

test('a bug is told from a failure', () => {
  const bug = toFailure(new TypeError('x is not a function'))
  expect([bug.kind, bug.code, isRetryable(bug), isUnknownOutcome(bug)]).toEqual(['invalid', 'UNEXPECTED', false, true])
})
