import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AssetManifest } from '../src/assets.ts'
import type { Rendered, RenderRequest } from '../src/entry-server.tsx'
import { DEFAULT_CURRENCY, isCurrency, type Language } from '../src/locale/languages.ts'
import { inLanguage, splitPath } from '../src/locale/paths.ts'
import { preferenceCookie } from '../src/locale/preference-cookie.ts'
import { authPath } from '../src/navigation/return-path.ts'
import { matchPage } from '../src/routes.ts'
import type { Theme } from '../src/state.tsx'
import type { Backend } from './backend.ts'
import { compressor } from './compressor.ts'
import type { WebConfig } from './config.ts'
import { readCookies } from './cookies.ts'
import { contentSecurityPolicy } from './headers.ts'
import { chooseLanguage } from './language.ts'
import { lastResort, type Resort } from './last-resort.ts'
import { patientFetch } from './patient-fetch.ts'

export interface PageServices {
  readonly config: WebConfig
  readonly backend: Pick<Backend, 'apiUrl' | 'fetch'>
  readonly manifest: AssetManifest
  readonly render: (request: RenderRequest) => Promise<Rendered>
  readonly themeOf: (language: Language) => Promise<Theme>
  /** Seconds that an address has to wait before another page is drawn for it; 0 now. */
  readonly waitOf: (ip: string) => number
  /** Whether this process cannot keep up. */
  readonly isLate: () => boolean
}

const RETRY_AFTER_S = 2
const looksLikeFile = (path: string): boolean => /\.[a-z0-9]{2,5}$/i.test(path)

/** On our own origin, whatever the request names before its path: `http://elsewhere/ja`, `*`. */
function addressOf(asked: string, origin: string): URL {
  const path = asked.replace(/^https?:\/\/[^/?]*/i, '')
  return new URL(origin + (path.startsWith('/') ? path : '/'))
}

/** Answers every address that is not a file and not the API's. */
export function pageHandler({ config, backend, manifest, render, themeOf, waitOf, isLate }: PageServices) {
  const secure = config.publicUrl.protocol === 'https:'

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const url = addressOf(request.raw.url ?? '/', config.publicUrl.origin)
    const cookies = readCookies(request.headers.cookie)
    const { language, rest, long } = splitPath(url.pathname)
    if (language === null) {
      if (looksLikeFile(rest)) return reply.code(404).type('text/plain; charset=utf-8').send('Page not found\n')
      const chosen = chooseLanguage(cookies.get('locale'), request.headers['accept-language'])
      return reply
        .header('vary', 'accept-language, cookie')
        .header('cache-control', 'no-store')
        .header('set-cookie', preferenceCookie('locale', chosen, secure))
        .redirect(inLanguage(chosen, rest) + url.search, 302)
    }
    if (long) return reply.redirect(inLanguage(language, rest) + url.search, 301)

    const session = cookies.has('accessToken') || cookies.has('refreshToken') ? 'stored' : 'none'
    if (session === 'none' && matchPage(rest)?.route.access === 'member') {
      return reply
        .header('vary', 'cookie')
        .header('cache-control', 'no-store')
        .header('set-cookie', preferenceCookie('locale', language, secure))
        .redirect(authPath(inLanguage(language, '/auth'), inLanguage(language, rest) + url.search), 302)
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
    const instead = (status: Resort, wait: number): FastifyReply => {
      if (wait > 0) reply.header('retry-after', String(wait))
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .send(lastResort(language, status, config.contactEmail, nonce))
    }
    if (isLate()) return instead(503, RETRY_AFTER_S)
    const wait = waitOf(request.ip)
    if (wait > 0) return instead(429, wait)
    const api = patientFetch(backend.fetch)
    const report = (error: unknown): void => request.log.error({ err: error }, 'A page could not be drawn as it should')
    try {
      const rendered = await render({
        url,
        language,
        currency: isCurrency(currency) ? currency : DEFAULT_CURRENCY,
        theme: await themeOf(language),
        contactEmail: config.contactEmail,
        session,
        nonce,
        now: new Date().toISOString(),
        apiUrl: backend.apiUrl,
        fetch: api.fetch,
        manifest,
        isBusy: () => api.retryAfter() !== null,
        report,
      })
      const { encoding, stream } = compressor(request.headers['accept-encoding'])
      if (encoding !== null) reply.header('content-encoding', encoding)
      const busy = rendered.status === 503 ? api.retryAfter() : null
      if (rendered.status !== 200) reply.header('cache-control', 'no-store')
      if (busy !== null) reply.header('retry-after', String(busy))
      rendered.pipe(stream)
      return reply.code(rendered.status).send(stream)
    } catch (error) {
      report(error)
      const busy = api.retryAfter()
      return busy === null ? instead(500, 0) : instead(503, busy)
    }
  }
}
