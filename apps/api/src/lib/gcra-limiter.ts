import { LRUCache } from 'lru-cache'

/** At most `max` at once, then one more each `seconds / max`. */
export type Quota = { max: number; seconds: number }
/** `retryAfter` in seconds; 0 when allowed. */
export type LimitDecision = { allowed: boolean; retryAfter: number }
/** `key`: whom it counts, e.g. a member or an address. */
export type Limiter = (scope: string, key: string, allowance: Quota, now?: number) => LimitDecision

const MOST_BUCKETS = 50_000

/**
 * Buckets in this process's memory: for classes of requests where counting about right is enough and a write for each
 * request would cost more than the request. What must hold exactly (codes, tries, holds) counts in the database.
 */
export function createLimiter(): Limiter {
  // Made with the first request: it takes room for all of them.
  let buckets: LRUCache<string, number> | undefined
  return (scope, key, { max, seconds }, now = performance.now()) => {
    buckets ??= new LRUCache({ max: MOST_BUCKETS })
    const name = `${scope}\u0000${key}`
    const windowMs = seconds * 1000
    const full = Math.max(buckets.get(name) ?? 0, now) + windowMs / max
    const wait = full - now - windowMs
    // A float's last digit must not refuse the last one that fits.
    if (wait > 0.001) return { allowed: false, retryAfter: Math.ceil(wait / 1000) }
    buckets.set(name, full)
    return { allowed: true, retryAfter: 0 }
  }
}
