import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Language } from '../../locale/languages.ts'

/** By language, the country whose numbers are shown without their country code. English is read everywhere. */
const READ_AT_HOME: Readonly<Partial<Record<Language, CountryCode>>> = { ja: 'JP', ko: 'KR', zh: 'TW' }

/** 090-1234-5678 for readers of Japanese, +81 90 1234 5678 for all others. */
export function formatPhone(value: string, language: Language): string {
  const number = parsePhoneNumberFromString(value)
  if (number === undefined) return value
  const isHome = number.country !== undefined && number.country === READ_AT_HOME[language]
  return isHome ? number.formatNational() : number.formatInternational()
}
