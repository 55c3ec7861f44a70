import { expect, test } from 'vitest'
import { fullName } from './full-name.ts'

test.each([
  ['ja', '花子', '山田', '山田 花子'],
  ['en', '花子', '山田', '山田 花子'],
  ['zh', '怡君', '林', '林怡君'],
  ['en', '민수', '김', '김민수'],
  ['ja', 'Anna', 'O’Brien', 'Anna O’Brien'],
  ['zh', 'Anna', '', 'Anna'],
])('fullName for a reader of %s puts %s and %s as %s', (locale, firstName, lastName, expected) => {
  expect(fullName({ firstName, lastName }, locale)).toBe(expected)
})
