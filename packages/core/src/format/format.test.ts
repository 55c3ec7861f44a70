import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SEED } from '../../test/cases.ts'
import { CURRENCIES } from '../contract/tables.gen.ts'
import { formatMoney, majorUnits, minorUnits } from './money.ts'
import { dateIn, daysLater, parseDate, secondsLeft, timeAgo, timeIn } from './when.ts'

describe('money', () => {
  test.each([
    [{ amount: 120_000, currency: 'TWD' }, 'zh', 'NT$1,200'],
    [{ amount: 6_500, currency: 'JPY' }, 'ja', '¥6,500'],
    [{ amount: 45_000, currency: 'KRW' }, 'ko', '₩45,000'],
    [{ amount: 1_250, currency: 'USD' }, 'en', '$12.50'],
  ] as const)('%j in %s is %s', (money, locale, text) => {
    expect(formatMoney(money, locale)).toBe(text)
  })

  test('minor units survive the way there and back', () => {
    const currency = fc.constantFrom(...CURRENCIES)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), currency, (amount, code) => {
        expect(minorUnits(majorUnits({ amount, currency: code }), code)).toEqual({ amount, currency: code })
      }),
      { seed: SEED },
    )
  })
})

describe('how long ago', () => {
  const now = Date.parse('2026-11-20T09:00:00Z')
  const ago = (ms: number) => timeAgo(new Date(now - ms).toISOString(), now, 'Asia/Tokyo')
  test.each([
    [-5_000, { unit: 'now' }],
    [59_999, { unit: 'now' }],
    [60_000, { unit: 'minutes', value: 1 }],
    [3_599_999, { unit: 'minutes', value: 59 }],
    [3_600_000, { unit: 'hours', value: 1 }],
    [86_399_999, { unit: 'hours', value: 23 }],
    [86_400_000, { unit: 'date', value: '2026/11/19' }],
  ])('%i ms', (ms, expected) => {
    expect(ago(ms)).toEqual(expected)
  })

  test('dates and times are those of the zone', () => {
    expect([
      dateIn('2026-11-20T16:30:00Z', 'Asia/Tokyo'),
      timeIn('2026-11-20T16:30:00Z', 'Asia/Tokyo'),
      timeIn('2026-11-20T15:00:00Z', 'Asia/Tokyo'),
    ]).toEqual(['2026-11-21', '01:30', '00:00'])
    expect([daysLater('2028-02-28', 1), daysLater('2026-12-31', 1), daysLater('2026-03-01', -1)]).toEqual([
      '2028-02-29',
      '2027-01-01',
      '2026-02-28',
    ])
    expect([secondsLeft('2026-11-20T09:01:00Z', now), secondsLeft('2026-11-20T08:00:00Z', now)]).toEqual([60, 0])
  })
})

describe('parseDate', () => {
  test.each(['2026-11-21', '2028-02-29', '2026-12-31'])('parseDate takes %s', (text) => {
    expect(parseDate(text)).toBe(text)
  })
  test.each([
    null,
    '',
    '2026-12-45',
    '2026-12-99',
    '2027-01-00',
    '2026-02-31',
    '2027-02-29',
    '2026-13-01',
    '2026-1-1',
    '2026-11-21T10:00',
  ])('parseDate refuses %s', (text) => {
    expect(parseDate(text)).toBeNull()
  })
})
