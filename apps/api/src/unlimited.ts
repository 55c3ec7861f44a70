import type { Config } from './config.ts'
import { within } from './config-values.ts'

/** The address of requests that never were on a wire: those of the pages that this process draws. */
export const IN_PROCESS = 'in-process'

export const isThisMachine = within(['127.0.0.0/8', '::1'])

/**
 * Whose addresses no limit of a process holds: the pages that this process draws, and a trusted proxy that asks on its own
 * behalf, as a page server does. Both ask for everybody.
 */
export function unlimited({
  rateLimits,
  trustedProxies,
}: Pick<Config, 'rateLimits' | 'trustedProxies'>): (ip: string) => boolean {
  const isProxy = within(trustedProxies)
  return (ip) =>
    rateLimits === 'nobody' || ip === IN_PROCESS || isProxy(ip) || (rateLimits === 'others' && isThisMachine(ip))
}
