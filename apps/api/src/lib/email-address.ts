import { domainToASCII } from 'node:url'
import { isLocalPart, readEmail } from '@yoyaku/input'

const LONGEST = 254
const LONGEST_LOCAL = 64
const DOMAIN = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/
const IGNORES_DOTS = new Set(['gmail.com', 'googlemail.com'])

/**
 * The one form in which an address is kept and compared, or null when it is none. Compatibility forms are folded
 * (NFKC) before anything is looked at: a full-width ＠ is an @, and nothing that looks like one comes in later.
 */
export function normaliseEmail(typed: string): string | null {
  const parts = readEmail(typed).split('@')
  const [local = '', domainTyped = ''] = parts
  if (parts.length !== 2) return null
  // domainToASCII reads a URL's host: it would drop a path and unpack an escape.
  const domain = /[/\\?#:%\s]/.test(domainTyped) ? '' : domainToASCII(domainTyped).toLowerCase()
  const email = `${local.toLowerCase()}@${domain}`
  if (Buffer.byteLength(email) > LONGEST || Buffer.byteLength(local) > LONGEST_LOCAL) return null
  return isLocalPart(local, domain) && DOMAIN.test(domain) ? email : null
}

/** For counting e-mails only, never for identity: `hana+1@` and `ha.na@gmail.com` fill the same mailbox as `hana@`. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const local = email.slice(0, at).replace(/\+.*$/, '')
  return `${IGNORES_DOTS.has(domain) ? local.replaceAll('.', '') : local}@${domain}`
}
