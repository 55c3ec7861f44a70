import { expect, test } from 'vitest'
import { LOCALES } from '../../contract/tables.gen.ts'
import { lateFeeText } from './late-fee-text.ts'

test.each([
  ['JPY', 3000, '¥3,000'],
  ['KRW', 15_000, '₩15,000'],
  ['TWD', 50_000, 'NT$500'],
  ['USD', 2550, '$25.50'],
] as const)(
  'lateFeeText in %s of %i names %s in every language, alone and beside its share',
  (currency, amount, shown) => {
    for (const locale of LOCALES) {
      expect(lateFeeText({ percent: null, amount: { amount, currency } }, locale)).toContain(shown)
      const share = lateFeeText({ percent: 50, amount: { amount, currency } }, locale)
      expect([share.includes(shown), share.includes('50%')]).toEqual([true, true])
    }
  },
)
