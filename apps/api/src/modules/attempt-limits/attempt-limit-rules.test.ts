import { describe, expect, test } from 'vitest'
import { attemptCounterKey, codeRules, lookupRule, secondsUntilAllowed } from './attempt-limit-rules.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 12) + minutes * 60_000).toISOString()

const perAddress = lookupRule('192.0.2.7').limits
const perMailbox = codeRules('hana@example.com', '192.0.2.7', null)[1]?.limits ?? []

describe('The wait until one more is allowed', () => {
  test.each([
    ['nothing yet', [], 0, 0],
    ['four within the hour', [0, 1, 2, 3], 4, 0],
    ['five within the hour: until the oldest is an hour old', [0, 1, 2, 3, 4], 10, 50 * 60],
    ['five, the oldest exactly an hour old', [0, 1, 2, 3, 4], 60, 0],
    ['in any order', [4, 0, 3, 1, 2], 10, 50 * 60],
    ['ten within the day: until the oldest is a day old', [0, 61, 62, 63, 64, 122, 123, 124, 125, 126], 300, 68_400],
    ['five that are yet to come, by a clock that was set back', [60, 61, 62, 63, 64], 0, 0],
  ])('%s', (_, hits, now, wait) => {
    expect(secondsUntilAllowed(perMailbox, hits.map(at), at(now))).toBe(wait)
  })

  test.each([
    ['below the crowd', 19, 0],
    ['past it, until ten seconds after the last', 20, 10],
    ['far past it', 200, 10],
  ])('of an address %s', (_, count, wait) => {
    expect(
      secondsUntilAllowed(
        perAddress,
        Array.from({ length: count }, () => at(0)),
        at(0),
      ),
    ).toBe(wait)
  })
})

test('A counter does not show whom it counts', () => {
  const key = attemptCounterKey('pepper', { scope: 'code.email', subject: 'hana@example.com', limits: [] })
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(key).not.toBe(attemptCounterKey('pepper', { scope: 'code.address', subject: 'hana@example.com', limits: [] }))
})
