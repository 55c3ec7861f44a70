import * as z from 'zod/mini'
import type { FieldCode } from '../client/types.ts'
import { type Fields, NO_FIELDS } from './failure.ts'

export const EMAIL_MAX = 254
export const NAME_MAX = 50
export const TEXT_MAX = 500

/** The contract's rule, counted in code points. Trimmed and NFC before it is asked. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} '’.·・-]*$/u
const LOCAL_PART = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/
const E164 = /^\+[1-9][0-9]{6,14}$/
const CODE = /^[0-9]{6}$/

const length = (text: string) => [...text].length
const rule = (code: FieldCode, holds: (text: string) => boolean) =>
  z.refine<string>(holds, { error: code, abort: true })
/** The server's own rule: one @, a domain that may be international. */
function isEmail(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@')
  return more.length === 0 && local.length <= 64 && LOCAL_PART.test(local) && DOMAIN.test(asciiDomain(domain))
}

function asciiDomain(domain: string): string {
  const address = /[/\\?#:%\s]/.test(domain) ? null : URL.parse(`https://${domain}`)
  return address?.hostname ?? ''
}

const tidy = z.overwrite<string>((text) => text.normalize('NFC').trim())
/** Compatibility forms first: a full-width ＠ is an @. */
const folded = z.overwrite<string>((text) => text.normalize('NFKC').trim())
const required = rule('REQUIRED', (text) => text !== '')
const atMost = (max: number) => rule('TOO_LONG', (text) => length(text) <= max)
const matches = (pattern: RegExp) => rule('FORMAT', (text) => pattern.test(text))

/** One schema a field; its issues are the contract's field codes. The same serve the SDK and a form. */
export const email = z.string('REQUIRED').check(folded, required, atMost(EMAIL_MAX), rule('FORMAT', isEmail))
export const personName = z.string('REQUIRED').check(tidy, required, atMost(NAME_MAX), matches(NAME))
export const phone = z.string('REQUIRED').check(tidy, required, matches(E164))
export const oneTimeCode = z.string('REQUIRED').check(
  z.overwrite<string>((text) => text.normalize('NFKC').replace(/\s/g, '')),
  required,
  matches(CODE),
)
export const optionalText = z.string('TYPE').check(tidy, atMost(TEXT_MAX))
export const requiredText = z.string('REQUIRED').check(tidy, required, atMost(TEXT_MAX))

export const profile = z.object({
  firstName: personName,
  lastName: personName,
  acceptsMarketing: z._default(z.boolean(), false),
})
export const contact = z.object({ firstName: personName, lastName: personName, phone, email })
export const wish = z.object({ content: requiredText, email: z.optional(email) })

export type Checked<T> = { value: T; fields: Fields } | { value: null; fields: Fields }

/** The tidied value, or the first code of every field that is not right. `under` goes before the names: `contact.phone`. */
export function check<T>(schema: z.ZodMiniType<T>, given: unknown, under = ''): Checked<T> {
  const read = schema.safeParse(given)
  if (read.success) return { value: read.data, fields: NO_FIELDS }
  const fields: Record<string, FieldCode> = {}
  for (const { path, message } of read.error.issues) fields[`${under}${path.join('.')}`] ??= message as FieldCode
  return { value: null, fields }
}
