import { createHmac } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'

/** At most `max` hits in any span of `seconds`. */
export type FloodLimit = { max: number; seconds: number }
/** `subject` is whom it counts: an address, an e-mail, an account. */
export type FloodRule = { scope: string; subject: string; limits: readonly FloodLimit[] }

const HOUR = 3600
const DAY = 24 * HOUR

/** product.md §2: codes sent. */
export const RESEND_SECONDS = 60
export const CODES_PER_EMAIL: readonly FloodLimit[] = [
  { max: 5, seconds: HOUR },
  { max: 10, seconds: DAY },
]
export const CODES_PER_ADDRESS: readonly FloodLimit[] = [{ max: 20, seconds: HOUR }]
/** Step 1 tells whether an e-mail is known: as many questions as codes. */
export const LOOKUPS_PER_ADDRESS: readonly FloodLimit[] = [{ max: 20, seconds: HOUR }]
/** product.md §2: wrong tries. */
export const TRIES_PER_CHALLENGE = 5
export const TRIES_PER_ACCOUNT: readonly FloodLimit[] = [
  { max: 10, seconds: HOUR },
  { max: 20, seconds: DAY },
]

/** Seconds until one more hit is allowed; 0 when it is allowed now. */
export function secondsUntilAllowed(limits: readonly FloodLimit[], hits: readonly string[], now: string): number {
  const newestFirst = hits.map((hit) => Date.parse(hit)).sort((one, other) => other - one)
  const waits = limits.map(({ max, seconds }) => {
    const hit = newestFirst[max - 1]
    return hit === undefined ? 0 : Math.ceil((hit + seconds * 1000 - Date.parse(now)) / 1000)
  })
  return Math.max(0, ...waits)
}

/** Whom an IP address stands for: one IPv4 address, or the /64 that an IPv6 household owns. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined && isIPv4(mapped)) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('%', 1)[0]?.toLowerCase().split('::') ?? []
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** What is stored in place of the subject: nobody reads an address or an e-mail from the counters. */
export const floodKey = (pepper: string, { scope, subject }: FloodRule): string =>
  createHmac('sha256', pepper).update(['flood', scope, subject].join('\u0000')).digest('base64url')
