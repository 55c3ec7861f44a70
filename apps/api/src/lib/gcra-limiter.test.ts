import { expect, test } from 'vitest'
import { createLimiter } from './gcra-limiter.ts'

const three = { max: 3, seconds: 30 }

test('A limiter allows three at once, and the fourth when a third of the window has passed', () => {
  const limit = createLimiter()
  const at = (seconds: number) => limit('search', 'session-1', three, seconds * 1000)
  expect([at(0), at(0), at(0), at(0), at(9), at(10), at(10), at(20)]).toStrictEqual([
    { allowed: true, retryAfter: 0 },
    { allowed: true, retryAfter: 0 },
    { allowed: true, retryAfter: 0 },
    { allowed: false, retryAfter: 10 },
    { allowed: false, retryAfter: 1 },
    { allowed: true, retryAfter: 0 },
    { allowed: false, retryAfter: 10 },
    { allowed: true, retryAfter: 0 },
  ])
})

test('Scopes, keys and limiters share no counter', () => {
  const limit = createLimiter()
  const once = { max: 1, seconds: 30 }
  const decisions = [
    limit('search', 'session-1', once, 0),
    limit('search', 'session-2', once, 0),
    limit('wish', 'session-1', once, 0),
    createLimiter()('search', 'session-1', once, 0),
    limit('search', 'session-1', once, 0),
  ]
  expect(decisions.map(({ allowed }) => allowed)).toStrictEqual([true, true, true, true, false])
})
