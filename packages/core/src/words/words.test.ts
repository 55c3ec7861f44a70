import { expect, test } from 'vitest'
import { CANCEL_REASONS, ERROR_CODES } from '../contract/tables.gen.ts'
import { words as en } from './en.gen.ts'
import { words as ja } from './ja.gen.ts'
import { words as ko } from './ko.gen.ts'
import { words as zh } from './zh.gen.ts'

const SDK_CODES = ['NETWORK', 'TIMEOUT', 'CANCELLED', 'INVALID_RESPONSE', 'REFRESH_UNAVAILABLE']

test.each([...ERROR_CODES, ...SDK_CODES])('%s has a sentence of its own in every language', (code) => {
  const sentences = [en, ja, ko, zh].map((words) => words.failure({ code }))
  expect(new Set(sentences).size).toBe(4)
  expect(sentences).not.toContain('')
})

test('a code that is not known gets the sentence of its status, or the general one', () => {
  const busy = en.failure({ code: 'UNAVAILABLE' })
  const general = 'Something went wrong. Please try again later.'
  expect(en.failure({ code: 'HTTP_ERROR', status: 503 })).toBe(busy)
  expect(en.failure({ code: 'HTTP_ERROR', status: 500 })).toBe(general)
  for (const code of ['SOMETHING_NEW', '__proto__', 'constructor', 4711]) expect(en.failure({ code })).toBe(general)
})

test('a field of a value has the sentence of the field that the contract names', () => {
  const names = ['consents.terms', 'consents.privacy', 'consents.sharing', 'consents.reminders']
  expect(names.map((name) => en.field(name, 'REQUIRED'))).toEqual(names.map(() => 'Please check this box'))
  expect(en.field('request', 'TOO_LONG')).toBe(en.field('specialRequirement', 'TOO_LONG'))
})

test.each(CANCEL_REASONS)('the reason %s has a label of its own in every language', (reason) => {
  const labels = [en, ja, ko, zh].map((words) => words.cancelReason(reason))
  expect(new Set([...labels, reason, '']).size).toBe(6)
})

test('a reason that is not known is shown as it is', () => {
  expect(en.cancelReason('of_next_year' as never)).toBe('of_next_year')
  expect(en.cancelReason('budget')).toBe("It doesn't fit my budget")
})

test('a field is named by the last part of its path', () => {
  expect(en.field('contact.phone', 'FORMAT')).toBe('Please enter a valid phone number')
  expect(en.field('phone', 'REQUIRED')).toBe('This field is required')
  expect(en.field('agreedTermsVersion', 'REQUIRED')).toBe('Please check this box')
  expect(en.field('constructor', 'FORMAT')).toBe('Please check what you typed here.')
})
