import { addressKey } from '../address-key.ts'
import type { Config } from '../config.ts'
import { within } from '../config-values.ts'
import { type Failure, type Member, refuse } from '../contract/handler.ts'
import type { Operation } from '../contract/load.ts'
import { createLimiter } from '../limit.ts'
import { classes, classOf, type LimitClass } from './limit-classes.ts'

/** Who asks: a member, or nobody that is known (`refused` where one had to be), from an address. */
export type Asking = { member: Member | null; ip: string; refused: boolean }
/** What turns a request away, or null. */
export type LimitRequest = (operation: Operation, asking: Asking) => Failure<429> | null

const thisMachine = within(['127.0.0.0/8', '::1'])

/**
 * Whom no limit holds: the pages that this process draws, which come without an address (`IN_PROCESS`), and a trusted
 * proxy that asks on its own behalf, as a page server does. Both ask for everybody.
 */
export function createRequestLimits(
  { rateLimits, trustedProxies }: Pick<Config, 'rateLimits' | 'trustedProxies'>,
  onRefused: (kind: LimitClass) => void = () => {},
): LimitRequest {
  if (rateLimits === 'nobody') return () => null
  const limit = createLimiter()
  const isProxy = within(trustedProxies)
  const isExempt = (ip: string) => ip === IN_PROCESS || isProxy(ip) || (rateLimits === 'others' && thisMachine(ip))
  return (operation, { member, ip, refused }) => {
    if (isExempt(ip)) return null
    const kind = refused ? 'unauthorised' : classOf(operation)
    const key = member === null ? addressKey(ip) : member.userId
    const { allowed, retryAfter } = limit(kind, key, classes[kind])
    if (allowed) return null
    onRefused(kind)
    return refuse(429, 'RATE_LIMITED', 'Too many requests of this kind', { retryAfter })
  }
}

/** The address of requests that never were on a wire. */
export const IN_PROCESS = 'in-process'
