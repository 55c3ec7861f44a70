import { isLocalPart, isName, readEmail, readName } from '@yoyaku/input'
import { MAX_LENGTH } from '../client/max-length.gen.ts'
import type { FieldCode } from '../client/types.ts'
import type { Fields } from './field-failures.ts'
import { atMost, form, matches, optional, required, resultOf, type Schema, text, tidy } from './schema.ts'

/** In code points, by the contract: what is typed is measured as it is sent, tidied. */
export const EMAIL_MAX = MAX_LENGTH.email
export const NAME_MAX = MAX_LENGTH.personName
export const TEXT_MAX = MAX_LENGTH.specialRequirement
export const WISH_MAX = MAX_LENGTH.message

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/
const E164 = /^\+[1-9][0-9]{6,14}$/

/** Line breaks and tabs, but no other control or direction character. */
const FREE = /^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\t\n]|\r\n)*$/u

/** The server's own rule: one @, a domain that may be international. */
function isEmail(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@')
  const host = asciiDomain(domain)
  return more.length === 0 && local.length <= 64 && isLocalPart(local, host) && DOMAIN.test(host)
}

function asciiDomain(domain: string): string {
  // Not `URL.parse`: Node 20 has none.
  const address = `https://${domain}`
  return /[/\\?#:%\s]/.test(domain) || !URL.canParse(address) ? '' : new URL(address).hostname
}

/** One schema a field; its issues are the contract's field codes. The same serve the SDK and a form. */
export const email = text('REQUIRED', readEmail, required, atMost(EMAIL_MAX), ['FORMAT', isEmail])
/** Letters and marks of any language, at most 50. */
export const personName = text('REQUIRED', readName, required, atMost(NAME_MAX), ['FORMAT', isName])
/** E.164: `+819012345678`. Only its form: whether the number exists is the server's to say (`contact.phone`, 400), because a library that knows weighs more than the SDK. */
export const phone = text('REQUIRED', tidy, required, matches(E164))
/** Lines, at most 500 characters; may be empty. */
export const optionalText = text('TYPE', tidy, atMost(TEXT_MAX), matches(FREE))
const freeText = (longest: number) => text('REQUIRED', tidy, required, atMost(longest), matches(FREE))
/** The same, not empty. */
export const nonEmptyText = freeText(MAX_LENGTH.cancelReason)
/** Who comes. */
export const contact = form({ firstName: personName, lastName: personName, phone, email })
/** Pure: a page without it does not load it. */
export const wish = /* @__PURE__ */ form({
  content: /* @__PURE__ */ freeText(WISH_MAX),
  email: /* @__PURE__ */ optional(email),
})

export type Checked<T> = { value: T; fields: Fields } | { value: null; fields: Fields }

/** The tidied value, or the first code of every field that is not right. `under` goes before the names: `contact.phone`. */
export function check<T>(schema: Schema<T>, input: unknown, under = ''): Checked<T> {
  const read = resultOf(schema, input)
  const fields: Record<string, FieldCode> = {}
  for (const { path, message } of read.issues ?? []) fields[`${under}${path.join('.')}`] ??= message
  return read.issues ? { value: null, fields } : { value: read.value, fields }
}
