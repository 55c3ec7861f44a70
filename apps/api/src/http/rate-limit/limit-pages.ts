import type { Config } from '../../config/config.ts'
import { createRateLimitExemption, isThisMachine } from '../../config/rate-limit-exemptions.ts'
import { addressKey } from '../../lib/address-key.ts'
import { createLimiter, type Quota } from '../../lib/gcra-limiter.ts'

export { isThisMachine }

/** A page is drawn once a visit; then the browser asks the API. */
const PAGES: Quota = { max: 600, seconds: 60 }

/** Seconds that an address has to wait before another page is drawn for it; 0 now. */
export function createPageLimit(config: Pick<Config, 'rateLimits' | 'trustedProxies'>): (ip: string) => number {
  const limit = createLimiter()
  const isExempt = createRateLimitExemption(config)
  return (ip) => (isExempt(ip) ? 0 : limit('page', addressKey(ip), PAGES).retryAfter)
}
