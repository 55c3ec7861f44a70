import { describe, expect, test } from 'vitest'
import { convert, type Rates, rateBetween, shown } from './convert.ts'

const rates: Rates = { perUsd: { USD: '1', JPY: '150', TWD: '32.5', KRW: '1400' }, at: '2026-11-20T00:00:00Z' }

describe('A price in another currency', () => {
  test('stays as it is in its own currency', () => {
    expect(convert(6500, 'JPY', 'JPY', rates)).toEqual({ amount: 6500, rate: '1' })
  })

  test('yen become cents of a dollar', () => {
    expect(convert(6500, 'JPY', 'USD', rates)).toEqual({ amount: 4333, rate: '0.006666666667' })
  })

  test('yen become whole Taiwan dollars, in minor units', () => {
    expect(convert(6500, 'JPY', 'TWD', rates)).toEqual({ amount: 140_800, rate: '0.216666666667' })
  })

  test('Taiwan dollars become won, which have no minor unit', () => {
    expect(convert(100_000, 'TWD', 'KRW', rates)).toEqual({ amount: 43_077, rate: '43.076923076923' })
  })

  test('halves go to the even neighbour', () => {
    const halves: Rates = { perUsd: { USD: '1', JPY: '2' }, at: '2026-11-20T00:00:00Z' }
    const cents = [25, 75, 125, 175].map((amount) => convert(amount, 'USD', 'JPY', halves).amount)
    expect(cents).toEqual([0, 2, 2, 4])
  })

  test('no digit is lost at the largest amount of the contract', () => {
    expect(convert(100_000_000_000, 'KRW', 'JPY', rates)).toEqual({ amount: 10_714_285_714, rate: '0.107142857143' })
  })

  test('a rate needs no trailing zeros', () => {
    expect(rateBetween('USD', 'TWD', rates)).toBe('32.5')
  })

  test('without a rate the price is shown in its own currency', () => {
    const without: Rates = { perUsd: { USD: '1', JPY: '150' }, at: '2026-11-20T00:00:00Z' }
    expect(shown({ amount: 6500, currency: 'JPY' }, 'KRW', without)).toEqual({ amount: 6500, currency: 'JPY' })
  })
})
