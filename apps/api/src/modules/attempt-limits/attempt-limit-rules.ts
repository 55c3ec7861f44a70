import { createHmac } from 'node:crypto'
import { addressKey } from '../../lib/address-key.ts'
import { mailboxOf } from '../../lib/email-address.ts'

/** At most `max` hits in any span of `seconds`; with `thenEvery`, one more each so many seconds beyond that. */
export type AttemptLimit = { max: number; seconds: number; thenEvery?: number }
/** `subject` is whom it counts: an address, an e-mail, an account. */
export type AttemptLimitRule = { scope: string; subject: string; limits: readonly AttemptLimit[] }

const HOUR = 3600
const DAY = 24 * HOUR

export const RESEND_SECONDS = 60
export const TRIES_PER_CHALLENGE = 5

// Resend after 60 s; 5 an hour and 10 a day per e-mail.
const CODE_PAUSE = [{ max: 1, seconds: RESEND_SECONDS }]
const CODES_PER_MAILBOX = [
  { max: 5, seconds: HOUR },
  { max: 10, seconds: DAY },
]
/** An address may be a whole hotel: past 20 an hour it slows down, and is never refused for longer than this. */
export const SLOW_SECONDS = 10
const CODES_PER_ADDRESS = [{ max: 20, seconds: HOUR, thenEvery: SLOW_SECONDS }]
const MAILS_PER_CONTACT = [
  { max: 3, seconds: HOUR },
  { max: 10, seconds: DAY },
]
const TRIES_PER_ACCOUNT = [
  { max: 10, seconds: HOUR },
  { max: 20, seconds: DAY },
]

/** A device that has signed in to the account before counts for itself; all others count together. */
type Device = string | null

/** Lifted by the sign-in it was for: whoever signs out may sign in again at once. */
export const codePauseRule = (email: string, device: Device): AttemptLimitRule => ({
  scope: 'code.pause',
  subject: device === null ? email : `${email} ${device}`,
  limits: CODE_PAUSE,
})

/** Limits of a code to `email`; `ip` is null where addresses do not count. */
export const codeRules = (email: string, ip: string | null, device: Device): AttemptLimitRule[] =>
  device === null
    ? [
        codePauseRule(email, null),
        { scope: 'code.mailbox', subject: mailboxOf(email), limits: CODES_PER_MAILBOX },
        ...(ip === null ? [] : [{ scope: 'code.address', subject: addressKey(ip), limits: CODES_PER_ADDRESS }]),
      ]
    : [codePauseRule(email, device), { scope: 'code.device', subject: device, limits: CODES_PER_MAILBOX }]

/** The name form tells that an e-mail has no account: as many such answers as codes. */
export const lookupRule = (ip: string): AttemptLimitRule => ({
  scope: 'lookup.address',
  subject: addressKey(ip),
  limits: CODES_PER_ADDRESS,
})

/** Wrong tries; the account is the e-mail, so that it also holds before there is a member. */
export const codeTriesRule = (email: string, device: Device): AttemptLimitRule => ({
  scope: device === null ? 'tries' : 'tries.device',
  subject: device ?? email,
  limits: TRIES_PER_ACCOUNT,
})

/** E-mails about reservations to an address that a member typed and nobody proved, over all members. */
export const contactMailRule = (email: string): AttemptLimitRule => ({
  scope: 'mail.contact',
  subject: mailboxOf(email),
  limits: MAILS_PER_CONTACT,
})

/** A search counts once a day for an address, so that nobody alone decides what others see as searched most. */
export const searchCountRule = (ip: string, locale: string, keyword: string): AttemptLimitRule => ({
  scope: 'search.count',
  subject: `${addressKey(ip)} ${locale} ${keyword.toLowerCase()}`,
  limits: [{ max: 1, seconds: DAY }],
})

/** How often the owner is told that codes are paused: a pause that is renewed within the hour is the same one. */
export const pauseNoticeRule = (email: string): AttemptLimitRule => ({
  scope: 'tries.told',
  subject: email,
  limits: [{ max: 1, seconds: HOUR }],
})

/** Hits that are yet to come count nothing, where the clock was set back; those of requests that waited for each other are a moment ahead. */
export const MOST_SECONDS_AHEAD = 60

/** Seconds until one more hit is allowed; 0 when it is allowed now. */
export function secondsUntilAllowed(limits: readonly AttemptLimit[], hits: readonly string[], now: string): number {
  const at = Date.parse(now)
  const newestFirst = hits
    .map((hit) => Date.parse(hit))
    .filter((hit) => hit <= at + MOST_SECONDS_AHEAD * 1000)
    .sort((one, other) => other - one)
  const wait = (place: number, seconds: number) => {
    const hit = newestFirst[place]
    return hit === undefined ? 0 : Math.max(0, Math.ceil((hit + seconds * 1000 - at) / 1000))
  }
  const waits = limits.map(({ max, seconds, thenEvery }) =>
    Math.min(wait(max - 1, seconds), thenEvery === undefined ? Number.POSITIVE_INFINITY : wait(0, thenEvery)),
  )
  return Math.max(0, ...waits)
}

/** The key that is stored in place of the subject: counters contain no address and no e-mail. */
export const attemptCounterKey = (pepper: string, { scope, subject }: AttemptLimitRule): string =>
  createHmac('sha256', pepper).update(['flood', scope, subject].join('\u0000')).digest('base64url')
