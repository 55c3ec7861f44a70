import type { ConnectionLimits } from '@yoyaku/node-http'
import type { Config } from '../config/config.ts'
import { within } from '../config/values.ts'
import { addressKey } from '../lib/address-key.ts'

/** `RATE_LIMITS=off` leaves only the total. Proxies that pass on the requests of many have no limit of their own. */
export function connectionLimits({
  rateLimits,
  trustedProxies,
  maxConnections,
  connectionsPerAddress,
}: Pick<Config, 'rateLimits' | 'trustedProxies' | 'maxConnections' | 'connectionsPerAddress'>): ConnectionLimits {
  const isProxy = within(trustedProxies)
  return {
    total: maxConnections,
    perAddress: rateLimits === 'nobody' ? Number.POSITIVE_INFINITY : connectionsPerAddress,
    keyOf: (ip) => (isProxy(ip) ? null : addressKey(ip)),
  }
}
