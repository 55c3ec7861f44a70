import { inAsciiDigits, withoutInvisible } from './text.ts'

const plain = (typed: string): string => inAsciiDigits(withoutInvisible(typed).normalize('NFKC')).trim()

/** As spreadsheets in Japanese, Korean and Chinese write AM and PM, and as pages write the night after a day. */
const AM = /^(?:午前|上午|오전) ?/
const PM = /^(?:午後|下午|오후) ?/
const NEXT_DAY = /^(?:翌日?|隔[日天]|익일|다음 ?날) ?/
const NEXT_DAY_HOURS = 24
const TIME =
  /^(?<hour>\d{1,2})(?::|時|시 ?|點)(?<minute>\d{2})?(?::00(?:\.0+)?)?(?:分|분)?(?: ?(?<half>[ap])\.?m\.?)?$/i
const MOST_HOURS = 36
const HALF_PAST = /(?<sign>時|시 ?|點)[半반]$/
const HOUR_ALONE = /^\d{1,2}(?= ?[ap]\.?m\.?$)/i

/**
 * `09:30` of `9:30`, `０９：３０`, `9:30:00 AM`, `오전 9:30`, `9時30分`, `9時半`; `15:00` of `3pm`; `26:00` of `翌2:00`; hours past midnight
 * up to 36. Null for what is no time.
 */
export function readTime(typed: string): string | null {
  const text = plain(typed)
  const onDay = text.replace(NEXT_DAY, '')
  const onClock = onDay.replace(AM, '').replace(PM, '').replace(HALF_PAST, '$<sign>30').replace(HOUR_ALONE, '$&:00')
  const before = halfBefore(onDay)
  const { hour = '', minute = '00', half = before } = TIME.exec(onClock)?.groups ?? {}
  if (hour === '' || half !== (before ?? half)) return null
  const ofDay = half === undefined ? Number(hour) : onTwelveHours(Number(hour), half.toLowerCase())
  if (ofDay === null || (onDay !== text && ofDay >= NEXT_DAY_HOURS)) return null
  const hours = onDay === text ? ofDay : ofDay + NEXT_DAY_HOURS
  if (Number(minute) > 59 || hours * 60 + Number(minute) > MOST_HOURS * 60) return null
  return `${String(hours).padStart(2, '0')}:${minute}`
}

const halfBefore = (text: string): 'a' | 'p' | undefined => (AM.test(text) ? 'a' : PM.test(text) ? 'p' : undefined)

function onTwelveHours(hour: number, half: string): number | null {
  // 午前0時 is midnight, and 午後0時 noon.
  if (hour > 12) return null
  return (hour % 12) + (half === 'p' ? 12 : 0)
}

/** A weekday may follow in brackets, and the midnight that spreadsheets give to a date. */
const DATE =
  /^(?<year>[12]\d{3})(?:[-/.]|\. |年 ?|년 ?)(?<month>\d{1,2})(?:[-/.]|\. |月 ?|월 ?)(?<day>\d{1,2})(?:日|일|\.)?(?: ?\([月火水木金土日一二三四五六월화수목금토일]\))?(?:[T ]0?0:00(?::00(?:\.0+)?)?)?$/u

/** `2027-02-05` of `2027/2/5`, `2027. 2. 5.`, `2027年2月5日(金)`. Null for what is no day of the calendar. */
export function readDate(typed: string): string | null {
  const { year = '', month = '', day = '' } = DATE.exec(plain(typed))?.groups ?? {}
  if (year === '') return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : null
}
