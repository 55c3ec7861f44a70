import { expect, test } from 'vitest'
import { clockSkewMs } from './clock-skew.ts'

const WRITTEN = '2026-11-21T10:00:00.000Z'
const began = (aheadMs: number): number => Date.parse(WRITTEN) + aheadMs
const fresh = { responseStart: 300, transferSize: 20_000 }

test.each([
  ['an hour fast', began(3_600_000), 3_600_300],
  ['a day slow', began(-86_400_000), -86_399_700],
  ['right, but for the way here', began(1_000), 0],
])('A clock that is %s is known', (_, origin, ahead) => expect(clockSkewMs(WRITTEN, fresh, origin)).toBe(ahead))

test('A page that the browser had kept, or one that came nobody knows how, tells nothing', () => {
  expect([
    clockSkewMs(WRITTEN, { ...fresh, transferSize: 0 }, began(3_600_000)),
    clockSkewMs(WRITTEN, undefined, began(3_600_000)),
  ]).toEqual([0, 0])
})
