import type { Locale, Schemas } from '../contract/handler.ts'
import { MINOR_DIGITS } from '../money/convert.ts'

const INTL_TAG: Record<Locale, string> = { en: 'en', ko: 'ko-KR', ja: 'ja-JP', zh: 'zh-TW' }
const SHOWN_DIGITS: Record<Schemas['Currency'], number> = { USD: 2, TWD: 0, JPY: 0, KRW: 0 }
const SYMBOL: Record<Schemas['Currency'], string> = { USD: '$', TWD: 'NT$', JPY: '¥', KRW: '₩' }

const BRACKETS: Record<Locale, (time: string, zone: string) => string> = {
  en: (time, zone) => `${time} (${zone})`,
  ko: (time, zone) => `${time} (${zone})`,
  ja: (time, zone) => `${time}（${zone}）`,
  zh: (time, zone) => `${time}（${zone}）`,
}

export function formatMoney(locale: Locale, { amount, currency }: Schemas['Money']): string {
  return `${SYMBOL[currency]}${figuresFor(locale, SHOWN_DIGITS[currency]).format(amount / 10 ** MINOR_DIGITS[currency])}`
}

const figuresOf = new Map<string, Intl.NumberFormat>()

function figuresFor(locale: Locale, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`
  const known = figuresOf.get(key)
  if (known !== undefined) return known
  const figures = new Intl.NumberFormat(INTL_TAG[locale], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  figuresOf.set(key, figures)
  return figures
}

/** A time of a reservation is the shop's wall time, with its zone named: a letter knows no viewer's zone. */
export function formatWhen(locale: Locale, instant: string, timeZone: string): string {
  const at = new Date(instant)
  const formats = formatsFor(locale, timeZone)
  const zone = formats.zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
  return BRACKETS[locale](`${formats.date.format(at)} ${formats.time.format(at)}`, zone ?? timeZone)
}

type Formats = Record<'date' | 'time' | 'zone', Intl.DateTimeFormat>
const formatsOf = new Map<string, Formats>()

/** Made once: making one costs more than a thousand uses. There are as many as zones that shops are in. */
function formatsFor(locale: Locale, timeZone: string): Formats {
  const key = `${locale} ${timeZone}`
  const known = formatsOf.get(key)
  if (known !== undefined) return known
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(INTL_TAG[locale], { timeZone, ...options })
  const formats = {
    date: format({ weekday: 'short', year: 'numeric', month: 'long', day: 'numeric' }),
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    zone: format({ timeZoneName: locale === 'ja' ? 'longGeneric' : 'shortGeneric' }),
  }
  formatsOf.set(key, formats)
  return formats
}

const CJK = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々ー・]+$/u

/** Family name first where that is how people are called; no space between syllables or characters in ko and zh. */
export function formatName(locale: Locale, { firstName, lastName }: { firstName: string; lastName: string }): string {
  if (locale === 'en') return [firstName, lastName].filter(Boolean).join(' ')
  const together = locale !== 'ja' && CJK.test(lastName) && CJK.test(firstName)
  return [lastName, firstName].filter(Boolean).join(together ? '' : ' ')
}
