import { addressKey } from '../address-key.ts'
import type { Config } from '../config.ts'
import { type Allowance, createLimiter } from '../limit.ts'
import { isThisMachine, unlimited } from '../unlimited.ts'

export { isThisMachine }

/** A page is drawn once a visit; then the browser asks the API. */
const PAGES: Allowance = { max: 600, seconds: 60 }

/** Seconds that an address has to wait before another page is drawn for it; 0 now. */
export function createPageLimit(config: Pick<Config, 'rateLimits' | 'trustedProxies'>): (ip: string) => number {
  const limit = createLimiter()
  const isUnlimited = unlimited(config)
  return (ip) => (isUnlimited(ip) ? 0 : limit('page', addressKey(ip), PAGES).retryAfter)
}
