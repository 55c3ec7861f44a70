import { countInFlight, type IsLate, OVERLOAD_RETRY_AFTER_S } from '@yoyaku/api/overload'
import { chooseEncoding } from '@yoyaku/node-http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isCurrency } from '../../src/locale/languages.ts'
import { localizePath, splitPath } from '../../src/locale/paths.ts'
import { preferenceCookie } from '../../src/locale/preference-cookie.ts'
import { authPath } from '../../src/navigation/history/return-path.ts'
import { matchPage } from '../../src/routes.ts'
import type { Backend } from '../backend.ts'
import type { WebConfig } from '../config.ts'
import { readCookies } from '../http/cookies.ts'
import { contentSecurityPolicy } from '../http/headers.ts'
import { chooseLanguage } from '../http/language.ts'
import { createDraw, type DrawServices, type PageRequest } from './draw.ts'
import { FALLBACK_STYLE, type FallbackStatus, fallbackPage } from './fallback-page.ts'
import { bodyOf, createSharedPages, type SharedPage } from './shared-pages.ts'

export interface PageServices extends DrawServices {
  readonly config: WebConfig
  readonly backend: Pick<Backend, 'apiUrl' | 'fetch' | 'revision'>
  /** Seconds that an address has to wait before another page is drawn for it; 0 now. */
  readonly retryAfterSeconds: (ip: string) => number
  /** Whether this process cannot keep up with the pages that it draws. */
  readonly isOverloaded: IsLate
}

/** Pages that are not sent completely: a client that does not read keeps its page in memory. */
const MOST_IN_FLIGHT = 500
const looksLikeFile = (path: string): boolean => /\.[a-z0-9]{2,5}$/i.test(path)

/**
 * For a page that is the same for all without a session. A shared cache sends it for a second, for seven more while it gets the next
 * one, and for a day while the server fails. With the second of the API's answers and that of `shared-pages.ts` a change is seen
 * within ten seconds.
 */
const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=7, stale-if-error=86400'
const PRIVATE = 'private, no-cache'
/** For a page with `near` in its address: where a visitor is stands in no cache, not even in that of a browser that others may use. */
const LOCATED = 'private, no-store'

/** On our own origin, whatever the request names before its path: `http://elsewhere/ja`, `*`. */
function addressOf(requestUrl: string, origin: string): URL {
  const path = requestUrl.replace(/^https?:\/\/[^/?]*/i, '')
  return new URL(origin + (path.startsWith('/') ? path : '/'))
}

/** Answers every address that is not a file and not the API's. */
export function pageHandler(services: PageServices) {
  const { config, backend, retryAfterSeconds, isOverloaded } = services
  const secure = config.publicUrl.protocol === 'https:'
  const inFlight = countInFlight()
  const draw = createDraw(services)
  const sharedPages = createSharedPages({ draw, revision: backend.revision })

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
    const route = matchPage(rest)?.route
    if (session === 'none' && route?.access === 'member') {
      return reply
        .header('vary', 'cookie')
        .header('cache-control', 'no-store')
        .header('set-cookie', preferenceCookie('locale', language, secure))
        .redirect(authPath(localizePath(language, '/auth'), localizePath(language, rest) + url.search), 302)
    }

    const isLocated = url.searchParams.has('near')
    const ownCacheControl = isLocated ? LOCATED : PRIVATE
    // A form may have a ticket or a choice of one person in its address.
    const isShared = session === 'none' && route !== undefined && route.start !== 'eager' && !isLocated
    const currency = cookies.get('currency')
    const pageRequest: PageRequest = {
      url,
      language,
      currency: isCurrency(currency) ? currency : null,
      session,
      report: (error) => request.log.error({ err: error }, 'A page could not be drawn as it should'),
    }
    reply
      .type('text/html; charset=utf-8')
      .header('content-language', language)
      .header('vary', 'accept-encoding, cookie')
      // For clock-skew.ts: a page may have been drawn earlier.
      .header('server-timing', `now;dur=${Date.now()}`)
    if (rest === '/auth') reply.header('referrer-policy', 'no-referrer')
    if (!isShared && cookies.get('locale') !== language)
      reply.header('set-cookie', preferenceCookie('locale', language, secure))

    const sendFallback = (status: FallbackStatus, wait: number): FastifyReply => {
      if (wait > 0) reply.header('retry-after', String(wait))
      return reply
        .code(status)
        .header('content-security-policy', contentSecurityPolicy(FALLBACK_STYLE, config))
        .header('cache-control', 'no-store')
        .send(fallbackPage(language, status, config.contactEmail))
    }

    const send = async (page: SharedPage): Promise<FastifyReply> => {
      const { outcome } = page
      if (outcome === null) return sendFallback(503, OVERLOAD_RETRY_AFTER_S)
      if (outcome.status === 'failed')
        return outcome.retryAfter === null ? sendFallback(500, 0) : sendFallback(503, outcome.retryAfter)
      if (outcome.status === 301)
        return reply.header('cache-control', ownCacheControl).redirect(outcome.path + url.search, 301)
      const { status, style, html, isWhole, retryAfter } = outcome
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      if (encoding !== null) reply.header('content-encoding', encoding)
      if (status === 503 && retryAfter !== null) reply.header('retry-after', String(retryAfter))
      const cacheControl = isShared && isWhole ? SHARED : ownCacheControl
      return reply
        .code(status)
        .header('content-security-policy', contentSecurityPolicy(style, config))
        .header('cache-control', status === 200 ? cacheControl : 'no-store')
        .send(await bodyOf(page, html, encoding))
    }

    const kept = isShared ? sharedPages.get(pageRequest) : undefined
    if (kept !== undefined) return send(kept)
    const isFull = isOverloaded(inFlight.size) || inFlight.size >= MOST_IN_FLIGHT
    if (isFull) return sendFallback(503, OVERLOAD_RETRY_AFTER_S)
    const wait = retryAfterSeconds(request.ip)
    if (wait > 0) return sendFallback(429, wait)
    inFlight.add(reply.raw)
    return send(
      isShared ? await sharedPages.fetch(pageRequest) : { outcome: await draw(pageRequest), bodies: new Map() },
    )
  }
}
