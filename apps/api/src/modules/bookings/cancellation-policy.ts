import type { Locale, Schemas } from '../../contract/types.ts'
import { lateFeeText } from '../money/late-fee-text.ts'

type Reschedule = NonNullable<Schemas['CancellationPolicy']['reschedule']>

const untilHours: Record<Locale, (hours: number) => string> = {
  en: (hours) => `Cancel for free up to ${hours} ${hours === 1 ? 'hour' : 'hours'} before the start.`,
  ko: (hours) => `이용 ${hours}시간 전까지 무료로 취소할 수 있어요.`,
  ja: (hours) => `開始${hours}時間前まで無料でキャンセルできます。`,
  zh: (hours) => `預約時間 ${hours} 小時前可免費取消。`,
}

const untilStart: Record<Locale, string> = {
  en: 'Cancel for free until the start.',
  ko: '이용 시간 전까지 무료로 취소할 수 있어요.',
  ja: '開始まで無料でキャンセルできます。',
  zh: '預約時間前皆可免費取消。',
}

const payment: Record<Locale, string> = {
  en: 'You pay at the shop; nothing is charged now.',
  ko: '결제는 매장에서 해요. 지금 결제되는 금액은 없어요.',
  ja: 'お支払いは当日お店で。予約時の請求はありません。',
  zh: '費用到店再付，現在不會收費。',
}

const changes: Record<Locale, (rule: Reschedule) => string> = {
  en: ({ hours, limit }) =>
    `You can change the reservation ${limit === 1 ? 'once' : `up to ${limit} times`}, until ${hours === 0 ? 'the start' : `${hours} ${hours === 1 ? 'hour' : 'hours'} before the start`}.`,
  ko: ({ hours, limit }) => `이용 ${hours === 0 ? '시간' : `${hours}시간`} 전까지 예약을 ${limit}번 변경할 수 있어요.`,
  ja: ({ hours, limit }) => `ご予約は開始${hours === 0 ? '' : `${hours}時間前`}まで、${limit}回まで変更できます。`,
  zh: ({ hours, limit }) => `預約時間${hours === 0 ? '' : ` ${hours} 小時`}前可變更預約，最多 ${limit} 次。`,
}

const noChanges: Record<Locale, string> = {
  en: "The reservation can't be changed afterward.",
  ko: '예약 후에는 변경할 수 없어요.',
  ja: 'ご予約後の変更はできません。',
  zh: '預約後無法變更。',
}

/** Between sentences. */
const GAP: Record<Locale, string> = { en: ' ', ko: ' ', ja: '', zh: '' }

/** Writes the policy. With free cancellation until the start there is no late fee, and without a fee no deadline. */
export function policyOf(
  freeHours: number,
  lateFee: Schemas['LateFee'],
  reschedule: Reschedule,
  locale: Locale,
): Schemas['CancellationPolicy'] {
  const fee = lateFeeText(lateFee, locale)
  const deadline = freeHours > 0 ? [untilHours[locale](freeHours), fee] : [untilStart[locale]]
  const free = lateFee.percent === 0 ? [fee] : deadline
  const change = reschedule.limit === 0 ? noChanges[locale] : changes[locale](reschedule)
  return { freeHours, lateFee, reschedule, text: [...free, change, payment[locale]].join(GAP[locale]) }
}
