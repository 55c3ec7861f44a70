import type { World } from '../world.ts'

/** At most `max` at once, then one more each `windowSeconds / max`. `key`: the session where there is one, else the address. */
export type RequestLimit = { scope: string; key: string; max: number; windowSeconds: number }
/** `retryAfter` in seconds; 0 when allowed. */
export type Limited = { allowed: boolean; retryAfter: number }

const MOST_BUCKETS = 50_000
const bucketsOf = new WeakMap<World, Map<string, number>>()

/**
 * A bucket in this process's memory: for classes of requests where counting about right is enough and a write for each
 * request would cost more than the request. What must hold exactly (codes, tries) counts in the database.
 */
export function limit(world: World, request: RequestLimit, now = performance.now()): Limited {
  const buckets = bucketsOf.get(world) ?? new Map<string, number>()
  bucketsOf.set(world, buckets)
  const name = `${request.scope}\u0000${request.key}`
  const windowMs = request.windowSeconds * 1000
  const full = Math.max(buckets.get(name) ?? 0, now) + windowMs / request.max
  const wait = full - now - windowMs
  // A float's last digit must not refuse the last one that fits.
  if (wait > 0.001) return { allowed: false, retryAfter: Math.ceil(wait / 1000) }
  buckets.delete(name)
  buckets.set(name, full)
  if (buckets.size > MOST_BUCKETS) forgetOldest(buckets)
  return { allowed: true, retryAfter: 0 }
}

function forgetOldest(buckets: Map<string, number>): void {
  for (const name of buckets.keys()) {
    buckets.delete(name)
    return
  }
}
