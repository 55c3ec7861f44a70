import type { Locale, Schemas } from '../contract/handler.ts'

const untilHours: Record<Locale, (hours: number) => string> = {
  en: (hours) =>
    `Cancel for free up to ${hours} ${hours === 1 ? 'hour' : 'hours'} before the start. You pay at the shop; nothing is charged now.`,
  ko: (hours) => `시작 ${hours}시간 전까지 무료로 취소할 수 있어요. 결제는 매장에서 하고, 지금은 청구되지 않아요.`,
  ja: (hours) => `開始の${hours}時間前まで無料でキャンセルできます。お支払いはお店で、今は請求されません。`,
  zh: (hours) => `開始前 ${hours} 小時可免費取消。費用到店付款，現在不會收費。`,
}

const untilStart: Record<Locale, string> = {
  en: 'Cancel for free until the start. You pay at the shop; nothing is charged now.',
  ko: '시작 전까지 무료로 취소할 수 있어요. 결제는 매장에서 하고, 지금은 청구되지 않아요.',
  ja: '開始まで無料でキャンセルできます。お支払いはお店で、今は請求されません。',
  zh: '開始前皆可免費取消。費用到店付款，現在不會收費。',
}

export const policyOf = (freeHours: number, locale: Locale): Schemas['CancellationPolicy'] => ({
  freeHours,
  text: freeHours > 0 ? untilHours[locale](freeHours) : untilStart[locale],
})
