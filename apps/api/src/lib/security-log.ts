import { createHmac } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { addressKey } from './address-key.ts'
import type { Logger } from './logger.ts'

export const SECURITY_EVENTS = [
  'sign-in',
  'sign-in.refused',
  'sign-in.paused',
  'session.reuse',
  'sign-out',
  'sessions.ended',
  'operator.used',
  'operator.refused',
  'scope.refused',
  'rate-limit.reached',
  'account.exported',
  'account.deleted',
] as const

export type SecurityEvent = {
  event: (typeof SECURITY_EVENTS)[number]
  /** Written as pseudonyms: who, the address of their mailbox, and where the request came from. */
  memberId?: string | undefined
  email?: string | undefined
  ip?: string | undefined
  sessionId?: string | undefined
  /** How somebody signed in: `code` or a provider. */
  how?: string
  /** The code of the refusal, or why sessions ended. */
  reason?: string
  /** The id of the operation in the contract. */
  operation?: string
  /** The name of an operator's key. */
  operatorKey?: string | undefined
  /** How many ended. */
  sessions?: number
}

type Context = { config: { otpPepper: string }; log: Logger }

/**
 * Writes one line for operators who look for attacks (docs/operating.md). People and addresses are pseudonyms: equal ones are
 * equal, and whoever has the log alone learns nobody's. Codes, tokens and keys are never handed over.
 */
export function logSecurityEvent(
  { config, log }: Context,
  { event, memberId, email, ip, sessionId, ...details }: SecurityEvent,
): void {
  const pseudonym = (kind: 'mailbox' | 'address', value: string) => pseudonymOf(config.otpPepper, kind, value)
  log.info(
    {
      event,
      ...details,
      ...(memberId !== undefined && { member: memberPseudonym(config.otpPepper, memberId) }),
      ...(email !== undefined && { mailbox: pseudonym('mailbox', email) }),
      ...(ip !== undefined && { address: pseudonym('address', addressKey(ip)) }),
      ...(sessionId !== undefined && { sessionId }),
    },
    'Security',
  )
}

/** Pseudonym of a member, as `member` in the log has it. */
export const memberPseudonym = (pepper: string, memberId: string): string => pseudonymOf(pepper, 'member', memberId)

const MINUTE_MS = 60_000
const MOST_NOTED = 10_000
export type LogRateLimit = (context: Context, reached: { ip: string; operation: string }) => void

/** Writes it once a minute for each address and operation: whoever is over a limit may come a thousand times a second. */
export function createRateLimitLog(): LogRateLimit {
  const noted = new LRUCache<string, true>({ max: MOST_NOTED, ttl: MINUTE_MS })
  return (context, { ip, operation }) => {
    const key = `${addressKey(ip)} ${operation}`
    if (noted.has(key)) return
    noted.set(key, true)
    logSecurityEvent(context, { event: 'rate-limit.reached', ip, operation })
  }
}

/** 64 bits of an HMAC whose key is derived from the pepper of the codes, so that it is worth nothing for these. */
function pseudonymOf(pepper: string, kind: string, value: string): string {
  const key = createHmac('sha256', pepper).update('pseudonyms of the security log').digest()
  return createHmac('sha256', key).update(`${kind}\u0000${value}`).digest('base64url').slice(0, 11)
}
