import { parsePhoneNumberFromString as parsePhoneNumber } from 'libphonenumber-js/max'
import type { Locale } from '../../contract/types.ts'
import { fullName } from '../../lib/full-name.ts'

const INTL_TAG: Record<Locale, string> = { en: 'en', ko: 'ko-KR', ja: 'ja-JP', zh: 'zh-TW' }
/** In the brackets of the language, with the gap before them that it leaves. */
const inBrackets = (locale: Locale, text: string): string =>
  locale === 'ja' || locale === 'zh' ? `（${text}）` : ` (${text})`
/** Text between a date and its time; a closing bracket leaves its own gap. */
const BEFORE_TIME: Record<Locale, string> = { en: ' at ', ko: ' ', ja: '', zh: '' }

/** From an hour to an hour of one day, as each language writes it. */
const HOURS_UNTIL: Record<Locale, string> = { en: ' – ', ko: '~', ja: '〜', zh: '–' }
/** From a day to another. */
const DAYS_UNTIL: Record<Locale, string> = { en: ' – ', ko: ' ~ ', ja: '〜', zh: ' – ' }

/**
 * Saturday, November 21, 2026 at 11:30 (Japan Time): a time of a reservation is the shop's wall time. An e-mail knows no
 * viewer's zone: it names the shop's, except in the language of the shop's country.
 */
export function formatWhen(locale: Locale, instant: string, timeZone: string): string {
  return (
    formatDay(locale, instant, timeZone) + formatTime(locale, instant, timeZone) + zoneOf(locale, instant, timeZone)
  )
}

/** Saturday, November 21, 2026 at 11:30 – 13:00 (Japan Time); the day of its end as well, where that is another. */
export const formatSpan = (...span: Parameters<typeof spanOf>): string => Object.values(spanOf(...span)).join('')

/** The same in two lines: the day, then its hours; or from when, then until when. */
export function formatSpanLines(...span: Parameters<typeof spanOf>): [string, string] {
  const { first, second } = spanOf(...span)
  return [first, second]
}

/** In the order in which it is read; `between` is what stands there in one line alone. */
function spanOf(locale: Locale, startAt: string, endAt: string, timeZone: string) {
  const [day, lastDay] = [formatDay(locale, startAt, timeZone), formatDay(locale, endAt, timeZone)]
  const [beforeTime, until] = [BEFORE_TIME[locale], DAYS_UNTIL[locale]]
  const zone = zoneOf(locale, startAt, timeZone)
  if (day === lastDay) {
    return { first: day, between: beforeTime, second: formatHours(locale, startAt, endAt, timeZone) + zone }
  }
  const { time } = formatsFor(locale, timeZone)
  const [start, end] = [time.format(new Date(startAt)), time.format(new Date(endAt))]
  const sign = until.trimEnd()
  const between = until.slice(sign.length)
  return { first: day + beforeTime + start + sign, between, second: lastDay + beforeTime + end + zone }
}

/** 11:30 – 13:00 */
export function formatHours(locale: Locale, startAt: string, endAt: string, timeZone: string): string {
  const { time } = formatsFor(locale, timeZone)
  return time.format(new Date(startAt)) + HOURS_UNTIL[locale] + time.format(new Date(endAt))
}

/** Saturday, November 21, 2026 */
export function formatDay(locale: Locale, instant: string, timeZone: string): string {
  const at = new Date(instant)
  const { weekday, date } = formatsFor(locale, timeZone)
  return locale === 'en'
    ? `${weekday.format(at)}, ${date.format(at)}`
    : date.format(at) + inBrackets(locale, weekday.format(at))
}

const formatTime = (locale: Locale, instant: string, timeZone: string): string =>
  BEFORE_TIME[locale] + formatsFor(locale, timeZone).time.format(new Date(instant))

function zoneOf(locale: Locale, instant: string, timeZone: string): string {
  if (timeZone === HOME_ZONE[locale]) return ''
  const parts = formatsFor(locale, timeZone).zone.formatToParts(new Date(instant))
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return inBrackets(locale, name.replace(...EVERYDAY[locale]))
}

const HOME_ZONE: Record<Locale, string | null> = { en: null, ko: 'Asia/Seoul', ja: 'Asia/Tokyo', zh: 'Asia/Taipei' }

const EVERYDAY: Record<Locale, readonly [formal: string, everyday: string]> = {
  en: ['', ''],
  ko: ['대한민국', '한국'],
  ja: ['標準時', '時間'],
  zh: ['南韓', '韓國'],
}

const WEEKDAY = { en: 'long', ko: 'short', ja: 'short', zh: 'narrow' } as const

type Formats = Record<'date' | 'weekday' | 'time' | 'zone', Intl.DateTimeFormat>
const formatsOf = new Map<string, Formats>()

/** Made once: making one costs more than a thousand uses. There are as many as zones that shops are in. */
function formatsFor(locale: Locale, timeZone: string): Formats {
  const key = `${locale} ${timeZone}`
  const cached = formatsOf.get(key)
  if (cached !== undefined) return cached
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(INTL_TAG[locale], { timeZone, ...options })
  const formats = {
    date: format({ dateStyle: 'long' }),
    weekday: format({ weekday: WEEKDAY[locale] }),
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    zone: format({ timeZoneName: locale === 'ja' ? 'longGeneric' : 'shortGeneric' }),
  }
  formatsOf.set(key, formats)
  return formats
}

/** A space of no width keeps a mail program from making a link of `evil.example`. */
export const withoutLinks = (typed: string): string => typed.replaceAll(/\.(?=\p{L})/gu, '.\u200b')

/**
 * How an e-mail begins: in English by the given name alone. A name may hold a dot, and an e-mail may go to somebody who never
 * asked for it.
 */
export const callName = (locale: Locale, name: { firstName: string; lastName: string }): string =>
  withoutLinks((locale === 'en' && name.firstName) || fullName(name, locale))

const COUNTRY: Record<Locale, string | null> = { en: null, ko: 'KR', ja: 'JP', zh: 'TW' }

/** 075-123-4567 for whoever reads the language of that country; +81 75 123 4567 for all others. */
export function formatPhone(locale: Locale, phone: string): string {
  const number = parsePhoneNumber(phone)
  if (number === undefined) return phone
  return number.country === COUNTRY[locale] ? number.formatNational() : number.formatInternational()
}
