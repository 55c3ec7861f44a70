import { expect, test } from 'vitest'
import { countries, countryIn, countryOf, fromE164, inWriting, toE164 } from './phone-number.ts'

test.each([
  ['090-1234-5678', 'JP', '+819012345678'],
  ['０９０−１２３４−５６７８', 'JP', '+819012345678'],
  ['0912 345 678', 'TW', '+886912345678'],
  ['010-1234-5678', 'KR', '+821012345678'],
  ['+82 10-1234-5678', 'JP', '+821012345678'],
  ['(212) 555-0123', 'US', '+12125550123'],
] as const)('%s in %s is %s', (typed, country, number) => expect(toE164(typed, country)).toBe(number))

test.each([
  ['', ''],
  ['12', '12'],
  ['+81 12345', '+ 81 12345'],
  ['abc', 'abc'],
  ['+1234567', '+ 1234567'],
])('%j is kept as it was typed, and is no number', (typed, kept) => expect(toE164(typed, 'JP')).toBe(kept))

test('A stored number is shown as one would dial it at home', () => {
  expect(fromE164('+819012345678')).toStrictEqual({ country: 'JP', national: '090-1234-5678' })
  expect(fromE164('nonsense')).toBeNull()
  expect(countryIn('+886 912')).toBe('TW')
  expect(countryIn('0912')).toBeUndefined()
})

test('The country is preset from the language, ours stand first', () => {
  expect(['ja', 'ko', 'zh', 'en'].map((language) => countryOf(language as 'ja'))).toStrictEqual([
    'JP',
    'KR',
    'TW',
    'US',
  ])
  expect(
    countries('ja-JP')
      .slice(0, 3)
      .map(({ name, calling }) => `${name} +${calling}`),
  ).toStrictEqual(['台湾 +886', '日本 +81', '韓国 +82'])
})

test('a number is written in groups; what is no number stays as it is', () => {
  expect(['+819012345678', '+886912345678', '+ 12'].map(inWriting)).toEqual([
    '+81 90 1234 5678',
    '+886 912 345 678',
    '+ 12',
  ])
})

test('an English browser says its country; the other languages say their own', () => {
  expect([countryOf('en', 'en-GB'), countryOf('en', 'en'), countryOf('ja', 'en-GB')]).toEqual(['GB', 'US', 'JP'])
})
