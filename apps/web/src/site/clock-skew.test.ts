import { expect, test } from 'vitest'
import { clockSkewMs } from './clock-skew.ts'

const WRITTEN = '2026-11-21T10:00:00.000Z'
const began = (aheadMs: number): number => Date.parse(WRITTEN) + aheadMs
const fresh = { responseStart: 300, transferSize: 20_000 }

test.each([
  ['an hour fast', began(3_600_000), 3_600_300],
  ['a day slow', began(-86_400_000), -86_399_700],
  ['right, apart from the network delay', began(1_000), 0],
])('clockSkewMs finds a clock that is %s', (_, origin, ahead) =>
  expect(clockSkewMs(WRITTEN, fresh, origin)).toBe(ahead),
)

test("clockSkewMs is 0 for a page from the browser's cache, or without timing", () => {
  expect([
    clockSkewMs(WRITTEN, { ...fresh, transferSize: 0 }, began(3_600_000)),
    clockSkewMs(WRITTEN, undefined, began(3_600_000)),
  ]).toEqual([0, 0])
})

test('clockSkewMs counts from when a page was sent, which may have been drawn long before', () => {
  const sentAt = { name: 'now', duration: began(60_000) } as PerformanceServerTiming
  expect(clockSkewMs(WRITTEN, { ...fresh, serverTiming: [sentAt] }, began(60_000))).toBe(0)
})
