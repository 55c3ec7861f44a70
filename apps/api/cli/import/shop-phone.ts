import { readPhone } from '@yoyaku/input'
import { readE164 } from '@yoyaku/input/e164'

/** Countries of shops. */
export const COUNTRIES = ['JP', 'KR', 'TW'] as const
export type Country = (typeof COUNTRIES)[number]

export const PHONE_NEEDED =
  "is a phone number of the shop's country, or one with its calling code, for example +81312345678"

/** E.164 of a number as it is dialled in the country, or with a calling code, whose plus a spreadsheet takes away; null of none. */
export function shopPhone(text: string, country: Country): string | null {
  // A new range that the numbering plans do not know yet is a number, too.
  const withCallingCode = readPhone(text).find((number) => /^\+[1-9]\d{6,14}$/.test(number))
  return readE164(text, country) ?? withCallingCode ?? null
}

/** Adds a mistake where no country has a number like it: which is the shop's own is known later, with its city. */
export function phoneIssue(text: string, context: { addIssue(message: string): void }): void {
  if (COUNTRIES.every((country) => shopPhone(text, country) === null)) context.addIssue(PHONE_NEEDED)
}
