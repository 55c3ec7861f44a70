import { randomBytes } from 'node:crypto'
import { chooseEncoding, openEncoder } from '@yoyaku/api/encoding'
import { countInFlight, OVERLOAD_RETRY_AFTER_S } from '@yoyaku/api/overload'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AssetManifest } from '../../src/app/assets.ts'
import type { Moved, Rendered, RenderRequest } from '../../src/app/entry-server.tsx'
import { DEFAULT_CURRENCY, isCurrency, type Language } from '../../src/locale/languages.ts'
import { localizePath, splitPath } from '../../src/locale/paths.ts'
import { preferenceCookie } from '../../src/locale/preference-cookie.ts'
import { authPath } from '../../src/navigation/history/return-path.ts'
import { matchPage } from '../../src/routes.ts'
import type { Theme } from '../../src/site/site.tsx'
import { fetchWithBusyState } from '../api-data/fetch-with-busy-state.ts'
import type { LegalTexts } from '../api-data/legal-texts.ts'
import type { Backend } from '../backend.ts'
import type { WebConfig } from '../config.ts'
import { readCookies } from '../http/cookies.ts'
import { contentSecurityPolicy } from '../http/headers.ts'
import { chooseLanguage } from '../http/language.ts'
import { type FallbackStatus, fallbackPage } from './fallback-page.ts'
import { createPageQueue } from './page-queue.ts'

export interface PageServices {
  readonly config: WebConfig
  readonly backend: Pick<Backend, 'apiUrl' | 'fetch'>
  readonly manifest: AssetManifest
  readonly render: (request: RenderRequest) => Promise<Rendered | Moved | null>
  readonly themeOf: (language: Language) => Promise<Theme>
  readonly legalOf: (language: Language) => Promise<LegalTexts>
  /** Seconds that an address has to wait before another page is drawn for it; 0 now. */
  readonly retryAfterSeconds: (ip: string) => number
  /** Whether this process cannot keep up. */
  readonly isOverloaded: () => boolean
  /** Awaited before a page is read, and before it is drawn. */
  readonly beforeEach?: () => Promise<void>
  /** Starts the time that all reads of one page may take together. */
  readonly startDeadline?: () => AbortSignal
}

/** Pages that are not sent completely: a client that does not read keeps its page in memory. */
const MOST_IN_FLIGHT = 500
/** Read or drawn together: pages that wait for an API hold up no others, and their reads do not flood it. */
const OPEN_AT_ONCE = 32
/** Rendering uses the processor: more pages at once only block the event loop longer. */
const DRAWN_AT_ONCE = 4
const looksLikeFile = (path: string): boolean => /\.[a-z0-9]{2,5}$/i.test(path)

/** On our own origin, whatever the request names before its path: `http://elsewhere/ja`, `*`. */
function addressOf(requestUrl: string, origin: string): URL {
  const path = requestUrl.replace(/^https?:\/\/[^/?]*/i, '')
  return new URL(origin + (path.startsWith('/') ? path : '/'))
}

/** Answers every address that is not a file and not the API's. */
export function pageHandler({
  config,
  backend,
  manifest,
  render,
  themeOf,
  legalOf,
  retryAfterSeconds,
  isOverloaded,
  beforeEach,
  startDeadline,
}: PageServices) {
  const secure = config.publicUrl.protocol === 'https:'
  const inFlight = countInFlight()
  const openPages = createPageQueue({ atOnce: OPEN_AT_ONCE, ...(beforeEach && { beforeEach }) })
  const drawnPages = createPageQueue({ atOnce: DRAWN_AT_ONCE, ...(beforeEach && { beforeEach }) })

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const url = addressOf(request.raw.url ?? '/', config.publicUrl.origin)
    const cookies = readCookies(request.headers.cookie)
    const { language, rest, isNonCanonical } = splitPath(url.pathname)
    if (language === null) {
      if (looksLikeFile(rest)) return reply.code(404).type('text/plain; charset=utf-8').send('Page not found\n')
      const chosen = chooseLanguage(cookies.get('locale'), request.headers['accept-language'])
      return reply
        .header('vary', 'accept-language, cookie')
        .header('cache-control', 'no-store')
        .header('set-cookie', preferenceCookie('locale', chosen, secure))
        .redirect(localizePath(chosen, rest) + url.search, 302)
    }
    if (isNonCanonical) return reply.redirect(localizePath(language, rest) + url.search, 301)

    const session = cookies.has('accessToken') || cookies.has('refreshToken') ? 'stored' : 'none'
    if (session === 'none' && matchPage(rest)?.route.access === 'member') {
      return reply
        .header('vary', 'cookie')
        .header('cache-control', 'no-store')
        .header('set-cookie', preferenceCookie('locale', language, secure))
        .redirect(authPath(localizePath(language, '/auth'), localizePath(language, rest) + url.search), 302)
    }

    const nonce = randomBytes(16).toString('base64')
    const currency = cookies.get('currency')
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy(nonce, config))
      .header('content-language', language)
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding, cookie')
    // A ticket may stand in the address.
    if (rest === '/auth') reply.header('referrer-policy', 'no-referrer')
    if (cookies.get('locale') !== language) reply.header('set-cookie', preferenceCookie('locale', language, secure))
    const sendFallback = (status: FallbackStatus, wait: number): FastifyReply => {
      if (wait > 0) reply.header('retry-after', String(wait))
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .send(fallbackPage(language, status, config.contactEmail, nonce))
    }
    const isFull = isOverloaded() || inFlight.size >= MOST_IN_FLIGHT
    if (isFull) return sendFallback(503, OVERLOAD_RETRY_AFTER_S)
    const wait = retryAfterSeconds(request.ip)
    if (wait > 0) return sendFallback(429, wait)
    inFlight.add(reply.raw)
    const api = fetchWithBusyState(backend.fetch, startDeadline)
    const report = (error: unknown): void => request.log.error({ err: error }, 'A page could not be drawn as it should')
    try {
      const rendered = await openPages.run(async () => {
        const theme = await themeOf(language)
        return render({
          url,
          language,
          currency: isCurrency(currency) ? currency : (theme.defaultCurrency ?? DEFAULT_CURRENCY),
          hasChosenCurrency: isCurrency(currency),
          theme,
          contactEmail: config.contactEmail,
          legal: await legalOf(language),
          session,
          nonce,
          now: Temporal.Now.instant().toString({ smallestUnit: 'millisecond' }),
          apiUrl: backend.apiUrl,
          fetch: api.fetch,
          manifest,
          isBusy: () => api.retryAfter() !== null,
          enqueue: drawnPages.run,
          report,
        })
      })
      if (rendered === null) return sendFallback(503, OVERLOAD_RETRY_AFTER_S)
      if (rendered.status === 301)
        return reply.removeHeader('content-security-policy').redirect(rendered.path + url.search, 301)
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      const stream = openEncoder(encoding)
      if (encoding !== null) reply.header('content-encoding', encoding)
      const busy = rendered.status === 503 ? api.retryAfter() : null
      if (rendered.status !== 200) reply.header('cache-control', 'no-store')
      if (busy !== null) reply.header('retry-after', String(busy))
      rendered.pipe(stream)
      return reply.code(rendered.status).send(stream)
    } catch (error) {
      report(error)
      const busy = api.retryAfter()
      return busy === null ? sendFallback(500, 0) : sendFallback(503, busy)
    }
  }
}
