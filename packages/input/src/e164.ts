import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { readPhone } from './phone.ts'

export type { CountryCode }

/**
 * E.164 of what was typed as a phone number, in the form of the country or with a calling code; null where the numbering plans know
 * no number like it. The plans weigh more than a page: they are an entry of their own.
 */
export function readE164(typed: string, country?: CountryCode): string | null {
  const number = readPhone(typed)
    .map((text) => parsePhoneNumberFromString(text, country))
    .find((one) => one?.isValid() === true)
  return number?.number ?? null
}
