import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const PREFLIGHT_S = '86400'

/** For every answer of the API. Any origin may read: callers prove who they are by a bearer token, never by cookies. */
export function addApiHeaders(app: FastifyInstance, config: Config, headerNames: string[]): void {
  const fixed = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Date, X-Request-Id, Retry-After, Content-Language, Idempotency-Replayed, Allow',
    vary: 'Accept-Language, X-Currency',
    ...(config.production &&
      config.publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
  const preflight = {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': ['authorization', 'content-type', ...headerNames].join(', '),
    'access-control-max-age': PREFLIGHT_S,
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(fixed)
    if (isPersonal(request.url)) reply.header('cache-control', 'no-store')
    if (request.method === 'OPTIONS') return reply.headers(preflight).code(204).send()
  })
}

const isPersonal = (url: string) => /^\/api\/v1\/(user|user-favorite|operator)(\/|\?|$)/.test(url)
