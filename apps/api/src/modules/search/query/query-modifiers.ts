import { HORIZON_DAYS } from '../../availability/slots.ts'
import { keyOf } from '../text/pieces.ts'
import type { Term } from './term.ts'

/**
 * What is typed beside a kind and a place and is a choice of its own: for when, for how many, in which order.
 * `unsupported`: what a search cannot go by, as it was typed.
 */
export type QueryModifiers = {
  date: Temporal.PlainDate | null
  quantity: number | null
  sort: 'price-asc' | null
  unsupported: string[]
}

const TODAY = [
  'today',
  'tonight',
  '오늘',
  '당일',
  '今日',
  '当日',
  '本日',
  '今夜',
  '今晩',
  '今天',
  '當天',
  '當日',
  '今晚',
]
const TOMORROW = ['tomorrow', '내일', '明日', '明天']
const AFTER_TOMORROW = ['day after tomorrow', '모레', '明後日', '後天']
/** A search goes by one day, not by a part of it or by a week. */
const UNSUPPORTED = [
  ...['weekday', 'this week', 'next week', 'morning', 'afternoon', 'evening'],
  ...['오전', '오후', '평일', '이번 주', '다음 주'],
  ...['午前', '午後', '平日', '今週', '来週'],
  ...['上午', '下午', '早上', '晚上', '這週', '本週', '下週'],
]
const CHEAP = ['cheap', 'affordable', '저렴한', '저렴', '싼', '安い', '格安', '便宜', '平價']
const IN_WORDS: [word: string, people: number][] = [
  ...['한 명', 'ひとり', '一人', '一人で', '一個人', '혼자'].map((word): [string, number] => [word, 1]),
  ...['두 명', 'ふたり', '둘이', '兩人', '兩位', '兩個人', 'for two', 'couple', '커플', '情侶'].map(
    (word): [string, number] => [word, 2],
  ),
  ['세 명', 3],
  ['네 명', 4],
  ...[...'一二三四五'].flatMap((digit, at) =>
    ['人', '位', '名'].map((unit): [string, number] => [`${digit}${unit}`, at + 1]),
  ),
]

const COUNTED = ['명', '인', '人', '名', '位', ' people', ' persons', ' person', ' pax', ' guests'].flatMap((unit) =>
  [1, 2, 3, 4, 5].map((count): [string, number] => [`${count}${unit}`, count]),
)

const keysOf = (words: readonly string[]) => new Set(words.map(keyOf))
const daysAhead = [TODAY, TOMORROW, AFTER_TOMORROW].map(keysOf)
const [cheap, unsupportedWords] = [keysOf(CHEAP), keysOf(UNSUPPORTED)]
const people = new Map([...IN_WORDS, ...COUNTED].map(([word, count]) => [keyOf(word), count]))

/** Every word for them; they narrow nothing else. */
export const QUERY_MODIFIERS: readonly string[] = [
  ...[...TODAY, ...TOMORROW, ...AFTER_TOMORROW, ...UNSUPPORTED, ...CHEAP, ...IN_WORDS.map(([word]) => word)],
  ...COUNTED.map(([word]) => word),
]

/** Of the terms that narrow nothing, in the order of the keyword: the first day that can be searched counts. */
export function asidesOf(ignored: readonly Term[], today: () => Temporal.PlainDate): QueryModifiers {
  const terms = ignored.map((term) => ({ ...term, key: keyOf(term.text) }))
  const dates = terms.map((term) => dateOf(term, today))
  const date = dates.find((one) => one !== null) ?? null
  const isUnsupported = ({ key, expression }: (typeof terms)[number], at: number) =>
    unsupportedWords.has(key) || (expression !== undefined && (date === null || dates[at]?.equals(date) !== true))
  return {
    date,
    quantity: terms.map(({ key }) => people.get(key)).find((count) => count !== undefined) ?? null,
    sort: terms.some(({ key }) => cheap.has(key)) ? 'price-asc' : null,
    unsupported: [...new Set(terms.filter(isUnsupported).map(({ typed }) => typed))],
  }
}

/** Null for what is no day, and for a day that nobody can book. */
function dateOf({ key, expression }: Term & { key: string }, today: () => Temporal.PlainDate) {
  const ahead = daysAhead.findIndex((keys) => keys.has(key))
  if (ahead >= 0) return today().add({ days: ahead })
  const date = expression?.dateOn?.(today()) ?? null
  if (date === null) return null
  const { days } = today().until(date)
  return days >= 0 && days <= HORIZON_DAYS ? date : null
}
