import { LOCALES } from './tables.gen.ts'
import type { Locale } from './types.ts'

export function isLocale(language: string): language is Locale {
  return LOCALES.some((locale) => locale === language)
}

/** Length that the contract allows: a longer value is refused later, and not read to its end before. */
const LONGEST = 200

/** The supported language that the header likes best; English when it names none of them. */
export function negotiateLocale(header: string | undefined): Locale {
  let best: { locale: Locale; weight: number } | null = null
  for (const range of (header ?? '').slice(0, LONGEST).split(',')) {
    const [tag = '', ...parameters] = range
      .toLowerCase()
      .split(';')
      .map((part) => part.trim())
    const language = tag.split('-')[0] ?? ''
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = quality === undefined ? 1 : Number(quality.slice(2))
    if (isLocale(language) && weight > (best?.weight ?? 0)) best = { locale: language, weight }
  }
  return best?.locale ?? 'en'
}

/** As a BCP 47 tag: the Chinese here is Traditional. */
export const languageTag = (locale: Locale) => (locale === 'zh' ? 'zh-Hant' : locale)
