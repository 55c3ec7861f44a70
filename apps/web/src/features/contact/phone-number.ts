import { readPhone } from '@yoyaku/input'
import { type CountryCode, readE164 } from '@yoyaku/input/e164'
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { countryName } from '../../locale/format.ts'
import { HOME_COUNTRY, INTL_LOCALE, type Language } from '../../locale/languages.ts'

export type { CountryCode }

const NEAR: readonly CountryCode[] = ['JP', 'TW', 'KR', 'US']

/** A mobile number as one types it, of the countries that most readers are from. */
export const EXAMPLES: Partial<Record<CountryCode, string>> = {
  JP: '090-1234-5678',
  TW: '0912-345-678',
  KR: '010-1234-5678',
  US: '201-555-0123',
}

/** English is spoken in many countries: there it is the browser's. */
export function countryOf(language: Language, browser = navigator.language): CountryCode {
  const { region } = new Intl.Locale(language === 'en' ? browser : language)
  return getCountries().find((code) => code === region) ?? HOME_COUNTRY[language]
}

export interface Country {
  readonly code: CountryCode
  readonly name: string
  readonly calling: string
}

/** The reader's own first, then those of the site, then all by name as the language sorts. */
export function countries(language: Language, own: CountryCode): readonly Country[] {
  const all = getCountries().map((code) => ({
    code,
    name: countryName(language, code),
    calling: getCountryCallingCode(code),
  }))
  const { compare } = new Intl.Collator(INTL_LOCALE[language])
  const first = [own, ...NEAR.filter((code) => code !== own)]
  const rank = ({ code }: Country): number => (first.includes(code) ? first.indexOf(code) : first.length)
  return all.sort((one, other) => rank(one) - rank(other) || compare(one.name, other.name))
}

/**
 * E.164 of what was typed. An invalid number is returned in a form that never passes as one, so that it is not lost.
 */
export const toE164 = (typed: string, country: CountryCode): string =>
  readE164(typed, country) ?? typed.trim().replace(/^\+/, '+ ')

/** The country, and the number as it is dialled there. */
export function fromE164(value: string): { readonly country: CountryCode; readonly national: string } | null {
  const number = parsePhoneNumberFromString(value)
  return number?.country === undefined ? null : { country: number.country, national: number.formatNational() }
}

/** A number typed with its country code sets the country. */
export function countryIn(typed: string): CountryCode | undefined {
  const [text = ''] = readPhone(typed)
  return text.startsWith('+') ? parsePhoneNumberFromString(text)?.country : undefined
}
