import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createI18n } from '../../../locale/i18n.ts'
import { LANGUAGES, OWN_CURRENCY } from '../../../locale/languages.ts'
import { renderStatus } from '../../../testing/site-status.tsx'
import { LateFee, type LateFeeProps, OwedFee } from './late-fee.tsx'

async function sentences<Fee extends LateFeeProps['fee']>(
  fee: Fee,
  shown = (it: Fee) => <LateFee fee={it} />,
): Promise<readonly (string | null)[]> {
  const all: (string | null)[] = []
  for (const language of LANGUAGES) {
    const reader = { i18n: await createI18n(language), language, currency: OWN_CURRENCY[language] }
    all.push(renderStatus(shown(fee), reader).textContent)
    cleanup()
  }
  return all
}

// Promise (Screens): the late cancellation fee is an amount in the shop's currency, a share, or none, in four languages
test.each([
  ['JPY', 3000, '¥3,000'],
  ['KRW', 15_000, '₩15,000'],
  ['TWD', 50_000, 'NT$500'],
  ['USD', 2550, '$25.50'],
] as const)('A late cancellation fee in %s of %i names %s in every language', async (currency, amount, shown) => {
  const all = await sentences({ percent: null, amount: { amount, currency } })
  expect(all).toHaveLength(4)
  for (const sentence of all) expect(sentence).toContain(shown)
  const shares = await sentences({ percent: 50, amount: { amount, currency } })
  for (const sentence of shares) expect(sentence).toMatch(/50%/)
  for (const sentence of shares) expect(sentence).toContain(shown)
})

test.each([[null], [{ percent: 0, amount: { amount: 0, currency: 'KRW' } }]] as const)(
  'A fee of %j is none, in every language',
  async (fee) => {
    expect((await sentences(fee)).toSorted()).toEqual([
      'This shop has no cancellation fee.',
      'このお店はキャンセル料がかかりません。',
      '這家店不收取消手續費。',
      '이 매장은 취소 수수료가 없어요.',
    ])
  },
)

test('A share of a total that is not known yet stands without an amount', async () => {
  expect((await sentences({ percent: 30, amount: null })).toSorted()).toEqual([
    "The shop's late cancellation fee is 30% of the total.",
    '無料期間を過ぎると、合計金額の30%のキャンセル料がかかります（お店でお支払い）。',
    '逾期取消，店家將收取總金額 30% 的手續費。',
    '기한이 지나 취소하면 합계의 30%를 매장에 취소 수수료로 내야 해요.',
  ])
})

test.each([
  [{ percent: 50, amount: { amount: 3000, currency: 'JPY' } }, '¥3,000 (50% of the total)', '¥3,000（合計金額の50%）'],
  [{ percent: null, amount: { amount: 3000, currency: 'JPY' } }, '¥3,000', '¥3,000'],
  [{ percent: 30, amount: null }, '30% of the total', '合計金額の30%'],
] as const)('Once it is late, a fee of %j is owed, before and after the cancellation', async (fee, en, ja) => {
  expect(await sentences(fee, (it) => <OwedFee fee={it} isAsked />)).toEqual(
    expect.arrayContaining([
      `If you cancel now, the shop charges a fee of ${en}.`,
      `今キャンセルすると、${ja}のキャンセル料がかかります（お店にお支払い）。`,
    ]),
  )
  expect(await sentences(fee, (it) => <OwedFee fee={it} />)).toEqual(
    expect.arrayContaining([
      `The shop charges a late cancellation fee of ${en}. Please ask the shop how to pay it.`,
      `${ja}のキャンセル料がかかります。お支払い方法はお店にご確認ください。`,
    ]),
  )
})
