import { between } from '@holiday-jp/holiday_jp'
import * as korea from '@hyunbinseo/holidays-kr/all'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../locale/languages.ts'
import { holidayName } from './holiday-names.ts'
import { holidaysIn } from './holidays.ts'

const yearOf = (date: string): string => date.slice(0, 'YYYY'.length)
const holidayDates = (country: string): string[] => holidaysIn(country, '')
/** The years of ours, and every one after them. */
const from = (country: string, dates: readonly string[]): string[] => {
  const [first = ''] = holidayDates(country)
  return dates.filter((date) => date >= `${yearOf(first)}-01-01`)
}

test('The holidays of Korea are those of its government, in every year that it has published', () => {
  const published = Object.values(korea).flatMap((year) => Object.keys(year))
  expect(holidayDates('KR')).toEqual(from('KR', published))
})

test('The holidays of Japan are those of its government', () => {
  const last = holidayDates('JP').at(-1) ?? ''
  const published = between(new Date('2026-01-01'), new Date(`${yearOf(last)}-12-31`))
  expect(holidayDates('JP')).toEqual(published.map(({ date }) => date.toISOString().slice(0, 'YYYY-MM-DD'.length)))
})

test('A holiday has its name in the language of the reader; other days and countries have none', () => {
  expect(holidayName('JP', '2027-01-01', 'ja')).toBe('元日')
  expect(holidayName('KR', '2027-02-07', 'en')).toBe('Lunar New Year')
  expect(holidayName('TW', '2026-10-10', 'zh')).toBe('國慶日')
  expect([holidayName('JP', '2027-01-02', 'ja'), holidayName('FR', '2027-01-01', 'en')]).toEqual([null, null])
})

test.each(['JP', 'KR', 'TW'])('Every holiday of %s has a name in each language', (country) => {
  for (const date of holidayDates(country))
    for (const language of LANGUAGES) expect(holidayName(country, date, language), date).toMatch(/./)
})
