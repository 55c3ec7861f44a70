import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import { addressKey } from '../address-key.ts'
import { createLimiter } from '../limit.ts'
import { unlimited } from '../unlimited.ts'
import type { World } from '../world.ts'

const ALLOWED = { max: 20, seconds: 60 }

/** In how many seconds whoever sent this may try again; 0: now. The address is the one that requests have. */
export function createHandshakeLimit(world: World): (request: IncomingMessage) => number {
  const limit = createLimiter()
  const isUnlimited = unlimited(world.config)
  const trust = proxyAddress.compile([...world.config.trustedProxies])
  return (request) => {
    const ip = proxyAddress(request, trust)
    return isUnlimited(ip) ? 0 : limit('live', addressKey(ip), ALLOWED).retryAfter
  }
}
