/** The schemas of all forms, and `check`, which reads with one. */
import { isLocalPart, isName, readEmail, readName } from '@yoyaku/input'
import * as z from 'zod/mini'
import { MAX_LENGTH } from '../contract/max-length.gen.ts'
import type { FieldCode } from '../contract/types.ts'
import { isUrl } from './checked.ts'
import type { FieldErrors } from './field-errors.ts'
import { atMost, form, matches, required, text, tidy } from './schema.ts'

/** In code points, by the contract: what is typed is measured as it is sent, tidied. */
export const EMAIL_MAX = MAX_LENGTH.email
export const NAME_MAX = MAX_LENGTH.personName
export const TEXT_MAX = MAX_LENGTH.specialRequirement
export const WISH_MAX = MAX_LENGTH.message

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/
const E164 = /^\+[1-9][0-9]{6,14}$/

/** Line breaks and tabs, but no other control or direction character, and no half of a surrogate pair, which no database stores. */
const FREE = /^(?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|[\t\n]|\r\n)*$/u

/** The server's own rule: one @, a domain that may be international. */
function isEmail(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@')
  const host = asciiDomain(domain)
  return more.length === 0 && local.length <= 64 && isLocalPart(local, host) && DOMAIN.test(host)
}

function asciiDomain(domain: string): string {
  const address = `https://${domain}`
  return /[/\\?#:%\s]/.test(domain) || !isUrl(address) ? '' : new URL(address).hostname
}

/** One schema a field, of zod and so a Standard Schema (standardschema.dev); the messages of its issues are the contract's field codes. The same serve the SDK and a form. */
export const email = text('REQUIRED', readEmail, required, atMost(EMAIL_MAX), ['FORMAT', isEmail])
/** Letters and marks of any language, at most 50. */
export const personName = text('REQUIRED', readName, required, atMost(NAME_MAX), ['FORMAT', isName])
/** E.164: `+819012345678`. Only its form: whether the number exists is the server's to say (`contact.phone`, 400), because a library that knows weighs more than the SDK. */
export const phone = text('REQUIRED', tidy, required, matches(E164))
/** Lines, at most 500 characters; may be empty. */
export const optionalText = text('TYPE', tidy, atMost(TEXT_MAX), matches(FREE))
const freeText = /* @__NO_SIDE_EFFECTS__ */ (longest: number) =>
  text('REQUIRED', tidy, required, atMost(longest), matches(FREE))
/** The same, not empty. */
export const nonEmptyText = freeText(MAX_LENGTH.cancelReason)
/** Schema of the person who comes. */
export const contact = form({ firstName: personName, lastName: personName, phone, email })
export const wish = form({ content: freeText(WISH_MAX), email: z.optional(email) })

export type Checked<T> = { value: T; fields: FieldErrors } | { value: null; fields: FieldErrors }

/** The tidied value, or the first code of every field that is not right. `under` goes before the names: `contact.phone`. */
export function check<T>(schema: z.ZodMiniType<T>, input: unknown, under = ''): Checked<T> {
  const { success, data, error } = z.safeParse(schema, input)
  if (success) return { value: data, fields: {} }
  const fields: Record<string, FieldCode> = {}
  for (const { path, message } of error.issues) fields[`${under}${path.join('.')}`] ??= message as FieldCode
  return { value: null, fields }
}

const CODE = /^[0-9]{6}$/

/** Six digits, in whatever width, and however spaced or hyphenated. */
export const oneTimeCode = text(
  'REQUIRED',
  (typed) => typed.normalize('NFKC').replace(/[\s\p{Pd}]/gu, ''),
  required,
  matches(CODE),
)

/** The version of a text that is agreed to; null: it has to be. Who asks for no consent leaves it out. */
const agreedVersion = z.optional(text('REQUIRED', tidy, required))

/** Schema of the names of a new member. */
export const profile = form({
  firstName: personName,
  lastName: personName,
  acceptsMarketing: z._default(z.boolean({ error: 'TYPE' }), false),
  agreedTermsVersion: agreedVersion,
  agreedPrivacyVersion: agreedVersion,
})
