import { clockTime, minutesOf as dayMinutesOf } from '../../../lib/minutes-of-day.ts'
import { type TimeWord, timeWords, timeWordsBefore } from '../../synonyms/time-words.ts'
import { fold } from '../text/grams.ts'

/** When a visit is to begin, `HH:MM` up to 35:59; null is no bound. `isBare`: nothing says of which half of the day. */
export type ClockTimes = { timeFrom: string | null; timeTo: string | null; isBare: boolean }
type Groups = Record<string, string | undefined>

const HALF_DAY = 12 * 60
const LAST_MINUTE = 35 * 60 + 59
/** A time that is named alone may be a little later. */
const ABOUT_MINUTES = 60
/** Without a part of the day, an hour before it is of the afternoon: 6시 이후. */
const FIRST_MORNING_HOUR = 8
/** An hour of the evening before it is of the next day: 밤 1시. */
const FIRST_EVENING_HOUR = 5

const HAN_HOURS = '一 二 三 四 五 六 七 八 九 十 十一 十二'.split(' ').map(fold)
const HANGUL_HOURS = '한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 열한 열두'.split(' ').map(fold)
/** The other two. */
const LIANG = fold('兩')
const HAN_SIGN = /^\p{Script=Han}$/u

const longestFirst = (words: readonly string[]): string[] => words.toSorted((one, other) => other.length - one.length)

/** Any of some folded words. One sign alone ends its run: 前 is no part of 前橋. */
const anyOf = (words: readonly string[]): string =>
  longestFirst(words)
    .map((word) => (/^[a-z]/.test(word) ? `\\b${word}\\b` : HAN_SIGN.test(word) ? `${word}(?![一-鿿])` : word))
    .join('|')
/** Also as after a sign: 六點之後 is spelled 六点の後. */
const bothFolded = (word: string): string[] => [...new Set([fold(word), fold(`時${word}`).slice(1)])]
const wordsFor = (meanings: TimeWord[], wordsOf = timeWords): string =>
  `(?:${anyOf(meanings.flatMap(wordsOf).flatMap(bothFolded))})`
const part = (meaning: TimeWord): string => `(?:${timeWords(meaning).map(fold).join('|')})`

const anyPart = `(?:(?:${(['morning', 'afternoon', 'evening'] as const).map(part).join('|')}) ?)`
const before = wordsFor(['from', 'to', 'about'], timeWordsBefore)
const after = wordsFor(['from', 'to', 'about'])
const between = '(?:[-~〜–至到]|から|부터|\\bto\\b)'
const hourWord = `(?:${longestFirst([...HAN_HOURS, ...HANGUL_HOURS, LIANG]).join('|')})`
/** 24時間 and 點心 are none. */
const unit = '(?:時半?(?!間)|시(?!간)|點半?(?!心))'
const minutes = '(?: ?\\d{1,2} ?[分분]| ?반)?'
const meridiem = '[ap]\\.?m\\b\\.?'
const clock = `(?:${[
  `\\d{1,2}:\\d\\d(?: ?${meridiem})?`,
  `\\d{1,2} ?${unit}${minutes}`,
  `\\d{1,2} ?${meridiem}`,
  // 一點 alone, or behind late or early, is a little.
  `(?<=${anyPart})(?<![晚早](?=一點))${hourWord} ?${unit}${minutes}`,
  `${hourWord} ?${unit}${minutes}(?= ?${wordsFor(['from', 'to'])})`,
  `(?<![一-鿿가-힣])(?![一한])${hourWord} ?${unit}${minutes}(?![一-鿿가-힣])`,
].join('|')})`
/** Words after a number that is no hour. */
const counted =
  'days?|nights?|weeks?|months?|hours?|hrs?|min|people|persons?|pax|ppl|guests?|adults?|yen|won|usd|dollars?|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'

/** A time of the clock, or two, with the words around, in a folded keyword. */
export const CLOCK_PATTERNS: readonly string[] = [
  `(?<![\\d.,])(?:${before} ?)?${anyPart}?(?:\\d{1,2} ?${between} ?${anyPart}?)?${clock}(?: ?${between} ?${anyPart}?${clock})?(?: ?${after})?`,
  `\\b(?:after|before|until|till|at) \\d{1,2}(?![\\d:/.,%-])(?! ?(?:[ap]\\.?m|st|nd|rd|th|${counted}))`,
]

const CLOCK = new RegExp(
  fold(
    `(?:(?<morning>${part('morning')})|(?<evening>${part('evening')})|(?<afternoon>${part('afternoon')}))? ?` +
      `(?<hour>\\d{1,2}|${hourWord}(?= ?${unit}))(?::(?<minutes>\\d\\d))?` +
      `(?: ?[時시點])?(?: ?(?<half>[半반])| ?(?<count>\\d{1,2}) ?[分분])?(?: ?(?<meridiem>[ap])\\.?m\\b\\.?)?`,
  ),
  'gu',
)
const wordOf = (meaning: TimeWord) => new RegExp(`${wordsFor([meaning], timeWordsBefore)}|${wordsFor([meaning])}`, 'u')
const [FROM, TO] = [wordOf('from'), wordOf('to')]

/** Reads what a part of a keyword that matches a pattern says; null for what is no time of a day. */
export function clockTimesIn(typed: string): ClockTimes | null {
  const text = fold(typed)
  const [first, second] = [...text.matchAll(CLOCK)].map(({ groups = {} }) => groups)
  const begin = first === undefined ? null : minutesOf(first)
  if (first === undefined || begin === null) return null
  if (second !== undefined) {
    const end = minutesOf(second)
    return end === null ? null : rangeOf({ begin, end, isBare: isBare(first) })
  }
  const rest = text.replace(CLOCK, ' ')
  const said = { isBare: isBare(first) && begin < HALF_DAY && !first.hour?.startsWith('0') }
  if (FROM.test(rest)) return { timeFrom: clockTime(begin), timeTo: null, ...said }
  if (TO.test(rest)) return { timeFrom: null, timeTo: clockTime(begin), ...said }
  return { timeFrom: clockTime(begin), timeTo: clockTime(Math.min(begin + ABOUT_MINUTES, LAST_MINUTE)), ...said }
}

/** The same times half a day later: 8時 of a restaurant that opens in the evening. */
export const halfADayLater = ({ timeFrom, timeTo }: Omit<ClockTimes, 'isBare'>): Omit<ClockTimes, 'isBare'> => ({
  timeFrom: timeFrom && clockTime(dayMinutesOf(timeFrom) + HALF_DAY),
  timeTo: timeTo && clockTime(dayMinutesOf(timeTo) + HALF_DAY),
})

/** Tells whether nothing says of which half of the day it is. */
const isBare = ({ morning, afternoon, evening, meridiem: said }: Groups): boolean =>
  [morning, afternoon, evening, said].every((group) => group === undefined)

/** 9-11pm begins in the evening; 夜7時〜9時 ends in it, and 22時〜2時 after midnight. */
function rangeOf({ begin, end, isBare }: { begin: number; end: number; isBare: boolean }): ClockTimes | null {
  const first = isBare && begin < HALF_DAY && begin + HALF_DAY <= end ? begin + HALF_DAY : begin
  const last = [end, end + HALF_DAY, end + 2 * HALF_DAY].find((minutes) => minutes > first)
  if (last === undefined || last > LAST_MINUTE) return null
  return { timeFrom: clockTime(first), timeTo: clockTime(last), isBare: false }
}

/** Minutes of the day; null where the clock shows none such. */
function minutesOf({ hour: typed = '', minutes, half, count, ...groups }: Groups): number | null {
  const hour = hourOf(hourIn(typed), groups, typed.startsWith('0'))
  const past = half === undefined ? Number(minutes ?? count ?? 0) : 30
  return hour > 35 || past > 59 ? null : hour * 60 + past
}

function hourIn(typed: string): number {
  if (/^\d/.test(typed)) return Number(typed)
  return typed === LIANG ? 2 : Math.max(HAN_HOURS.indexOf(typed), HANGUL_HOURS.indexOf(typed)) + 1
}

function hourOf(hour: number, { morning, afternoon, evening, meridiem: half }: Groups, hasZero: boolean): number {
  if (hour > 12) return hour
  if (half !== undefined) return (hour % 12) + (half === 'p' ? 12 : 0)
  if (morning !== undefined) return hour % 12
  if (afternoon !== undefined) return (hour % 12) + 12
  if (evening !== undefined) return (hour % 12) + (hour % 12 < FIRST_EVENING_HOUR ? 24 : 12)
  if (hour === 0) return 24
  return hour < FIRST_MORNING_HOUR && !hasZero ? hour + 12 : hour
}
