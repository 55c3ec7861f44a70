import { readPhone } from '@yoyaku/input'
import type { FieldCode } from '../contract/types.ts'

/** Countries whose national form is known here. */
export type PhoneCountry = 'JP' | 'KR' | 'TW' | 'US'
/** The E.164 number, or what is wrong with what was typed. */
export type ParsedPhone = { value: string; code: null } | { value: null; code: FieldCode }

/** Numbers that begin so have so many digits after the country code, and are written in groups of so many. */
type Kind = { begins: RegExp; min: number; max: number; groups: readonly number[] }
type Plan = {
  calling: string
  /** Prefix that one dials before a number of the country itself. */
  trunk: string
  /** Prefix that one dials before a number of another country; `00` is always understood. */
  exit: RegExp
  kinds: readonly Kind[]
  national(groups: string[]): string
}

const kind = (begins: RegExp, min: number, max: number, ...groups: number[]): Kind => ({ begins, min, max, groups })

const PLANS: Readonly<Record<PhoneCountry, Plan>> = {
  JP: {
    calling: '81',
    trunk: '0',
    exit: /^010/,
    kinds: [
      kind(/^60/, 9, 10, 2, 4, 4),
      kind(/^800/, 10, 10, 3, 3, 4),
      kind(/^[25789]0/, 10, 10, 2, 4, 4),
      kind(/^[36]/, 9, 9, 1, 4, 4),
      kind(/^(?:120|570)/, 9, 9, 3, 3, 3),
      kind(/^[1-9]/, 9, 9, 2, 3, 4),
    ],
    national: (groups) => `0${groups.join('-')}`,
  },
  KR: {
    calling: '82',
    trunk: '0',
    exit: /^00[12]/,
    kinds: [
      kind(/^1[5-9]\d{6}$/, 8, 8, 4, 4),
      kind(/^50/, 10, 11, 3, 4, 4),
      kind(/^[17]0/, 10, 10, 2, 4, 4),
      kind(/^1/, 9, 10, 2, 4, 4),
      kind(/^2/, 8, 9, 1, 4, 4),
      kind(/^[3-8]/, 9, 10, 2, 4, 4),
    ],
    national: (groups) => (groups.length === 2 ? groups.join('-') : `0${groups.join('-')}`),
  },
  TW: {
    calling: '886',
    trunk: '0',
    exit: /^002/,
    kinds: [
      kind(/^9/, 9, 9, 3, 3, 3),
      kind(/^70/, 10, 10, 2, 4, 4),
      kind(/^(?:37|49|82|89)/, 8, 9, 2, 3, 4),
      kind(/^[2-8]/, 8, 9, 1, 4, 4),
    ],
    national: (groups) => `0${groups.join(' ')}`,
  },
  US: {
    calling: '1',
    trunk: '1',
    exit: /^011/,
    kinds: [kind(/^[2-9](?:\d\d[2-9]|\d{0,2}$)/, 10, 10, 3, 3, 4)],
    national: ([area, ...groups]) => `(${area}) ${groups.join('-')}`,
  },
}

const MIN_DIGITS = 7
const MAX_DIGITS = 15

const wrong = (code: FieldCode): ParsedPhone => ({ value: null, code })

function judged(digits: string, min: number, max: number, value: string): ParsedPhone {
  if (digits.length < min) return wrong('TOO_SHORT')
  return digits.length > max ? wrong('TOO_LONG') : { value, code: null }
}

const planOf = (digits: string) => Object.values(PLANS).find(({ calling }) => digits.startsWith(calling))

/** Reads the digits after a country code, with or without the one that only the country itself dials. */
function judgedBy({ calling, trunk, kinds }: Plan, given: string): ParsedPhone {
  const digits = given.startsWith(trunk) ? given.slice(trunk.length) : given
  const found = kinds.find(({ begins }) => begins.test(digits))
  return found === undefined ? wrong('FORMAT') : judged(digits, found.min, found.max, `+${calling}${digits}`)
}

function international(digits: string): ParsedPhone {
  const plan = planOf(digits)
  if (plan !== undefined) return judgedBy(plan, digits.slice(plan.calling.length))
  return digits.startsWith('0') ? wrong('FORMAT') : judged(digits, MIN_DIGITS, MAX_DIGITS, `+${digits}`)
}

/**
 * E.164 of a number as a person types it: in the form of a country (`03-1234-5678`, `JP`) or with a country code (`+81 3-1234-5678`,
 * `0081…`). For any other country give its code: `parsePhone('020 7946 0958', '+44')`. It knows lengths and first digits; whether a number
 * is given out at all the server says (`contact.phone`, FORMAT).
 */
export function parsePhone(typed: string, country: PhoneCountry | `+${number}`): ParsedPhone {
  const [likeliest, ...others] = readPhone(typed)
  if (likeliest === undefined) return wrong(/[\p{L}\p{N}]/u.test(typed) ? 'FORMAT' : 'REQUIRED')
  const parsed = parseDigits(likeliest, country)
  if (parsed.code === null) return parsed
  return others.map((text) => parseDigits(text, country)).find(({ code }) => code === null) ?? parsed
}

function parseDigits(text: string, country: PhoneCountry | `+${number}`): ParsedPhone {
  const calling = country.startsWith('+') ? country.slice(1) : null
  const plan = calling === null ? PLANS[country as PhoneCountry] : undefined
  if (text.startsWith('+')) return international(text.slice(1))
  const exit = plan?.exit.exec(text)?.[0] ?? /^00/.exec(text)?.[0]
  if (exit !== undefined) return international(text.slice(exit.length))
  if (plan !== undefined) return judgedBy(plan, text)
  return international(`${calling}${text.replace(/^0/, '')}`)
}

/** From the end, so that the first group takes what is more or less. */
function grouped(digits: string, sizes: readonly number[]): string[] {
  const [first = 0, ...rest] = sizes
  const last = rest.at(-1) ?? 0
  // A middle group of three where a number has a digit less.
  const middle = digits.length - first - last
  const ends = rest.length < 2 ? [first] : [first, first + middle]
  return [0, ...ends].map((start, index) => digits.slice(start, ends[index]))
}

/**
 * How a number is written: as it is dialled at home for a reader in that country (`03-1234-5678`), else with its country code
 * (`+81 3 1234 5678`). A number of a country that is not known here, or no number, comes back as it is. Groups of rare area codes may differ from the plan's.
 */
export function formatPhone(e164: string, reader?: PhoneCountry): string {
  const digits = e164.slice(1)
  const plan = planOf(digits)
  if (plan === undefined || international(digits).value !== e164) return e164
  const national = digits.slice(plan.calling.length)
  const sizes = plan.kinds.find(({ begins }) => begins.test(national))?.groups ?? []
  const groups = grouped(national, sizes)
  const isHome = reader !== undefined && PLANS[reader] === plan
  return isHome ? plan.national(groups) : `+${plan.calling} ${groups.join(' ')}`
}
