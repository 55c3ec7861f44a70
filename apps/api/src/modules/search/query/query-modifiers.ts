import type { Schemas } from '../../../contract/types.ts'
import { HORIZON_DAYS } from '../../availability/slots.ts'
import { keyOf } from '../text/pieces.ts'
import { type ClockTimes, clockTimesIn } from './clock-times.ts'
import { type PriceWords, priceIn } from './price-words.ts'
import type { Term } from './term.ts'

type TimeOfDay = Schemas['TimeOfDay']

/**
 * What is typed beside a kind and a place, and modifies the search: for when, for how many, in which order, at which price. `date`: ISO.
 * `weekdays`: those that name the date, Monday is 1. `typed`: its words, as they were typed. `unsupported`: what a search cannot go by, as it was typed.
 */
export type QueryModifiers = ClockTimes & {
  date: string | null
  weekdays: readonly number[]
  timeOfDay: TimeOfDay[]
  quantity: number | null
  days: number | null
  sort: 'price-asc' | null
  prices: PriceWords[]
  typed: Record<'date' | 'timeOfDay' | 'time' | 'quantity' | 'days' | 'sort' | 'price', string[]>
  unsupported: string[]
}

const TODAY = ['today', '오늘', '당일', '今日', '当日', '本日', '今天', '當天', '當日']
const TOMORROW = ['tomorrow', '내일', '明日', '明天']
const AFTER_TOMORROW = ['day after tomorrow', '모레', '明後日', '後天']
/** A search goes by one day, not by a week. */
const UNSUPPORTED = [
  ...['weekday', 'this week', 'next week'],
  ...['평일', '이번 주', '다음 주'],
  ...['平日', '今週', '来週'],
  ...['這週', '本週', '下週'],
]
const TIMES_OF_DAY: Record<TimeOfDay, string[]> = {
  morning: ['morning', '오전', '아침', '모닝', '午前', '午前中', '朝', '朝一', '上午', '早上', '早晨', '晨間'],
  afternoon: ['afternoon', 'noon', '오후', '낮', '점심때', '午後', '昼', 'お昼', '昼間', '下午', '中午'],
  evening: ['evening', 'night', 'late night', '저녁', '밤', '夕方', '夜', '晩', '晚上', '晚間', '傍晚', '夜晚'],
}
/** Kinds of food where nothing else is typed; beside a kind of service they say when. */
const MEALS: Partial<Record<TimeOfDay, string[]>> = {
  afternoon: ['lunch', '점심', 'ランチ', '午餐'],
  evening: [
    'dinner',
    'supper',
    '저녁 식사',
    '저녁밥',
    '디너',
    'ディナー',
    '夕食',
    '夕飯',
    '晩ご飯',
    '晚餐',
    '晚飯',
    '宵夜',
  ],
}
/** A day and a time of it in one word. */
const PARTS_OF_DAYS: [daysAhead: number, time: TimeOfDay, words: string[]][] = [
  [0, 'morning', ['this morning']],
  [0, 'afternoon', ['this afternoon']],
  [0, 'evening', ['tonight', 'this evening', '오늘밤', '今夜', '今晩', '今晚']],
  [1, 'morning', ['明朝', '明早']],
  [1, 'evening', ['내일밤', '明晩', '明晚']],
]
const LARGEST_PARTY = 20
const CHEAP = ['cheap', 'affordable', '저렴한', '저렴', '싼', '安い', '格安', '便宜', '平價']
const IN_WORDS: [word: string, people: number][] = [
  ...(
    [
      ['한 명', 'ひとり', '一人', '一人で', 'おひとりさま', '一個人', '혼자', 'solo'],
      [
        '두 명',
        '둘',
        '둘이',
        '둘이서',
        'ふたり',
        '二人',
        '二人で',
        'ペア',
        'カップル',
        '兩人',
        '兩位',
        '兩個人',
        '雙人',
        '情侶',
        '커플',
        'couple',
        'couples',
      ],
      ['세 명', '셋이', '셋이서', '三個人', '三人で'],
      ['네 명', '넷이', '넷이서', '四個人', '四人で'],
      ['다섯 명', '五個人', '五人で'],
      ['여섯 명', '六個人', '六人で'],
      ['일곱 명', '七個人', '七人で'],
      ['여덟 명', '八個人', '八人で'],
      ['아홉 명', '九個人', '九人で'],
      ['열 명', '十個人', '十人で'],
    ] as const
  ).flatMap((words, i) => words.map((word): [string, number] => [word, i + 1])),
  ...'one two three four five six seven eight nine ten'.split(' ').flatMap((word, i): [string, number][] => [
    [`for ${word}`, i + 1],
    [`${word} people`, i + 1],
    [`${word} ppl`, i + 1],
    [`party of ${word}`, i + 1],
  ]),
  ...[...'一二三四五六七八九十'].flatMap((digit, i) =>
    ['人', '位', '名'].map((unit): [string, number] => [`${digit}${unit}`, i + 1]),
  ),
]

const COUNTED: [word: string, people: number][] = Array.from({ length: LARGEST_PARTY }, (_, i) => i + 1).flatMap(
  (count) =>
    [
      ...[
        '명',
        '인',
        '명이',
        '명이서',
        '人',
        '人で',
        '名',
        '名様',
        '位',
        '個人',
        ' people',
        ' persons',
        ' person',
        ' pax',
        ' ppl',
        ' guests',
        ' adults',
      ].map((unit) => `${count}${unit}`),
      ...['for ', 'party of ', 'table for '].map((before) => `${before}${count}`),
    ].map((word): [string, number] => [word, count]),
)

const keysOf = (words: readonly string[]) => new Set(words.map(keyOf))
const daysAhead = [TODAY, TOMORROW, AFTER_TOMORROW].map((words, ahead) =>
  keysOf([...words, ...PARTS_OF_DAYS.flatMap(([days, , parts]) => (days === ahead ? parts : []))]),
)
const [cheap, unsupportedWords] = [keysOf(CHEAP), keysOf(UNSUPPORTED)]
const meals = keysOf(Object.values(MEALS).flat())
const timesOfDay = (Object.keys(TIMES_OF_DAY) as TimeOfDay[]).map((time) => {
  const parts = PARTS_OF_DAYS.flatMap(([, part, words]) => (part === time ? words : []))
  return { time, keys: keysOf([...TIMES_OF_DAY[time], ...(MEALS[time] ?? []), ...parts]) }
})
const people = new Map([...IN_WORDS, ...COUNTED].map(([word, count]) => [keyOf(word), count]))

/** Every word for them; they narrow nothing else. */
export const MODIFIER_WORDS: readonly string[] = [
  ...[...TODAY, ...TOMORROW, ...AFTER_TOMORROW, ...UNSUPPORTED, ...CHEAP],
  ...[TIMES_OF_DAY, MEALS].flatMap((words) => Object.values(words).flat()),
  ...PARTS_OF_DAYS.flatMap(([, , words]) => words),
  ...IN_WORDS.map(([word]) => word),
  ...COUNTED.map(([word]) => word),
]

const modifierKeys = keysOf(MODIFIER_WORDS)

/** Tells whether a term is one of those words, or an expression. */
export const isModifier = ({ text, expression }: Term): boolean =>
  expression !== undefined || modifierKeys.has(keyOf(text))

/** The modifiers among the terms that narrow nothing, in the order of the keyword: the first day that can be searched counts. */
export function modifiersOf(ignored: readonly Term[], today: () => Temporal.PlainDate): QueryModifiers {
  const terms = ignored.map((term) => {
    const key = keyOf(term.text)
    const party = people.get(key) ?? null
    return {
      ...{ typed: term.typed, isExpression: term.expression !== undefined },
      isUnsupported: unsupportedWords.has(key) || term.isCount === true,
      date: dateOf({ ...term, key }, today),
      weekdays: term.expression?.weekdays ?? [],
      clock: term.expression?.isTime === true ? clockTimesIn(term.typed) : null,
      times: timesOfDay.filter(({ keys }) => keys.has(key)).map(({ time }) => time),
      quantity: party,
      isCheap: cheap.has(key),
      days: term.expression?.days ?? null,
      price: term.expression?.isPrice === true ? priceIn(term.typed) : null,
    }
  })
  const dated = terms.find((term) => term.date !== null)
  const date = dated?.date ?? null
  const isOfDate = (term: (typeof terms)[number]) => date !== null && term.date?.equals(date) === true
  const typed = (some: typeof terms) => [...new Set(some.map((term) => term.typed))]
  return {
    date: date?.toString() ?? null,
    weekdays: dated?.weekdays ?? [],
    timeFrom: terms.find(({ clock }) => clock?.timeFrom)?.clock?.timeFrom ?? null,
    timeTo: terms.find(({ clock }) => clock?.timeTo)?.clock?.timeTo ?? null,
    timeOfDay: [...new Set(terms.flatMap(({ times }) => times))],
    quantity: terms.find(({ quantity }) => quantity !== null)?.quantity ?? null,
    days: terms.find(({ days }) => days !== null)?.days ?? null,
    sort: terms.some(({ isCheap }) => isCheap) ? 'price-asc' : null,
    prices: terms.flatMap(({ price }) => price ?? []),
    typed: {
      date: typed(terms.filter(isOfDate)),
      timeOfDay: typed(terms.filter(({ times }) => times.length > 0)),
      time: typed(terms.filter(({ clock }) => clock !== null)),
      quantity: typed(terms.filter(({ quantity }) => quantity !== null)),
      days: typed(terms.filter(({ days }) => days !== null)),
      sort: typed(terms.filter(({ isCheap }) => isCheap)),
      price: typed(terms.filter(({ price }) => price !== null)),
    },
    unsupported: typed(
      terms.filter(
        (term) =>
          term.isUnsupported ||
          (term.isExpression && !isOfDate(term) && [term.price, term.days, term.clock].every((read) => read === null)),
      ),
    ),
  }
}

/** Tells whether a word says a time of the day, or a meal and with it a time; null where it says neither. */
export function timeSaidBy(text: string): 'time' | 'meal' | null {
  const key = keyOf(text)
  if (meals.has(key)) return 'meal'
  return timesOfDay.some(({ keys }) => keys.has(key)) ? 'time' : null
}

/** Tells whether a term says on which day. */
export const saysWhichDay = ({ text, expression }: Term): boolean =>
  (expression?.dateOn ?? null) !== null || daysAhead.some((keys) => keys.has(keyOf(text)))

/** Null for what is no day, and for a day that nobody can book. */
function dateOf({ key, expression }: Term & { key: string }, today: () => Temporal.PlainDate) {
  const ahead = daysAhead.findIndex((keys) => keys.has(key))
  if (ahead >= 0) return today().add({ days: ahead })
  const date = expression?.dateOn?.(today()) ?? null
  if (date === null) return null
  const { days } = today().until(date)
  return days >= 0 && days <= HORIZON_DAYS ? date : null
}
