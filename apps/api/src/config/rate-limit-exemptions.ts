import type { Config } from './config.ts'
import { within } from './values.ts'

/** The address of requests that never were on a wire: those of the pages that this process draws. */
export const IN_PROCESS = 'in-process'

export const isThisMachine = within(['127.0.0.0/8', '::1'])

/**
 * Tells the IP addresses that are exempt from per-process rate limits: the pages that this process renders, and a trusted
 * proxy that asks on its own behalf, as a page server does. Both ask for everybody.
 */
export function createRateLimitExemption({
  rateLimits,
  trustedProxies,
}: Pick<Config, 'rateLimits' | 'trustedProxies'>): (ip: string) => boolean {
  const isProxy = within(trustedProxies)
  return (ip) =>
    rateLimits === 'nobody' || ip === IN_PROCESS || isProxy(ip) || (rateLimits === 'others' && isThisMachine(ip))
}
