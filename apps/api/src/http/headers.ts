import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { crossOriginHeaders, TRACING_HEADERS } from './cross-origin.ts'

const PREFLIGHT_S = '86400'
const OWN_HEADERS = ['authorization', 'content-type', 'if-none-match']
const READS = ['GET', 'HEAD']
// Of routes, not of addresses: `/%75ser/me` is `/user/me`.
const PERSONAL_ROUTE = /^\/api\/v1\/(user|user-favorite|operator)(\/|$)/

/** For every answer of this server; what is a picture or a page of its own says more. */
export function safeHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** Before anything else answers. Who reads asks again each time, unless the answer says how long it may be kept. */
export function addSafeHeaders(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const safe = safeHeaders(config)
  app.addHook('onRequest', async ({ method }, reply) => {
    reply.headers(safe)
    if (READS.includes(method)) reply.header('cache-control', 'no-cache')
  })
}

export function addApiHeaders(app: FastifyInstance, headerNames: string[]): void {
  const preflight = {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': [...OWN_HEADERS, ...headerNames, ...TRACING_HEADERS].join(', '),
    'access-control-max-age': PREFLIGHT_S,
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(crossOriginHeaders)
    const isLocated = 'near' in Object(request.query)
    if (isLocated || PERSONAL_ROUTE.test(request.routeOptions.url ?? '')) reply.header('cache-control', 'no-store')
    if (request.method === 'OPTIONS') return reply.headers(preflight).code(204).send()
  })
}
