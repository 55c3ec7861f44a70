import { addressKey } from '../address-key.ts'
import type { Config } from '../config.ts'
import { refuse } from '../contract/handler.ts'
import type { Limit } from '../contract/register.ts'
import { createLimiter } from '../limit.ts'
import { unlimited } from '../unlimited.ts'
import { classes, classOf, type LimitClass } from './limit-classes.ts'

export function createRequestLimits(
  config: Pick<Config, 'rateLimits' | 'trustedProxies'>,
  onRefused: (kind: LimitClass) => void = () => {},
): Limit {
  const limit = createLimiter()
  const isUnlimited = unlimited(config)
  return (operation, { member, ip, refused }) => {
    if (isUnlimited(ip)) return null
    const kind = refused ? 'unauthorised' : classOf(operation)
    const key = member === null ? addressKey(ip) : member.userId
    const { allowed, retryAfter } = limit(kind, key, classes[kind])
    if (allowed) return null
    onRefused(kind)
    return refuse(429, 'RATE_LIMITED', 'Too many requests of this kind', { retryAfter })
  }
}
