import type { Config } from '../../config/config.ts'
import { createRateLimitExemption } from '../../config/rate-limit-exemptions.ts'
import { refuse } from '../../contract/failure.ts'
import type { Limit } from '../../contract/register.ts'
import { addressKey } from '../../lib/address-key.ts'
import { createLimiter } from '../../lib/gcra-limiter.ts'
import { classes, classOf, type LimitClass } from './limit-classes.ts'

export function createRequestLimits(
  config: Pick<Config, 'rateLimits' | 'trustedProxies'>,
  onRefused: (kind: LimitClass) => void = () => {},
): Limit {
  const limit = createLimiter()
  const isExempt = createRateLimitExemption(config)
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
