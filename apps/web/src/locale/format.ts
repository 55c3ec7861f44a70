import { formatMoney } from '@yoyaku/core/client'
import type { Money } from '@yoyaku/core/types'
import { INTL_LOCALE, type Language } from './languages.ts'
import { zonedAt } from './zoned.ts'

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

/** The separator between a date and its time; a closing bracket has its own gap. */
const BEFORE_TIME: Readonly<Record<Language, string>> = { en: ' at ', ko: ' ', ja: '', zh: '' }

/** Chinese names the day alone: （六）. */
const WEEKDAY = { en: 'short', ko: 'short', ja: 'short', zh: 'narrow' } as const

const EVERYDAY: Readonly<Partial<Record<Language, readonly [formal: string, everyday: string]>>> = {
  ko: ['대한민국', '한국'],
  ja: ['標準時', '時間'],
  zh: ['南韓', '韓國'],
}
/** As people say it: 日本時間 for 日本標準時. */
function everydayName(language: Language, name: string): string {
  const [formal, everyday] = EVERYDAY[language] ?? ['', '']
  return name.replace(formal, everyday)
}

const regionNames = once(
  (language: Language) =>
    // The long names of Hong Kong and Macau take a side.
    new Intl.DisplayNames(INTL_LOCALE[language], { type: 'region', style: language === 'en' ? 'long' : 'short' }),
)
/** Japan, for JP. */
export const countryName = (language: Language, code: string): string =>
  everydayName(language, regionNames(language).of(code) ?? code)

const PLACES_BETWEEN: Readonly<Record<Language, readonly [comma: string, last: string]>> = {
  en: [', ', ' and '],
  ko: ['·', '·'],
  ja: ['・', '・'],
  zh: ['、', '、'],
}
const ALL_COUNTRIES = ['JP', 'KR', 'TW']
/** Japan, South Korea and Taiwan. All three where a catalogue names none. */
export function placesIn(language: Language, countries: readonly string[] = []): string {
  const names = (countries.length > 0 ? countries : ALL_COUNTRIES).map((code) => countryName(language, code))
  const [comma, last] = PLACES_BETWEEN[language]
  return [names.slice(0, -1).join(comma), ...names.slice(-1)].filter(Boolean).join(last)
}

/** After midnight a person counts from midnight anew. */
const NEXT_DAY: Readonly<Record<Language, (clock: string) => string>> = {
  en: (clock) => `${clock} next\u00a0day`,
  ko: (clock) => `다음\u00a0날 ${clock}`,
  ja: (clock) => `翌${clock.replace(/^0/, '')}`,
  zh: (clock) => `隔日 ${clock}`,
}

/** What the clock shows at a time of an evening: 02:00 at 26:00. */
export function clockAt(time: string): string {
  const hours = Number(time.slice(0, 2))
  return hours < 24 ? time : String(hours - 24).padStart(2, '0') + time.slice(2)
}

/** Said of an end: it is still the same day. */
export const MIDNIGHT = '24:00'

const HOURS_UNTIL: Readonly<Record<Language, string>> = { en: '–', ko: '~', ja: '〜', zh: '–' }

/** `Format` of one language. Instants are ISO 8601, dates YYYY-MM-DD, both as the API sends them. */
export function createFormat(language: Language) {
  const locale = INTL_LOCALE[language]
  const dates = (options: Intl.DateTimeFormatOptions) => dateFormat(`${locale}\n${JSON.stringify(options)}`)
  const numbers = (options: Intl.NumberFormatOptions) => numberFormat(`${locale}\n${JSON.stringify(options)}`)
  const plain = (date: Temporal.PlainDateLike, options: Intl.DateTimeFormatOptions): string =>
    dates({ ...options, timeZone: 'UTC' }).format(
      Temporal.PlainDate.from(date).toZonedDateTime('UTC').epochMilliseconds,
    )
  const unit = (value: number, name: 'hour' | 'minute' | 'day'): string =>
    numbers({ style: 'unit', unit: name, unitDisplay: language === 'en' && name !== 'day' ? 'short' : 'long' }).format(
      value,
    )

  /** In the brackets of the language, with the gap before them that it leaves. */
  const aside = (text: string): string => (language === 'ja' || language === 'zh' ? `（${text}）` : ` (${text})`)

  const fullDate = (date: Temporal.PlainDateLike): string =>
    language === 'en'
      ? plain(date, { dateStyle: 'full' })
      : plain(date, { dateStyle: 'long' }) + aside(plain(date, { weekday: WEEKDAY[language] }))
  const dateOf = (instant: string, timeZone: string): string => fullDate(zonedAt(instant, timeZone))
  const time = (instant: string, timeZone: string): string =>
    zonedAt(instant, timeZone).toPlainTime().toString({ smallestUnit: 'minute' })

  const shortDate = (date: string, more: Intl.DateTimeFormatOptions): string =>
    language === 'ja' || language === 'zh'
      ? plain(date, { ...more, month: 'short', day: 'numeric' }) + aside(plain(date, { weekday: WEEKDAY[language] }))
      : plain(date, { ...more, weekday: 'short', month: 'short', day: 'numeric' })

  /** Japanese writes figures and their units without gaps, as its own sentences here do. */
  const tight = (text: string): string => (language === 'ja' ? text.replaceAll(' ', '') : text)

  /** A time of an evening, up to 35:59, as a person says it: 23:30, and 翌0:30 for 24:30. */
  const eveningTime = (time: string): string => {
    const clock = clockAt(time)
    return clock === time ? time : NEXT_DAY[language](clock)
  }

  return {
    number: (value: number): string => numbers({}).format(value),
    /** 4.0, 4.8: as exact as it is. */
    rating: (value: number): string => numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value),
    /** November 2026, for 2026-11. */
    month: (month: string): string => plain(Temporal.PlainDate.from(`${month}-01`), { year: 'numeric', month: 'long' }),
    money: (money: Money): string => formatMoney(money, language),
    /** 14:30, in the zone of the shop. */
    time,
    /** Sat, Nov 21; 11月21日（土） */
    day: (date: string): string => shortDate(date, {}),
    /** The same; a day of another year than today's with its year: Fri, Jan 1, 2027 */
    dayFrom: (today: string, date: string): string =>
      shortDate(
        date,
        Temporal.PlainDate.from(date).year === Temporal.PlainDate.from(today).year ? {} : { year: 'numeric' },
      ),
    /** Nov 21 */
    shortDay: (date: string): string => plain(date, { month: 'short', day: 'numeric' }),
    weekday: (date: string): string => plain(date, { weekday: 'short' }),
    /** November 21, 2026 */
    date: (date: string): string => plain(date, { dateStyle: 'long' }),
    /** Saturday, November 21, 2026; 2026年11月21日（土） */
    fullDate,
    /** The same of an instant, in the zone of the shop. */
    dateOf,
    /** And its time: Saturday, November 21, 2026 at 14:30 */
    momentOf: (instant: string, timeZone: string): string =>
      dateOf(instant, timeZone) + BEFORE_TIME[language] + time(instant, timeZone),
    /** A day and a time of its evening, short: Sat, Nov 21, 14:30; 11月21日（土）14:30 */
    dayAndTime: (date: string, hours: string): string =>
      shortDate(date, {}) + (language === 'en' ? ', ' : language === 'ko' ? ' ' : '') + eveningTime(hours),
    /** 1 hr 30 min; whole days for what is reserved by the day. */
    duration(minutes: number): string {
      const { hours, minutes: rest } = Temporal.Duration.from({ minutes }).round({ largestUnit: 'hour' })
      const days = Temporal.Duration.from({ hours }).total('day')
      if (days > 0 && Number.isInteger(days) && rest === 0) return tight(unit(days, 'day'))
      const parts = [hours > 0 && unit(hours, 'hour'), rest > 0 && unit(rest, 'minute')]
      return tight(parts.filter((part) => part !== false).join(' '))
    },
    /** 500 m, 4.3 km, 12 km; a figure and its unit stay in one line. */
    distance(meters: number): string {
      const isFar = meters >= 1000
      const style = { style: 'unit', unitDisplay: 'short', maximumFractionDigits: 1 } as const
      const text = numbers({ ...style, unit: isFar ? 'kilometer' : 'meter' }).format(isFar ? meters / 1000 : meters)
      return tight(text).replaceAll(' ', '\u00a0')
    },
    /** 11:00 – 12:00 */
    range: (from: string, to: string): string =>
      language === 'en' ? `${from} – ${to}` : from + HOURS_UNTIL[language] + to,
    eveningTime,
    /** 翌2:00 */
    nextDay: NEXT_DAY[language],
    /** Opening hours, 11:00–12:00; 18:00〜翌2:00 until after midnight. */
    hours: (from: string, to: string): string =>
      from + HOURS_UNTIL[language] + (to === MIDNIGHT ? to : eveningTime(to)),
    /** Between the items of a plain list. */
    comma: language === 'ja' || language === 'zh' ? '、' : ', ',
    aside,
    /** Between a date and its hours, and between sentences: a closing bracket and a full stop leave their own gap. */
    gap: language === 'ja' || language === 'zh' ? '' : ' ',
    /** "Japan Time", "日本時間" */
    zone(timeZone: string, instant: string): string {
      const named = (timeZoneName: 'shortGeneric' | 'longGeneric'): string => {
        const parts = dates({ timeZone, timeZoneName }).formatToParts(Temporal.Instant.from(instant).epochMilliseconds)
        return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone
      }
      const short = named('shortGeneric')
      // Some languages abbreviate their own zone to letters.
      const name = /^[A-Z]+$/.test(short) ? named('longGeneric') : short
      return everydayName(language, name)
    },
    /** ISO: 1 is Monday, as the first of January 2024 was. */
    weekdayName: (day: number): string => plain({ year: 2024, month: 1, day }, { weekday: 'long' }),
    /** In the order of the script in which the name is written, whatever the language: family name first in ko, ja and zh. */
    personName({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
      const both = lastName + firstName
      if (!/^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々ー・]+$/u.test(both)) {
        return [firstName, lastName].filter(Boolean).join(' ')
      }
      const isChinese = language === 'zh' && /^\p{Script=Han}+$/u.test(both)
      return isChinese || /^\p{Script=Hangul}+$/u.test(both) ? both : [lastName, firstName].filter(Boolean).join(' ')
    },
    /** Japan, for JP. */
    country: (code: string): string => countryName(language, code),
    list: (items: readonly string[]): string => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items),
  }
}

export type Format = ReturnType<typeof createFormat>
