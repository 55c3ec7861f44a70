import type { Locale, Schemas } from '../../contract/types.ts'
import { formatMoney } from './format-money.ts'

type Words = {
  none: string
  percent: (percent: number) => string
  amount: (amount: string) => string
  both: (amount: string, percent: number) => string
}

const WORDS: Record<Locale, Words> = {
  en: {
    none: 'This shop has no cancellation fee.',
    percent: (percent) => `The shop's late cancellation fee is ${percent}% of the total.`,
    amount: (amount) => `The shop's late cancellation fee is ${amount}.`,
    both: (amount, percent) => `The shop's late cancellation fee is ${amount} (${percent}% of the total).`,
  },
  ko: {
    none: '이 매장은 취소 수수료가 없어요.',
    percent: (percent) => `기한이 지나 취소하면 합계의 ${percent}%를 매장에 취소 수수료로 내야 해요.`,
    amount: (amount) => `기한 후 취소 수수료(매장에서 결제): ${amount}`,
    both: (amount, percent) => `기한 후 취소 수수료(매장에서 결제): ${amount} (합계의 ${percent}%)`,
  },
  ja: {
    none: 'このお店はキャンセル料がかかりません。',
    percent: (percent) => `無料期間を過ぎると、合計金額の${percent}%のキャンセル料がかかります（お店でお支払い）。`,
    amount: (amount) => `無料期間を過ぎると、${amount}のキャンセル料がかかります（お店でお支払い）。`,
    both: (amount, percent) =>
      `無料期間を過ぎると、${amount}（合計金額の${percent}%）のキャンセル料がかかります（お店でお支払い）。`,
  },
  zh: {
    none: '這家店不收取消手續費。',
    percent: (percent) => `逾期取消，店家將收取總金額 ${percent}% 的手續費。`,
    amount: (amount) => `逾期取消，店家將收取 ${amount} 的手續費。`,
    both: (amount, percent) => `逾期取消，店家將收取 ${amount}（總金額的 ${percent}%）的手續費。`,
  },
}

/** A sentence beside the one that says until when cancelling is free; where there is no fee, it stands alone. */
export function lateFeeText(fee: Schemas['LateFee'], locale: Locale): string {
  const words = WORDS[locale]
  const { percent, amount } = fee
  if (percent === 0) return words.none
  const shown = amount === null ? null : formatMoney(locale, amount)
  if (percent === null) return words.amount(shown ?? '')
  return shown === null ? words.percent(percent) : words.both(shown, percent)
}
