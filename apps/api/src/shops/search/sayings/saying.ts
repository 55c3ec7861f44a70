import type { Locale } from '../../../contract/handler.ts'

/** What people type for one and the same thing, in each language, the usual word first. */
export type Saying = Record<Locale, readonly string[]>

/** Each language's words separated by commas. */
export const said = (en: string, ko: string, ja: string, zh: string): Saying => ({
  en: words(en),
  ko: words(ko),
  ja: words(ja),
  zh: words(zh),
})

const words = (text: string) => text.split(',').map((word) => word.trim())
