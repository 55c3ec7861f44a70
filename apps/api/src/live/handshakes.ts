import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import { addressKey } from '../address-key.ts'
import { within } from '../config-values.ts'
import { createLimiter } from '../limit.ts'
import type { World } from '../world.ts'

const ALLOWED = { max: 20, seconds: 60 }
const thisMachine = within(['127.0.0.0/8', '::1'])

/** In how many seconds whoever sent this may try again; 0: now. The address is the one that requests have. */
export function createHandshakeLimit(world: World): (request: IncomingMessage) => number {
  const { rateLimits, trustedProxies } = world.config
  const limit = createLimiter()
  const isProxy = within(trustedProxies)
  const trust = proxyAddress.compile([...trustedProxies])
  return (request) => {
    const ip = proxyAddress(request, trust)
    const isExempt = rateLimits === 'nobody' || isProxy(ip) || (rateLimits === 'others' && thisMachine(ip))
    return isExempt ? 0 : limit('live', addressKey(ip), ALLOWED).retryAfter
  }
}
