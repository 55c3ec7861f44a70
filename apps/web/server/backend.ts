import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import { connectionLimits } from '@yoyaku/api/connection-limits'
import { describeBroken, refuseEarly } from '@yoyaku/api/refuse-early'
import { type Protection, protectServer, serverOptions } from '@yoyaku/node-http'
import type { FastifyInstance } from 'fastify'
import { createMicroCache, type FetchApi } from './api-data/micro-cache.ts'
import type { WebConfig } from './config.ts'
import { forwarded, forwardedUpgrade } from './http/forwarded.ts'
import { type Handler, type HostConfig, isKnownHost, knownHostsOnly } from './http/hosts.ts'
import { busyPage } from './pages/busy-page.ts'

const HEALTH = '/healthz'

/** What is the API's own; everything else is pages. */
const API_PREFIXES = [
  '/api',
  '/ws',
  '/media',
  '/auth/sso',
  '/dev',
  HEALTH,
  '/readyz',
  '/metrics',
  '/openapi.yaml',
  '/openapi.json',
  '/__test',
]

export const belongsToApi = (url: string): boolean => {
  const path = url.split('?', 1)[0] ?? ''
  return API_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}

type Listening = HostConfig &
  Pick<WebConfig, 'rateLimits' | 'trustedProxies' | 'maxConnections' | 'connectionsPerAddress' | 'contactEmail'>

/** Without room for a request, each kind of address is refused in its own form. */
function protection(config: Listening): Protection {
  const { publicUrl } = config
  const refuseCall = refuseEarly({ publicUrl: publicUrl.href })
  const refusePage = busyPage(config)
  return {
    limits: connectionLimits(config),
    describeBroken,
    mayUpgrade: (request) => isKnownHost(config, request),
    refuse: (request, response) => (belongsToApi(request.url ?? '/') ? refuseCall : refusePage)(request, response),
  }
}

export interface Backend {
  /** Where the server's own pages ask. */
  readonly apiUrl: string
  readonly fetch: FetchApi
  /** Changes with everything that is written through this process. */
  readonly revision: () => number
  /** The server on which pages and API share a port. */
  createServer(pages: Handler, config: Listening): Server
  /** Called on the pages' Fastify before it listens. */
  install(pages: FastifyInstance): Promise<void>
  close(): Promise<void>
}

type Injectable = Pick<FastifyInstance, 'inject'>
const BODILESS = [101, 204, 205, 304]

/** `fetch` that calls a Fastify in this process, without a socket. */
export const fetchFrom =
  (app: Injectable, remoteAddress?: string): FetchApi =>
  async (request) => {
    const { pathname, search } = new URL(request.url)
    const hasBody = request.body !== null
    const answer = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(remoteAddress !== undefined && { remoteAddress }),
      ...(hasBody && { payload: Buffer.from(await request.arrayBuffer()) }),
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, String(one))
    }
    const body = BODILESS.includes(answer.statusCode) ? null : new Uint8Array(answer.rawPayload)
    return new Response(body, { status: answer.statusCode, headers })
  }

const READS = ['GET', 'HEAD', 'OPTIONS']
/** Sent with every search; no page shows it within the second for which a read is cached. */
const SEARCH_LOG = '/api/v1/user/search-shop-log'

const mayChangePages = ({ method = '', url = '' }: IncomingMessage): boolean =>
  !READS.includes(method) && url.split('?', 1)[0] !== SEARCH_LOG

/** The API in this very process. */
export async function mountedBackend(environment: Readonly<Record<string, string | undefined>>): Promise<Backend> {
  const { IN_PROCESS, startApi } = await import('@yoyaku/api')
  const api = await startApi(environment)
  await api.app.ready()
  const { fetch, invalidate } = createMicroCache(fetchFrom(api.app, IN_PROCESS))
  let revision = 0
  return {
    apiUrl: 'http://localhost',
    fetch,
    revision: () => revision,
    createServer(pages, config) {
      const both: Handler = (request, response) => {
        if (!belongsToApi(request.url ?? '/')) return pages(request, response)
        if (mayChangePages(request)) {
          const done = (): void => {
            if (response.statusCode >= 400) return
            invalidate()
            revision += 1
          }
          response.once('finish', done).once('close', done)
        }
        api.app.routing(request, response)
      }
      const server = createServer(serverOptions(), knownHostsOnly(config, both))
      server.on('upgrade', (request, socket, head) => {
        if (!api.app.server.emit('upgrade', request, socket, head)) socket.destroy()
      })
      return protectServer(server, protection(config))
    },
    async install(pages) {
      pages.addHook('preClose', () => api.closeSockets())
    },
    close: () => api.close(),
  }
}

/** Less than the silence after which the visitor's own connection is closed without an answer. */
const LONGEST_SILENCE_MS = 20_000

interface ProxyOptions {
  readonly apiUrl: NonNullable<WebConfig['apiUrl']>
  /** Until the API answers, and between parts of an answer. */
  readonly longestSilenceMs?: number
}

/** An API elsewhere: the same addresses, passed on. */
export function proxiedBackend({ apiUrl, longestSilenceMs = LONGEST_SILENCE_MS }: ProxyOptions): Backend {
  return {
    apiUrl: apiUrl.href,
    fetch: (request) => fetch(request),
    revision: () => 0,
    createServer: (pages, config) =>
      protectServer(createServer(serverOptions(), knownHostsOnly(config, pages)), protection(config)),
    async install(pages) {
      // This process runs, whatever the API does: restarting it for the API's health would help nothing.
      pages.get(HEALTH, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
      const { default: proxy } = await import('@fastify/http-proxy')
      for (const prefix of API_PREFIXES.filter((one) => one !== HEALTH)) {
        const options = {
          upstream: apiUrl.origin,
          prefix,
          rewritePrefix: prefix,
          undici: {
            headersTimeout: longestSilenceMs,
            bodyTimeout: longestSilenceMs,
            // Its default is false: anybody on the way could read the tokens that are passed on.
            connect: { rejectUnauthorized: true },
          },
          replyOptions: {
            rewriteRequestHeaders: forwarded,
            // The connection to the API is not the visitor's.
            rewriteHeaders: ({ connection: _, 'keep-alive': __, ...headers }: IncomingHttpHeaders) => headers,
          },
        }
        // The types do not know that a live connection's headers can be rewritten too.
        const live = {
          ...options,
          websocket: true as const,
          wsClientOptions: { rewriteRequestHeaders: forwardedUpgrade },
        }
        await pages.register(proxy, prefix === '/ws' ? live : options)
      }
    },
    close: async () => undefined,
  }
}
