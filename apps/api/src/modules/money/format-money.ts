import type { Locale, Schemas } from '../../contract/types.ts'
import { MINOR_DIGITS } from './convert.ts'

const INTL_TAG: Record<Locale, string> = { en: 'en', ko: 'ko-KR', ja: 'ja-JP', zh: 'zh-TW' }
const SHOWN_DIGITS: Record<Schemas['Currency'], number> = { USD: 2, TWD: 0, JPY: 0, KRW: 0 }
const SYMBOL: Record<Schemas['Currency'], string> = { USD: '$', TWD: 'NT$', JPY: '¥', KRW: '₩' }

export function formatMoney(locale: Locale, { amount, currency }: Schemas['Money']): string {
  return `${SYMBOL[currency]}${figuresFor(locale, SHOWN_DIGITS[currency]).format(amount / 10 ** MINOR_DIGITS[currency])}`
}

const figuresOf = new Map<string, Intl.NumberFormat>()

function figuresFor(locale: Locale, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`
  const cached = figuresOf.get(key)
  if (cached !== undefined) return cached
  const figures = new Intl.NumberFormat(INTL_TAG[locale], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  figuresOf.set(key, figures)
  return figures
}
