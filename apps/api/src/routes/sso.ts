import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { isLocale, negotiateLocale } from '../contract/locale.ts'
import type { Locale } from '../contract/types.ts'
import { logSecurityEvent } from '../lib/security-log.ts'
import { finishSso } from '../modules/sso/callback.ts'
import { errorAt, type Landing, landingWith } from '../modules/sso/landing.ts'
import { startSso } from '../modules/sso/start.ts'
import { inRequest } from '../observability/log.ts'

const FORM = 'application/x-www-form-urlencoded'
const MOST_FORM_BYTES = 16 * 1024

type Path = { Params: { provider: string } }

/** The redirects to a provider and back. A user follows them, so every error ends at a page that shows it. */
export function ssoRoutes(app: FastifyInstance, context: AppContext): void {
  app.addContentTypeParser<string>(FORM, { parseAs: 'string', bodyLimit: MOST_FORM_BYTES }, (_request, text, done) =>
    done(null, new URLSearchParams(text)),
  )
  app.setErrorHandler<Error>((error, request, reply) => {
    const { provider = '' } = request.params as Partial<Path['Params']>
    request.log.error({ err: error }, 'A sign-in with a provider failed')
    const at = { locale: localeOf(request), provider, redirect: null }
    return send(reply, { location: landingWith(at, { error: 'UNAVAILABLE' }), cookies: [] })
  })
  /** Writes into the security log that a provider's sign-in went no further. */
  function reported(request: FastifyRequest<Path>, landing: Landing): Landing {
    const reason = errorAt(landing)
    const how = [...context.providers.keys()].find((name) => name === request.params.provider) ?? 'unknown'
    if (reason !== null)
      inRequest(request.id, () => logSecurityEvent(context, { event: 'sign-in.refused', how, reason, ip: request.ip }))
    return landing
  }
  // A HEAD request of a link scanner must not consume what the user is about to use.
  const options = { exposeHeadRoute: false }

  app.get<Path>('/auth/sso/:provider/start', options, async (request, reply) => {
    const { provider } = request.params
    const query = queryOf(request)
    const startRequest = { provider, locale: localeOf(request), redirect: query.get('redirect'), ip: request.ip }
    return send(reply, reported(request, await startSso(context, startRequest)))
  })
  app.get<Path>('/auth/sso/:provider/callback', options, async (request, reply) =>
    send(
      reply,
      reported(request, await finishSso(context, { method: 'GET', answer: queryOf(request), ...whoCame(request) })),
    ),
  )
  app.post<Path>('/auth/sso/:provider/callback', async (request, reply) => {
    const answer = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    return send(reply, reported(request, await finishSso(context, { method: 'POST', answer, ...whoCame(request) })))
  })
}

const whoCame = (request: FastifyRequest<Path>) => ({
  provider: request.params.provider,
  cookie: request.headers.cookie,
  locale: localeOf(request),
})

const queryOf = (request: FastifyRequest) => new URLSearchParams(request.url.split('?', 2)[1])

/** From the URL, else from this browser's cookie, else from `Accept-Language`. */
function localeOf(request: FastifyRequest): Locale {
  const chosen = [queryOf(request).get('locale'), /(?:^|;\s*)locale=(\w+)/.exec(request.headers.cookie ?? '')?.[1]]
  return (
    (chosen.find((name) => isLocale(name ?? '')) as Locale | undefined) ??
    negotiateLocale(request.headers['accept-language'])
  )
}

function send(reply: FastifyReply, { location, cookies }: Landing): FastifyReply {
  reply.headers({
    'cache-control': 'no-store',
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  })
  return reply.redirect(location, 302)
}
