import { expect, test } from 'vitest'
import { nameIncludesDuration } from './plan-name.ts'

test.each([
  ['60分', 60, '1時間', true],
  ['60 min', 60, '1 hr', true],
  ['90분 코스', 90, '1시간 30분', true],
  ['60 分鐘', 60, '1小時', true],
  ['1 hr', 60, '1 hr', true],
  ['セダン', 40, '40分', false],
  ['160分', 60, '1時間', false],
] as const)('The plan %s of %i minutes says how long it is (“%s”): %s', (name, minutes, duration, says) =>
  expect(nameIncludesDuration(name, minutes, duration)).toBe(says),
)
