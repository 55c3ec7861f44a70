import { describe, expect, test } from 'vitest'
import { addressKey, codeRules, floodKey, secondsUntilAllowed } from './flood-rules.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 12) + minutes * 60_000).toISOString()

const perMailbox = codeRules('hana@example.com', '192.0.2.7')[1]?.limits ?? []

describe('The wait until one more is allowed', () => {
  test.each([
    ['nothing yet', [], 0, 0],
    ['four within the hour', [0, 1, 2, 3], 4, 0],
    ['five within the hour: until the oldest is an hour old', [0, 1, 2, 3, 4], 10, 50 * 60],
    ['five, the oldest exactly an hour old', [0, 1, 2, 3, 4], 60, 0],
    ['in any order', [4, 0, 3, 1, 2], 10, 50 * 60],
    ['ten within the day: until the oldest is a day old', [0, 61, 62, 63, 64, 122, 123, 124, 125, 126], 300, 68_400],
  ])('%s', (_, hits, now, wait) => {
    expect(secondsUntilAllowed(perMailbox, hits.map(at), at(now))).toBe(wait)
  })
})

test('A household is one address, however it is written', () => {
  expect(
    [
      '192.0.2.7',
      '::ffff:192.0.2.7',
      '2001:db8:1:2:3:4:5:6',
      '2001:DB8:1:2::9',
      '2001:0db8:0001:0002::',
      '::1',
      'fe80::1%eth0',
    ].map(addressKey),
  ).toStrictEqual([
    '192.0.2.7',
    '192.0.2.7',
    '2001:db8:1:2::/64',
    '2001:db8:1:2::/64',
    '2001:db8:1:2::/64',
    '0:0:0:0::/64',
    'fe80:0:0:0::/64',
  ])
})

test('A counter does not show whom it counts', () => {
  const key = floodKey('pepper', { scope: 'code.email', subject: 'hana@example.com', limits: [] })
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(key).not.toBe(floodKey('pepper', { scope: 'code.address', subject: 'hana@example.com', limits: [] }))
})
