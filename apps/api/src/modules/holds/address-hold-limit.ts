import { createHmac } from 'node:crypto'
import type { Config } from '../../config/config.ts'
import { createRateLimitExemption } from '../../config/rate-limit-exemptions.ts'
import { type Failure, refuse } from '../../contract/failure.ts'
import { addressKey } from '../../lib/address-key.ts'

/**
 * Live holds of other visitors behind one address, which may be a whole hotel. At one shop they are at most so many, because
 * nobody else could book there; beyond so many at all shops the address slows down.
 */
export const MOST_AT_A_SHOP = 20
export const MOST_ANYWHERE = 100
export const SLOW_SECONDS = 10

type Deciding = Pick<Config, 'rateLimits' | 'trustedProxies' | 'otpPepper'>

/** The stored form of an address; null where nothing is counted: on this machine outside production, or where all requests come from one proxy. */
export function addressHash(config: Deciding, ip: string): string | null {
  if (createRateLimitExemption(config)(ip)) return null
  return createHmac('sha256', config.otpPepper)
    .update(`hold ${addressKey(ip)}`)
    .digest('base64url')
}

/** What the other visitors at an address hold, the seconds until the first of it at the shop is over, and those since the newest was made. */
export type AddressHoldCounts = { here: number; anywhere: number; wait: number; sinceNewest: number }

export function tooManyFrom(addressHolds: AddressHoldCounts | null): Failure<429> | null {
  if (addressHolds === null) return null
  const { here, anywhere, wait, sinceNewest } = addressHolds
  const pause = anywhere < MOST_ANYWHERE ? 0 : Math.ceil(SLOW_SECONDS - sinceNewest)
  const retryAfter = here < MOST_AT_A_SHOP ? pause : Math.max(1, wait)
  return retryAfter <= 0
    ? null
    : refuse(429, 'RATE_LIMITED', 'Too many times are held from this address', { retryAfter })
}
