import { formatMoney, type Money, timeIn } from '@yoyaku/core/client'
import { INTL_LOCALE, type Language } from './languages.ts'

function once<Key extends string, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}

/** Intl's formatters cost more to make than to use. */
const dateFormat = once((key: string) => {
  const [locale = 'en', options = '{}'] = key.split('\n')
  return new Intl.DateTimeFormat(locale, JSON.parse(options) as Intl.DateTimeFormatOptions)
})
const numberFormat = once((key: string) => {
  const [locale = 'en', options = '{}'] = key.split('\n')
  return new Intl.NumberFormat(locale, JSON.parse(options) as Intl.NumberFormatOptions)
})

/** What stands between a date and its time; a closing bracket leaves its own gap. */
const BEFORE_TIME: Readonly<Record<Language, string>> = { en: ' at ', ko: ' ', ja: '', zh: '' }

/** `Format` of one language. Instants are ISO 8601, dates YYYY-MM-DD, both as the API sends them. */
export function createFormat(language: Language) {
  const locale = INTL_LOCALE[language]
  const dates = (options: Intl.DateTimeFormatOptions) => dateFormat(`${locale}\n${JSON.stringify(options)}`)
  const numbers = (options: Intl.NumberFormatOptions) => numberFormat(`${locale}\n${JSON.stringify(options)}`)
  const plain = (date: string, options: Intl.DateTimeFormatOptions): string =>
    dates({ ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
  const unit = (value: number, name: 'hour' | 'minute' | 'day'): string =>
    numbers({ style: 'unit', unit: name, unitDisplay: language === 'en' && name !== 'day' ? 'short' : 'long' }).format(
      value,
    )

  /** In the brackets of the language, with the gap before them that it leaves. */
  const aside = (text: string): string => (language === 'ja' || language === 'zh' ? `（${text}）` : ` (${text})`)

  const dateOf = (instant: string, timeZone: string): string => {
    const of = (options: Intl.DateTimeFormatOptions): string =>
      dates({ ...options, timeZone }).format(new Date(instant))
    return language === 'en' ? of({ dateStyle: 'full' }) : of({ dateStyle: 'long' }) + aside(of({ weekday: 'short' }))
  }

  /** Japanese writes figures and their units without gaps, as its own sentences here do. */
  const tight = (text: string): string => (language === 'ja' ? text.replaceAll(' ', '') : text)

  return {
    number: (value: number): string => numbers({}).format(value),
    money: (money: Money): string => formatMoney(money, language),
    rating: (value: number): string => numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value),
    /** 14:30, in the zone of the shop. */
    time: timeIn,
    /** Sat, Nov 21 */
    day: (date: string): string => plain(date, { weekday: 'short', month: 'short', day: 'numeric' }),
    /** Nov 21 */
    shortDay: (date: string): string => plain(date, { month: 'short', day: 'numeric' }),
    weekday: (date: string): string => plain(date, { weekday: 'short' }),
    dayOfMonth: (date: string): string => String(Number(date.slice(8))),
    month: (date: string): string => plain(date, { year: 'numeric', month: 'long' }),
    /** November 21, 2026 */
    date: (date: string): string => plain(date, { dateStyle: 'long' }),
    /** Saturday, November 21, 2026; 2026年11月21日（土） */
    fullDate: (date: string): string => dateOf(`${date}T00:00:00Z`, 'UTC'),
    /** The same of an instant, in the zone of the shop. */
    dateOf,
    /** And its time: Saturday, November 21, 2026 at 14:30 */
    momentOf: (instant: string, timeZone: string): string =>
      dateOf(instant, timeZone) + BEFORE_TIME[language] + timeIn(instant, timeZone),
    /** The spec's plain form, 2026/11/21. */
    slashDate: (date: string): string => date.replaceAll('-', '/'),
    /** 1 hr 30 min; whole days for what is reserved by the day. */
    duration(minutes: number): string {
      if (minutes >= 1440 && minutes % 1440 === 0) return tight(unit(minutes / 1440, 'day'))
      const hours = Math.floor(minutes / 60)
      const rest = minutes % 60
      const parts = [hours > 0 && unit(hours, 'hour'), rest > 0 && unit(rest, 'minute')]
      return tight(parts.filter((part) => part !== false).join(' '))
    },
    /** 11:00 – 12:00 */
    range: (from: string, to: string): string => {
      if (language === 'ja') return `${from}〜${to}`
      return language === 'ko' ? `${from}~${to}` : `${from} – ${to}`
    },
    aside,
    /** Between a date and its hours: a closing bracket leaves its own gap. */
    gap: language === 'ja' || language === 'zh' ? '' : ' ',
    /** "Japan Time", "日本時間" */
    zone(timeZone: string, instant: string): string {
      const named = (timeZoneName: 'shortGeneric' | 'longGeneric'): string => {
        const parts = dates({ timeZone, timeZoneName }).formatToParts(new Date(instant))
        return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone
      }
      const short = named('shortGeneric')
      // Some languages abbreviate their own zone to letters.
      return /^[A-Z]+$/.test(short) ? named('longGeneric') : short
    },
    weekdayName: (isoWeekday: number): string =>
      dates({ weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, isoWeekday))),
    /** Family name first in ko, ja and zh. */
    personName({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
      if (language === 'en') return `${firstName} ${lastName}`
      const cjk = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u
      const tight = language !== 'ja' && cjk.test(firstName) && cjk.test(lastName)
      return tight ? `${lastName}${firstName}` : `${lastName} ${firstName}`
    },
    /** Japan, for JP. */
    country: (code: string): string => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code,
    list: (items: readonly string[]): string => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items),
  }
}

export type Format = ReturnType<typeof createFormat>
