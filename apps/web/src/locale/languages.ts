export const LANGUAGES = ['en', 'ko', 'ja', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'zh'

export const CURRENCIES = ['TWD', 'USD', 'JPY', 'KRW'] as const
export type Currency = (typeof CURRENCIES)[number]
export const DEFAULT_CURRENCY: Currency = 'TWD'
/** What most readers of a language count in. */
export const OWN_CURRENCY: Readonly<Record<Language, Currency>> = { en: 'USD', ko: 'KRW', ja: 'JPY', zh: 'TWD' }
export const CURRENCY_SIGNS: Readonly<Record<Currency, string>> = { TWD: 'NT$', USD: '$', JPY: '¥', KRW: '₩' }

/** Where most readers of a language live. */
export const HOME_COUNTRY = { en: 'US', ko: 'KR', ja: 'JP', zh: 'TW' } as const satisfies Readonly<
  Record<Language, string>
>

/** The document's `lang`. */
export const HTML_LANG: Readonly<Record<Language, string>> = { en: 'en', ko: 'ko', ja: 'ja', zh: 'zh-Hant' }

/** The locale for Intl. */
export const INTL_LOCALE: Readonly<Record<Language, string>> = { en: 'en-US', ko: 'ko-KR', ja: 'ja-JP', zh: 'zh-TW' }

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ko: '한국어',
  ja: '日本語',
  zh: '繁體中文',
}

export const isLanguage = (text: string | undefined): text is Language =>
  LANGUAGES.some((language) => language === text)
export const isCurrency = (text: string | undefined): text is Currency =>
  CURRENCIES.some((currency) => currency === text)
