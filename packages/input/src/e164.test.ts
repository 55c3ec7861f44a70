import { expect, test } from 'vitest'
import { readE164 } from './e164.ts'

test.each([
  ['090-1234-5678', 'JP', '+819012345678'],
  ['０９０−１２３４−５６７８', 'JP', '+819012345678'],
  ['0912 345 678', 'TW', '+886912345678'],
  ['010-1234-5678', 'KR', '+821012345678'],
  ['0507-1395-1234', 'KR', '+8250713951234'],
  ['81467000000', 'JP', '+81467000000'],
  ['+82 10-1234-5678', 'JP', '+821012345678'],
  ['0044 20 7946 0958', 'JP', '+442079460958'],
  ['(212) 555-0123', 'US', '+12125550123'],
  ['+819012345678', undefined, '+819012345678'],
] as const)('readE164 reads %s in %s as %s', (typed, country, number) => {
  expect(readE164(typed, country)).toBe(number)
})

test.each([
  ['', 'JP'],
  ['03-1234', 'JP'],
  ['+81 12345', 'JP'],
  ['+1234567', 'JP'],
  // The smallest of the numbering plans, which know no kinds of numbers, take it.
  ['03-0000-0000', 'JP'],
  ['090-1234-5678', undefined],
] as const)('readE164 reads no number in %j in %s', (typed, country) => {
  expect(readE164(typed, country)).toBeNull()
})
