import { createHmac } from 'node:crypto'
import type { Config } from '../../config/config.ts'
import { within } from '../../config/values.ts'
import { type Failure, refuse } from '../../contract/failure.ts'
import { addressKey } from '../../lib/address-key.ts'

/** Live holds of other visitors behind one address, which may be a whole office: at one shop, and at all of them. */
export const MOST_AT_A_SHOP = 20
export const MOST_ANYWHERE = 100

type Deciding = Pick<Config, 'rateLimits' | 'trustedProxies' | 'otpPepper'>

/** The stored form of an address; null where nothing is counted: limits are off, or all requests come from one proxy. */
export function addressHash({ rateLimits, trustedProxies, otpPepper }: Deciding, ip: string): string | null {
  if (rateLimits === 'nobody' || within(trustedProxies)(ip)) return null
  return createHmac('sha256', otpPepper)
    .update(`hold ${addressKey(ip)}`)
    .digest('base64url')
}

/** What the other visitors at an address hold, and the seconds until the first of it is over. */
export type AddressHoldCounts = { here: number; anywhere: number; wait: number }

export function tooManyFrom(addressHolds: AddressHoldCounts | null): Failure<429> | null {
  if (addressHolds === null || (addressHolds.here < MOST_AT_A_SHOP && addressHolds.anywhere < MOST_ANYWHERE))
    return null
  return refuse(429, 'RATE_LIMITED', 'Too many times are held from this address', { retryAfter: addressHolds.wait })
}
