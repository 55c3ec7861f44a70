import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import { createRateLimitExemption } from '../../config/rate-limit-exemptions.ts'
import type { AppContext } from '../../context.ts'
import { addressKey } from '../../lib/address-key.ts'
import { createLimiter } from '../../lib/gcra-limiter.ts'

const ALLOWED = { max: 20, seconds: 60 }

/** The seconds until the sender may try again; 0: now. The address is the one that requests have. */
export function createHandshakeLimit(context: AppContext): (request: IncomingMessage) => number {
  const limit = createLimiter()
  const isUnlimited = createRateLimitExemption(context.config)
  const trust = proxyAddress.compile([...context.config.trustedProxies])
  return (request) => {
    const ip = proxyAddress(request, trust)
    return isUnlimited(ip) ? 0 : limit('live', addressKey(ip), ALLOWED).retryAfter
  }
}
