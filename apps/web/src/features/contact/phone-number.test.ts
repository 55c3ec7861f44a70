import { formatPhone as formatBySdk, parsePhone } from '@yoyaku/core'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { formatPhone } from './format-phone.ts'
import { countries, countryIn, countryOf, fromE164, toE164 } from './phone-number.ts'

test.each([
  ['090-1234-5678', 'JP', '+819012345678'],
  ['０９０−１２３４−５６７８', 'JP', '+819012345678'],
  ['0912 345 678', 'TW', '+886912345678'],
  ['010-1234-5678', 'KR', '+821012345678'],
  ['+82 10-1234-5678', 'JP', '+821012345678'],
  ['(212) 555-0123', 'US', '+12125550123'],
] as const)('toE164 turns %s in %s into %s', (typed, country, number) => expect(toE164(typed, country)).toBe(number))

test.each([
  ['', ''],
  ['12', '12'],
  ['+81 12345', '+ 81 12345'],
  ['abc', 'abc'],
  ['+1234567', '+ 1234567'],
  // The server knows that there is none like it, and so does the page.
  ['03-0000-0000', '03-0000-0000'],
])('toE164 keeps %j as it was typed, because it is no number', (typed, text) => expect(toE164(typed, 'JP')).toBe(text))

test('A stored number is shown as one would dial it at home', () => {
  expect(fromE164('+819012345678')).toStrictEqual({ country: 'JP', national: '090-1234-5678' })
  expect(fromE164('nonsense')).toBeNull()
  expect(countryIn('+886 912')).toBe('TW')
  expect(countryIn('0912')).toBeUndefined()
})

test('The country is preset from the language; it stands first, then ours, then all as the language sorts', () => {
  expect(['ja', 'ko', 'zh', 'en'].map((language) => countryOf(language as 'ja'))).toStrictEqual([
    'JP',
    'KR',
    'TW',
    'US',
  ])
  const first = (...args: Parameters<typeof countries>) =>
    countries(...args)
      .slice(0, 6)
      .map(({ name, calling }) => `${name} +${calling}`)
  expect(first('ja', 'JP')).toStrictEqual([
    '日本 +81',
    '台湾 +886',
    '韓国 +82',
    'アメリカ +1',
    'アイスランド +354',
    'アイルランド +353',
  ])
  expect(first('en', 'GB')).toStrictEqual([
    'United Kingdom +44',
    'Japan +81',
    'Taiwan +886',
    'South Korea +82',
    'United States +1',
    'Afghanistan +93',
  ])
})

test.each([
  ['ja', ['090-1234-5678', '03-1234-5678', '+886 912 345 678', '+82 10 1234 5678', '+ 12']],
  ['zh', ['+81 90 1234 5678', '+81 3 1234 5678', '0912 345 678', '+82 10 1234 5678', '+ 12']],
  ['ko', ['+81 90 1234 5678', '+81 3 1234 5678', '+886 912 345 678', '010-1234-5678', '+ 12']],
  ['en', ['+81 90 1234 5678', '+81 3 1234 5678', '+886 912 345 678', '+82 10 1234 5678', '+ 12']],
] as const)(
  'formatPhone in %s groups a number, as it is dialled in its own country; what is no number stays',
  (language, written) => {
    const numbers = ['+819012345678', '+81312345678', '+886912345678', '+821012345678', '+ 12']
    expect(numbers.map((number) => formatPhone(number, language))).toStrictEqual(written)
  },
)

test('countryOf reads the country from an English browser; the other languages have their own', () => {
  expect([countryOf('en', 'en-GB'), countryOf('en', 'en'), countryOf('ja', 'en-GB')]).toEqual(['GB', 'US', 'JP'])
})

test('What the helper of the SDK reads of a number that can be, the numbering plans read too, in its four countries', () => {
  const prefixes = Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0'))
  const typed = prefixes.flatMap((prefix) => ['1234567', '2345678', '23456789'].map((rest) => `0${prefix}${rest}`))
  const differing = (['JP', 'KR', 'TW', 'US'] as const).flatMap((country) =>
    typed.flatMap((full) => {
      const given = country === 'US' ? full.slice(1) : full
      const number = parsePhoneNumberFromString(given, country)
      // Eight digits always follow 010; the plans take seven, too.
      const isOldMobile = /^\+8210\d{7}$/.test(number?.number ?? '')
      if (number?.isValid() !== true || number.country !== country || isOldMobile) return []
      const read = parsePhone(number.formatNational(), country).value
      const again = parsePhone(formatBySdk(number.number, country), country).value
      const abroad = parsePhone(formatBySdk(number.number), 'US').value
      const all = [read, again, abroad, parsePhone(number.formatInternational(), 'US').value]
      return all.every((one) => one === number.number) ? [] : [[country, number.number, ...all]]
    }),
  )
  expect(differing).toEqual([])
})
