import { expect, test } from 'vitest'
import { CURRENCIES } from '../../../contract/tables.gen.ts'
import { convert, type Rates } from '../../money/convert.ts'
import { createShownBy, UNPRICED } from './conversion.ts'

const rates: Rates = { perUsd: { USD: '1', JPY: '150' }, at: '2026-11-20T00:00:00Z' }

test('Rates that were read anew and are the same sort nothing anew; other rates do', () => {
  const shownBy = createShownBy()
  const before = shownBy(rates)
  expect(shownBy({ ...rates, at: '2026-11-21T00:00:00Z' })).toBe(before)
  const after = shownBy({ ...rates, perUsd: { USD: '1', JPY: '100' } })
  expect([before(600, 'JPY', 'USD'), after(600, 'JPY', 'USD')]).toEqual([400, 600])
})

test('A price is sorted by what a card shows, and stands last where no rate tells that', () => {
  const all: Rates = { perUsd: { USD: '1', JPY: '154.37', KRW: '1418.35', TWD: '31.26' }, at: rates.at }
  const shown = createShownBy()(all)
  for (const from of CURRENCIES)
    for (const to of CURRENCIES)
      for (const amount of [0, 1, 50, 149, 1999, 12_345, 987_654_321])
        expect([from, to, amount, shown(amount, from, to)]).toEqual([
          from,
          to,
          amount,
          convert(amount, from, to, all).amount,
        ])
  const some = createShownBy()(rates)
  expect([some(600, 'KRW', 'USD'), some(600, 'KRW', 'KRW')]).toEqual([UNPRICED, 600])
})
