import { DRAWINGS, isIcon } from '@yoyaku/drawings'
import { PORTRAITS } from '@yoyaku/drawings/spec'
import { readPrice, readTime } from '@yoyaku/input'
import { z } from 'zod'
import { unstorable } from '../../src/contract/unstorable.ts'
import { didYouMean, withHint } from '../../src/lib/did-you-mean.ts'
import { normaliseEmail } from '../../src/lib/email-address.ts'
import { phoneIssue } from './shop-phone.ts'

// Spreadsheets know only texts: numbers, yes and no, and lists may be written as one.
const YES = new Set(['true', 'yes', 'y', '1'])
const NO = new Set(['false', 'no', 'n', '0'])
const MOST_LISTED = 200
// As of the contract's FreeText, and line breaks and tabs too.
const UNSEEN = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u

/** As spreadsheets and keyboards write it: of full width, or with spaces around it. */
const plain = (text: string) => text.normalize('NFKC').trim()

/** Reads a text by `read`. A text that it cannot read stays, and is named as a mistake. */
const reading = (read: (text: string) => string | null | undefined) => (value: unknown) =>
  typeof value === 'string' ? (read(value) ?? value) : value

const storable = (text: string) => unstorable(text).length === 0

export const id = z
  .string({ error: needed })
  .regex(/^[A-Za-z0-9_-]{1,64}$/, { error: 'must be 1 to 64 letters, digits, - and _ (no spaces, no accents)' })

/** Text of one line or many. */
const anyText = (longest: number) =>
  z
    .string({ error: needed })
    .transform((text) => text.trim().normalize('NFC'))
    .refine((text) => text !== '', { error: 'is required' })
    .refine((text) => [...text].length <= longest, { error: `must be at most ${longest} characters` })
    .refine(storable, { error: 'contains characters that cannot be stored (NUL or half a character)', abort: true })

/** One line. */
export const words = (longest: number) =>
  anyText(longest).refine((text) => !UNSEEN.test(text), {
    error: 'must be one line, without control characters or characters that change the text direction',
  })

/** In four languages; only English is needed. What is missing is shown in English. */
const inLanguages = (part: ReturnType<typeof anyText>) => {
  const other = part.optional()
  return z
    .strictObject({ en: part, ko: other, ja: other, zh: other }, { error: textNeeded })
    .transform(({ en, ko = '', ja = '', zh = '' }) => ({ en, ko, ja, zh }))
}

/** A name or another text of one line. */
export const text = (longest: number) => inLanguages(words(longest))

/** May have many lines. */
export const longText = (longest: number) => inLanguages(anyText(longest))

/** A cell of a spreadsheet as the whole number that it writes; whatever else as it is. */
const fromDigits = (value: unknown) =>
  typeof value === 'string' && /^-?\d{1,9}$/.test(plain(value)) ? Number(plain(value)) : value

export const whole = (least: number, most: number) =>
  z.preprocess(
    fromDigits,
    z
      .int({ error: `is a whole number from ${least} to ${most}` })
      .min(least, rangeOf(least, most))
      .max(most, rangeOf(least, most)),
  )

const FIRST_YEAR = 1800

/** A year that has begun. */
export const year = z.preprocess(
  fromDigits,
  z.custom<number>(
    (value) => Number.isInteger(value) && Number(value) >= FIRST_YEAR && Number(value) <= new Date().getFullYear(),
    { error: () => `is a year from ${FIRST_YEAR} to ${new Date().getFullYear()}` },
  ),
)

export const degrees = (most: number) =>
  z.preprocess(
    (value) =>
      typeof value === 'string' && /^-?\d{1,3}(\.\d{1,12})?$/.test(plain(value)) ? Number(plain(value)) : value,
    z
      .number({ error: `is a number from -${most} to ${most}, with a point` })
      .min(-most, rangeOf(-most, most))
      .max(most, rangeOf(-most, most)),
  )

export const yesOrNo = z.preprocess(
  (value) => {
    if (typeof value !== 'string') return value
    const text = plain(value).toLowerCase()
    return YES.has(text) ? true : NO.has(text) ? false : value
  },
  z.boolean({ error: 'is true or false (or yes, no, 1, 0)' }),
)

export const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, {
    error: ({ input }) => `${input === undefined ? 'is required: ' : 'is '}one of ${values.join(', ')}`,
  })

/** A text is cut at spaces and bars. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(/[\s|]+/).filter(Boolean) : value),
    z.array(item, { error: 'is a list' }).max(MOST_LISTED, { error: `has at most ${MOST_LISTED} entries` }),
  )

/** Things with fields of their own. */
export const entries = <Entry extends z.ZodType>(entry: Entry, most: number) =>
  z.array(entry, { error: 'is a list' }).max(most, { error: `has at most ${most} entries` })

/** Things with two fields. In one cell of a spreadsheet: `3=6000 7=5600`. */
export const pairs = <Entry extends z.ZodObject>(entry: Entry, most: number) => {
  const [first = '', second = ''] = Object.keys(entry.shape)
  return z.preprocess(
    (value) =>
      typeof value === 'string'
        ? plain(value)
            .split(/[\s|]+/)
            .filter(Boolean)
            .map((text) => text.split('='))
            .map(([one, other, ...rest]) => ({ [first]: one, [second]: rest.length > 0 ? undefined : other }))
        : value,
    entries(entry, most),
  )
}

/** As on a price list: `6500`, `35.5`; turned into minor units where the currency is known. */
export const price = z.preprocess(
  (value) =>
    typeof value === 'number' && Number.isFinite(value) && value >= 0 ? String(value) : reading(readPrice)(value),
  z.string({ error: 'is a price, for example 6500 or 35.50' }),
)

/** Minor units of a price are known later, with the currency of the shop. */
export const lateFee = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z
    .string({ error: lateFeeNeeded })
    .regex(/^(none|(100|[1-9]?\d)%|(?=.*[1-9])\d{1,9}(\.\d{1,2})?)$/, { error: lateFeeNeeded }),
)

/** A text that `read` understands; it throws a `RangeError` that says what is wrong. */
export const understood = (read: (text: string) => unknown) =>
  z.string({ error: needed }).superRefine((text, { addIssue }) => {
    try {
      read(text)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      addIssue({ code: 'custom', message: error.message, continue: false })
    }
  })

export const weekday = whole(1, 7)
export const clockTime = z.preprocess(
  reading(readTime),
  z
    .string({ error: 'is a time, for example 09:30' })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'is a time from 00:00 to 23:59, for example 09:30' }),
)
/** End of hours that begin on this day: after midnight as `26:00`, or as `02:00`. */
export const closingTime = z.preprocess(
  reading(readTime),
  z.string({ error: 'is a time, for example 19:30' }).regex(/^(([0-2]\d|3[0-5]):[0-5]\d|36:00)$/, {
    error: 'is a time from 00:00 to 36:00, for example 19:30, or after midnight 26:00 or 02:00',
  }),
)
export const monthDay = z.preprocess(
  reading(readMonthDay),
  z
    .string({ error: 'is a day of the year, for example 12-31' })
    .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { error: 'is a day of the year, for example 12-31' })
    .refine((day) => !/^(02-3[01]|(04|06|09|11)-31|02-30)$/.test(day), { error: 'is not a valid date' }),
)

/** `12-31` of `12/31` or `12月31日`. */
function readMonthDay(text: string): string | null {
  const [, month, day] = plain(text).match(/^(\d{1,2})(?:[-/]|月 ?)(\d{1,2})日?$/) ?? []
  return month === undefined || day === undefined ? null : `${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
export const phone = z.string({ error: needed }).superRefine(phoneIssue)
/** In the form in which addresses are kept; the addresses of members follow the same rule. */
export const email = z.string({ error: needed }).transform((text, { addIssue }) => {
  const address = normaliseEmail(text)
  if (address === null) addIssue({ code: 'custom', message: 'is an e-mail address, for example front@shop.example' })
  return address ?? ''
})
export const timeZone = z
  .string({ error: needed })
  .refine(isTimeZone, { error: 'is a time zone of the tz database, for example Asia/Tokyo' })

/** An address that browsers load, never the server, or the name of a drawing. */
export const picture = z
  .string({ error: 'is an address with https:// or the name of a drawing' })
  .max(2000, { error: 'must be at most 2000 characters' })
  .refine((name) => isIcon(name) || isHttps(name), {
    error: ({ input }) => `is an address with https:// or ${nameOfDrawing(input)}`,
  })

/** `the name of a drawing. Did you mean scissors? operator drawings lists all` */
export const nameOfDrawing = (typed: unknown): string =>
  withHint('the name of a drawing', `${didYouMean(String(typed), DRAWINGS)} operator drawings lists all`.trim())

/** An address, or one of the two drawings of people. */
export const portrait = z
  .string({ error: 'is an address with https://, woman or man' })
  .max(2000, { error: 'must be at most 2000 characters' })
  .refine((name) => isPortrait(name) || isHttps(name), { error: 'is an address with https://, woman or man' })

export const isPortrait = (name: string): boolean => PORTRAITS.some((portrait) => portrait === name)

/** The name of a drawing alone. */
export const drawing = z
  .string({ error: 'is the name of a drawing; operator drawings lists all' })
  .refine(isIcon, { error: ({ input }) => `is ${nameOfDrawing(input)}` })

export const isHttps = (address: string): boolean =>
  /^https:\/\/[^\s"'<>\\]+$/.test(address) && URL.canParse(address) && new URL(address).username === ''

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && /^[A-Z]/.test(name)
  } catch {
    return false
  }
}

function needed({ input }: { input: unknown }): string {
  return input === undefined ? 'is required' : 'is a text'
}

function textNeeded({ input, code }: { input?: unknown; code?: string }): string | undefined {
  if (code === 'unrecognized_keys') return undefined
  return input === undefined ? 'is required, at least in English (en)' : 'is a text in en, ko, ja, zh'
}

function lateFeeNeeded(): string {
  return 'is none, a share of the total such as 50%, or a price such as 3000'
}

function rangeOf(least: number, most: number) {
  return { error: `is from ${least} to ${most}` }
}
