import { inAsciiDigits, withoutInvisible } from './text.ts'

const plain = (typed: string): string => inAsciiDigits(withoutInvisible(typed).normalize('NFKC')).trim()

const TIME =
  /^(?<hour>\d{1,2})(?::|時|시 ?|點)(?<minute>\d{2})?(?::00(?:\.0+)?)?(?:分|분)?(?: ?(?<half>[ap])\.?m\.?)?$/i
const MOST_HOURS = 36

/** `09:30` of `9:30`, `０９：３０`, `9:30:00 AM`, `9時30分`; hours past midnight up to 36. Null for what is no time. */
export function readTime(typed: string): string | null {
  const { hour = '', minute = '00', half } = TIME.exec(plain(typed))?.groups ?? {}
  if (hour === '') return null
  const hours = half === undefined ? Number(hour) : onTwelveHours(Number(hour), half.toLowerCase())
  if (hours === null || Number(minute) > 59 || hours * 60 + Number(minute) > MOST_HOURS * 60) return null
  return `${String(hours).padStart(2, '0')}:${minute}`
}

function onTwelveHours(hour: number, half: string): number | null {
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (half === 'p' ? 12 : 0)
}

const DATE = /^(?<year>[12]\d{3})(?:[-/.]|年 ?|년 ?)(?<month>\d{1,2})(?:[-/.]|月 ?|월 ?)(?<day>\d{1,2})(?:日|일)?$/

/** `2027-02-05` of `2027/2/5`, `2027.2.5`, `2027年2月5日`. Null for what is no day of the calendar. */
export function readDate(typed: string): string | null {
  const { year = '', month = '', day = '' } = DATE.exec(plain(typed))?.groups ?? {}
  if (year === '') return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : null
}
