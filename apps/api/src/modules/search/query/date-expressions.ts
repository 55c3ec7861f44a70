import { fold } from '../text/grams.ts'
import { CLOCK_PATTERNS } from './clock-times.ts'
import { PARTY_PATTERNS } from './party-words.ts'

/**
 * A part of a keyword that names a day, a time of day, a price, a number of days, or of adults and children. `at`, `end`: in the folded keyword. `dateOn`:
 * the day it means on the given day; null where it names none. `weekdays`: those it names, Monday is 1. `days`: how long a rental is to be; null where it does not say.
 * `mayBeDate`: the days may as well be a date, as in 4日. `hasDigit`: no name of a shop is searched for it.
 */
export type Expression = {
  at: number
  end: number
  dateOn: DateOn | null
  weekdays: readonly number[]
  isPrice: boolean
  isTime: boolean
  isParty: boolean
  days: number | null
  mayBeDate: boolean
  hasDigit: boolean
}
type DateOn = (today: Temporal.PlainDate) => Temporal.PlainDate | null
type Groups = Record<string, string | undefined>
type Pattern = {
  pattern: RegExp
  read?: (groups: Groups) => DateOn | null
  weekdays?: (groups: Groups) => number[]
  isPrice?: true
  isTime?: true
  isParty?: true
  isLength?: true
  isSpan?: true
  mayBeDate?: true
}

const MONTHS = [
  ...['jan(?:uary)?', 'feb(?:ruary)?', 'mar(?:ch)?', 'apr(?:il)?', 'may', 'june?', 'july?', 'aug(?:ust)?'],
  ...['sept?(?:ember)?', 'oct(?:ober)?', 'nov(?:ember)?', 'dec(?:ember)?'],
]
/** Days that have a name in each year. Christmas itself is what nails are painted for, too. */
const NAMED_DAYS = [
  { month: '12', day: '24', names: 'クリスマス ?イブ|聖夜|平安夜|聖誕夜|크리스마스 ?이브|christmas eve' },
  { month: '12', day: '31', names: "大晦日|おおみそか|跨年夜?|new year['’]?s eve" },
  { month: '1', day: '1', names: "元旦|元日|new year['’]?s day" },
]
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
/** Whole or cut short; Sun Moon Lake and the hall of Sun Yat-sen are places. */
const englishDay =
  '(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?(?! moon| yat))'
/** Monday first. */
const DAY_SIGNS = ['月一월', '火二화', '水三수', '木四목', '金五금', '土六토', '日天일'].map(fold)
const [SATURDAY, SUNDAY] = [6, 7]
const ENGLISH_NUMBERS = 'one two three four five six seven eight nine ten'.split(' ')

const month = '(?<month>0?[1-9]|1[0-2])'
const day = '(?<day>3[01]|[12]\\d|0?[1-9])'
const year = '(?<year>20\\d\\d)'
const englishMonth = `(?<name>${MONTHS.join('|')})(?![a-z])\\.?`
/** The end of a span of days (names of groups are folded, too): 12-15 December, 12月30日〜1月2日. `name` and `month` are those of its first day, where it has one of its own. */
const upTo = '(?:[-~〜–至到]|から|부터|\\bto\\b|\\buntil\\b|\\btill\\b|\\bthrough\\b)'
const last = '(?<last>3[01]|[12]\\d|0?[1-9])'
const firstMonth = `(?<firstname>${MONTHS.join('|')})(?![a-z])\\.?`
const lastMonth = `(?<lastname>${MONTHS.join('|')})(?![a-z])\\.?`
const lastMonthNumber = '(?<lastmonth>0?[1-9]|1[0-2])'
const onDay = `(?:\\bon )?(?:\\b${englishDay},? )?`
const dayUnit = '(?:日(?!本)|號|号|일)?(?![\\d間간])'
const ordinal = '(?:st|nd|rd|th)?'
/** 11月28日(土) */
const inBrackets = '(?: ?\\([月火水木金土日月一二三四五六월화수목금토일]\\))?'
const nextWeek = '(?<weeks>(?:再?来週の?|下?下個?|다?다음 ?주|담주) ?)'
const thisWeek = '(?:(?:今週の?|今度の?|次の|這個?|本|이번 ?주) ?)'
const notAfterDigit = '(?<![\\d.,])'
const uptoWords = '以下|以内|以內|内|未満|まで|이하|이내|미만|까지|안쪽|안으로'
const moreOrLess = '(?:程度|くらい|ぐらい|前後|左右|上下|정도|쯤|안팎)'
const atMost = `(?: ?${moreOrLess}?の? ?(?:${uptoWords}|以上|から|台|多|이상|부터|대|or less|or under|max\\b)| ?${moreOrLess})?`
/** In front of an amount that has a currency, and of one that may have none. */
const limit =
  '(?:under|below|(?:less|cheaper) than|(?:no|not) more than|up to|at most|within|max(?:imum)?(?: of)?|budget(?: of)?) |(?:予算|預算|예산|人均) ?'
const about = '(?:(?:about|around|approx(?:\\.|imately)?|roughly|약) |(?:約|大約|大概) ?)'
const bound = `(?:(?:${limit}|${about}|(?:from|over|more than) ))?`
const numerals = '一二三四五六七八九十'
const fewDays = `(?<days>\\d{1,2}|[二兩${numerals.slice(2)}])`
const nights = `(?:\\d{1,2}|[${numerals}兩])`
/** A one-day class is no rental. */
const notOfClass =
  '(?! ?(?:class|workshop|lesson|course|trial|trip|体験|教室|レッスン|コース|講座|체험|클래스|수업|원데이|課))'
const hanNumber = '[一二両兩三四五六七八九]'
/** The thousands of 3만5천, the hundreds of 一千五. */
const lesserDigit = `(?: ?(?:\\d|${hanNumber})[千천]|(?<=[千万萬])(?:[1-9]|${hanNumber})(?=$|[ 以左上前多元圓塊円內内]))`
/** 3,000, 1.5万, 3만5천, 三千; a range such as 3000〜5000. */
const oneAmount = `(?:\\d[\\d,]*(?:\\.\\d+)? ?[k百千万萬천만]?|${hanNumber}[百千万萬])${lesserDigit}?`
/** 만원, 오만 오천원, 십만엔. */
const hangulAmount = '(?<![가-힣])[일이삼사오육칠팔구]?십?[천만](?: ?[일이삼사오육칠팔구]천)?'
const amount = `(?:${oneAmount}(?:円|元|원)? ?[-~〜–] ?(?:[¥₩$]|nt\\$)?)?${oneAmount}`
/** Without a currency, too large to be a number of people or of an hour. */
const bareAmount = `(?:\\d[\\d,]{2,}|\\d+(?:\\.\\d+)? ?[k百千万萬천만]|${hanNumber}[百千万萬])${lesserDigit}?`

/** Folded as keywords are. Times and amounts come first: 10-12時 is no day of October. */
const PATTERNS: readonly Pattern[] = [
  ...PARTY_PATTERNS.map((source) => ({ ...patternOf(source), isParty: true as const })),
  ...CLOCK_PATTERNS.map((source) => ({ ...patternOf(source), isTime: true as const })),
  ...[
    `${bound}(?:[¥₩$]|nt\\$|ntd|jpy|krw|twd|usd|日[圓元幣]|韓[圓元幣]|[台臺]幣) ?${amount} ?${atMost}`,
    `${bound}${notAfterDigit}${amount} ?(?:日[圓元円幣]|韓[圓圜元幣]|[台臺]幣|美[元金]|円|元|塊|圓|원|엔|yen\\b|won\\b|ntd?\\b|jpy\\b|krw\\b|twd\\b|usd\\b|dollars?\\b) ?${atMost}`,
    `${bound}${hangulAmount} ?[원엔] ?${atMost}(?:으로|에)?(?![가-힣])`,
    `(?:${limit})${bareAmount}`,
    `${notAfterDigit}${bareAmount} ?(?:${moreOrLess}?(?:${uptoWords}|or less|max\\b)|${moreOrLess}|多)`,
  ].map((source) => ({ ...patternOf(source), isPrice: true as const })),
  ...[
    `${notAfterDigit}${nights}泊 ?${fewDays}日(?:間)?`,
    `${notAfterDigit}(?<![${numerals}])(?<nights>${nights})泊`,
    `${notAfterDigit}${fewDays}日間`,
    `${notAfterDigit}${fewDays}天(?: ?${nights} ?(?:夜|晚))?`,
    `(?<![${numerals}第])租?(?<days>一)天`,
    `(?<days>하루)(?:만|동안| 동안)?(?![가-힣])(?! ?종일)`,
    `\\bfor (?<days>a|the) day\\b`,
    `${notAfterDigit}(?<![${numerals}])(?<nights>${nights}) ?(?:夜|晚)(?!上)`,
    `${notAfterDigit}\\d{1,2}박 ?(?<days>\\d{1,2})일(?:간)?`,
    `${notAfterDigit}(?<nights>\\d{1,2})박`,
    `${notAfterDigit}(?<days>\\d{1,2})일(?:간| ?동안)`,
    `(?:\\bfor )?${notAfterDigit}(?<days>\\d{1,2}|${ENGLISH_NUMBERS.join('|')})[ -]?days?\\b${notOfClass}`,
    `(?:\\bfor )?${notAfterDigit}(?<nights>\\d{1,2}|${ENGLISH_NUMBERS.join('|')})[ -]?nights?\\b`,
    `${notAfterDigit}(?<weeks>\\d|[${numerals}兩])(?:週間|個?星期|週(?![${numerals}末日年]))`,
    `(?<weeks>일)주일`,
    `(?:\\bfor )?\\b(?<weeks>a|one|two|\\d)[ -]weeks?\\b`,
  ].map((source) => ({ ...patternOf(source), isLength: true as const })),
  ...[
    `${onDay}(?<!\\d)${day}${ordinal}(?: ?${firstMonth})? ?${upTo} ?${last}${ordinal}(?: of)? ?${englishMonth}`,
    `${onDay}(?<![a-z])${englishMonth} ?${day}${ordinal} ?${upTo} ?(?:${lastMonth} ?)?${last}${ordinal}(?![\\w:])`,
    `(?<!\\d)${month}[月월] ?${day}${dayUnit}${inBrackets} ?${upTo} ?(?:${lastMonthNumber}[月월] ?)?${last}[日號号일]${inBrackets}(?: ?(?:まで|까지))?`,
    `(?<![\\d/-])${month}/${day}${inBrackets} ?${upTo} ?(?:${lastMonthNumber}/)?${last}(?![\\d/:-])${inBrackets}`,
  ].map((source) => ({ ...patternOf(source, dateOf), isSpan: true as const })),
  ...[
    `(?<!\\d)${year}[-/.]${month}[-/.]${day}(?!\\d)`,
    `(?<!\\d)${year}[年년] ?${month}[月월] ?${day}${dayUnit}${inBrackets}`,
    `(?<!\\d)${month}[月월] ?${day}${dayUnit}${inBrackets}`,
    `(?<![\\d/-])${month}/${day}(?![\\d/-])${inBrackets}`,
    `(?<![\\d/-])(?<month>0[1-9]|1[0-2])-(?<day>0[1-9]|[12]\\d|3[01])(?![\\d/-])`,
    `${onDay}(?<!\\d)${day}${ordinal}(?: of)? ?${englishMonth}(?:,? ${year})?`,
    `${onDay}(?<![a-z])${englishMonth} ?${day}${ordinal}(?!\\w)(?:,? ${year})?`,
  ].map((source) => patternOf(source, dateOf)),
  ...NAMED_DAYS.map(({ month, day, names }) => patternOf(`(?:${names})`, () => dateOf({ month, day }))),
  ...[
    `(?:${nextWeek}|${thisWeek})?(?<weekday>[月火水木金土日])曜日?`,
    `(?:${nextWeek}|${thisWeek})?(?<weekday>[월화수목금토일])(?:요일|욜)`,
    `(?<![一每毎兩二三])(?:${nextWeek}|${thisWeek})?(?:週|星期|禮拜)(?<weekday>[一二三四五六日天])`,
  ].map((source) => ({ ...patternOf(source, weekdayOf), weekdays: (groups: Groups) => [numberOfDay(groups)] })),
  ...[
    `\\b(?<weeks>next) (?:week )?(?:on )?(?<weekday>${englishDay})\\b`,
    `(?:\\bon )?\\b(?<weekday>${englishDay}) (?:of )?(?<weeks>next) week\\b`,
    `(?:\\b(?:on|this|this coming|coming) )?\\b(?<weekday>${englishDay})s?\\b`,
  ].map((source) => ({ ...patternOf(source, weekdayOf), weekdays: (groups: Groups) => [numberOfDay(groups)] })),
  // The weekend of next week, in each language before that of this week.
  ...[
    '(?<weeks>再来週末)',
    '(?<weeks>来週末|下個?週末|다음 ?주 ?주말|다음 ?주말|next weekend)',
    '(?:今週末|今度の週末|この週末|這個?週末|本週末|週末|土日|이번 ?주 ?주말|이번 ?주말|주말|(?:(?:on|at|over) )?(?:(?:this|the) )?\\bweekend\\b)',
  ].map((source) => ({ ...patternOf(source, weekendOf), weekdays: () => [SATURDAY, SUNDAY] })),
  // What is left of a day that is not named whole. 4日 may as well be how long.
  ...['月(?!間)', '[號号](?!間)', '월(?!간)'].map((unit) => patternOf(`(?<!\\d)\\d{1,2}${unit}`)),
  ...[`日(?![間本])${notOfClass}`, `일(?!간)${notOfClass}`].map((unit) => ({
    ...patternOf(`(?<!\\d)(?<days>\\d{1,2})${unit}`),
    ...{ isLength: true as const, mayBeDate: true as const },
  })),
]
/** Most keywords have none: one look tells. */
const MAY_HAVE = new RegExp(
  fold(
    `[\\d時시點]|${hanNumber}[百千万萬]|[천만] ?[원엔]|曜|週|星期|禮拜|土日|日間|泊|박|天|夜|晚|nights?\\b|요일|욜|주말|주일|week|\\bdays?\\b|하루|adult|grown|${NAMED_DAYS.map(({ names }) => names).join('|')}|大|おとな|성인|어른|대인|\\b(?:${DAYS.join('|')})`,
  ),
  'u',
)

/** None of them overlaps another; in the order of the keyword. */
export function expressionsIn(keyword: string): Expression[] {
  const folded = fold(keyword)
  if (!MAY_HAVE.test(folded)) return []
  const found: Expression[] = []
  for (const {
    pattern,
    read,
    weekdays,
    isPrice = false,
    isTime = false,
    isParty = false,
    isLength = false,
    isSpan = false,
    mayBeDate = false,
  } of PATTERNS) {
    for (const { 0: text, index: at, groups = {} } of folded.matchAll(pattern)) {
      const end = at + text.trimEnd().length
      if (found.some((other) => at < other.end && other.at < end)) continue
      const days = isLength ? daysOf(groups) : isSpan ? daysOfSpan(groups) : null
      const day = { dateOn: read?.(groups) ?? null, weekdays: weekdays?.(groups) ?? [] }
      found.push({ at, end, ...day, isPrice, isTime, isParty, days, mayBeDate, hasDigit: /\d/.test(text) })
    }
  }
  return found.sort((one, other) => one.at - other.at)
}

function patternOf(source: string, read?: Pattern['read']): Pattern {
  return { pattern: new RegExp(fold(source), 'gu'), ...(read && { read }) }
}

/** Null for no days at all. Between two days lies a night. */
function daysOf({ days, weeks, nights }: Groups): number | null {
  if (nights !== undefined) return numberOf(nights) + 1
  return (days === undefined ? 7 * numberOf(weeks ?? '') : numberOf(days)) || null
}

const ONE = new RegExp(fold('^(?:a|the|일|하루)$'), 'u')

/** Written in digits, or as in 三天 and "three days". */
function numberOf(typed: string): number {
  if (/^\d+$/.test(typed)) return Number(typed)
  const at = [...fold(numerals)].indexOf(typed)
  if (at >= 0) return at + 1
  if (fold('兩') === typed) return 2
  return ONE.test(typed) ? 1 : ENGLISH_NUMBERS.indexOf(typed) + 1
}

/** From the first day to the last; null for none such. */
function daysOfSpan({ firstname, lastname, ...groups }: Groups): number | null {
  const first = { month: monthOf(firstname === undefined ? groups : { name: firstname }), day: Number(groups.day) }
  const month = lastname === undefined ? Number(groups.lastmonth ?? monthOf(groups)) : monthOf({ name: lastname })
  const end = { month, day: Number(groups.last) }
  const [from, to] = [dayOf({ ...first, year: 2027 }), dayOf({ ...end, year: month < first.month ? 2028 : 2027 })]
  const days = from === null || to === null ? 0 : from.until(to).days + 1
  return days > 1 ? days : null
}

const monthOf = ({ name, month: number }: Groups): number =>
  name === undefined ? Number(number) : MONTHS.findIndex((source) => source.slice(0, 3) === name.slice(0, 3)) + 1

/** Without a year the next such day. */
function dateOf({ firstname, ...groups }: Groups): DateOn {
  const parts = { month: monthOf(firstname === undefined ? groups : { name: firstname }), day: Number(groups.day) }
  const typedYear = groups.year
  return (today) => {
    const date = dayOf({ ...parts, year: typedYear === undefined ? today.year : Number(typedYear) })
    if (typedYear !== undefined || date === null || Temporal.PlainDate.compare(date, today) >= 0) return date
    return dayOf({ ...parts, year: today.year + 1 })
  }
}

/** Null for a day that the month has not. */
function dayOf(parts: { year: number; month: number; day: number }): Temporal.PlainDate | null {
  const { daysInMonth } = Temporal.PlainYearMonth.from(parts)
  return parts.day <= daysInMonth ? Temporal.PlainDate.from(parts) : null
}

/** Monday is 1. */
function numberOfDay({ weekday: typed = '' }: Groups): number {
  return (
    (typed.length > 1 ? DAYS.indexOf(typed.slice(0, 3)) : DAY_SIGNS.findIndex((signs) => signs.includes(typed))) + 1
  )
}

function weekdayOf(groups: Groups): DateOn {
  const weekday = numberOfDay(groups)
  const weeks = weeksOf(groups.weeks)
  return (today) =>
    weeks === 0
      ? today.add({ days: (weekday - today.dayOfWeek + 7) % 7 })
      : today.add({ days: 7 * weeks + weekday - today.dayOfWeek })
}

/** Its Saturday, or today when it has begun. */
function weekendOf(groups: Groups): DateOn {
  const weeks = weeksOf(groups.weeks)
  return (today) => {
    if (weeks === 0 && today.dayOfWeek >= SATURDAY) return today
    return today.add({ days: 7 * weeks + SATURDAY - today.dayOfWeek })
  }
}

const TWO_WEEKS = new RegExp(fold('^(?:再|下下|다다)'), 'u')

function weeksOf(typed: string | undefined): number {
  if (typed === undefined) return 0
  return TWO_WEEKS.test(typed) ? 2 : 1
}
