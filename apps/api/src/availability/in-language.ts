import type { Locale } from '../contract/handler.ts'
import type { Text } from '../db/seed/catalogue.types.ts'

/** The asked language, else English, else Chinese. */
export const inLanguage = (locale: Locale, text: Text): string => text[locale] || text.en || text.zh
