import { expect, test } from 'vitest'
import { isTooFar, roundMeters, travelMinutes } from './travel-time.ts'

test.each([
  [400, 6],
  [800, 12],
  [2000, 16],
  [12_000, 46],
])('travelMinutes of %i m is %i, on foot or by a ride, whichever is faster', (meters, minutes) => {
  expect(travelMinutes(meters)).toBeCloseTo(minutes)
})

test.each([
  ['a walk in no time', 400, 0, true],
  ['a walk in its time', 400, 6, false],
  ['a ride in too little time', 12_000, 45, true],
  ['a ride in its time', 12_000, 46, false],
  ['next door', 300, 0, false],
  ['an overlap', 12_000, -1, false],
  ['a break in which one may fly', 1_000_000, 241, false],
  ['no break in which one may fly', 1_000_000, 240, true],
])('isTooFar of %s: %i m in %i min is %s', (_, meters, minutes, expected) => {
  expect(isTooFar(meters, minutes)).toBe(expected)
})

test.each([
  [449, 400],
  [9960, 10_000],
  [12_345, 12_000],
])('roundMeters of %i is %i', (meters, rounded) => expect(roundMeters(meters)).toBe(rounded))
