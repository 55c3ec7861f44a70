import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Logger } from '../lib/logger.ts'

/** Says once that somebody forwards requests and nobody is trusted to: then all visitors behind it share one address and its limits. */
export function warnOfProxy(
  app: FastifyInstance,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
  log: Pick<Logger, 'warn'>,
): void {
  if (trustedProxies.length > 0) return
  let isSaid = false
  app.addHook('onRequest', async ({ headers }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return
    isSaid = true
    log.warn(
      'A request came with X-Forwarded-For, and TRUSTED_PROXIES is not set: if a proxy stands in front, all its visitors count as one address. Set TRUSTED_PROXIES to the address of the proxy',
    )
  })
}
