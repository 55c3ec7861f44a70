import { TestClock } from '@yoyaku/testing'
import { expect, test } from 'vitest'
import { localInstants } from './local-instants.ts'

const HOUR = 3_600_000

test.each([
  ['at once, clocks alike', 0, 0, 600, 600_000],
  ['after eight seconds, clocks alike', 8_000, 0, 600, 600_000],
  ['at once, the server an hour ahead', 0, HOUR, 600, 600_000],
  ['at once, the server an hour behind', 0, -HOUR, 600, 600_000],
  ['after eight seconds, the server three minutes ahead', 8_000, 180_000, 600, 604_000],
  ['from an older server, an hour ahead', 0, HOUR, undefined, HOUR + 600_000],
])('An instant of an answer that comes %s', async (_, travelMs, aheadMs, secondsLeft, local) => {
  const clock = new TestClock()
  const sentAt = clock.now()
  const at = (later: number) => new Date(sentAt + later).toISOString()
  const toLocal = localInstants(clock)
  await clock.advance(travelMs)
  expect(toLocal(at(aheadMs + 600_000), secondsLeft)).toBe(at(local))
})
