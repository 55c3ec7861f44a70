import type { Locale, Schemas } from '../../contract/types.ts'

const untilHours: Record<Locale, (hours: number) => string> = {
  en: (hours) =>
    `Cancel for free up to ${hours} ${hours === 1 ? 'hour' : 'hours'} before the start. You pay at the shop; nothing is charged now.`,
  ko: (hours) => `이용 ${hours}시간 전까지 무료로 취소할 수 있어요. 결제는 매장에서 해요. 지금 결제되는 금액은 없어요.`,
  ja: (hours) => `開始${hours}時間前まで無料でキャンセルできます。お支払いは当日お店で。予約時の請求はありません。`,
  zh: (hours) => `預約時間 ${hours} 小時前可免費取消。費用到店再付，現在不會收費。`,
}

const untilStart: Record<Locale, string> = {
  en: 'Cancel for free until the start. You pay at the shop; nothing is charged now.',
  ko: '이용 시간 전까지 무료로 취소할 수 있어요. 결제는 매장에서 해요. 지금 결제되는 금액은 없어요.',
  ja: '開始まで無料でキャンセルできます。お支払いは当日お店で。予約時の請求はありません。',
  zh: '預約時間前皆可免費取消。費用到店再付，現在不會收費。',
}

export const policyOf = (freeHours: number, locale: Locale): Schemas['CancellationPolicy'] => ({
  freeHours,
  text: freeHours > 0 ? untilHours[locale](freeHours) : untilStart[locale],
})
