import type { FastifyInstance } from 'fastify'
import type { Play } from '../../development-providers/play.ts'
import { DEVELOPMENT_PATH } from '../config/development-providers.ts'
import type { AppContext } from '../context.ts'
import { localOnly } from '../http/local-only.ts'
import { callbackUrl } from '../modules/sso/providers.ts'

type Path = { Params: { provider: string } }

/** Plays Google, Facebook and Apple where nobody has configured the real ones. Never in production. */
export function developmentProviders(app: FastifyInstance, { config }: Pick<AppContext, 'config'>): void {
  const { development } = config.sso
  if (development.length === 0) return
  const played = new Map<string, Promise<Play>>()

  async function playedBy(name: string): Promise<Play | null> {
    const provider = development.find((one) => one === name)
    if (provider === undefined) return null
    // A start loads nothing of it.
    const loaded =
      played.get(provider) ??
      import('../../development-providers/play.ts').then(({ play }) =>
        play(provider, config.sso, callbackUrl(config, provider)),
      )
    played.set(provider, loaded)
    return loaded
  }

  // The provider reads the bodies itself.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.all<Path>(`${DEVELOPMENT_PATH}/:provider/*`, { onRequest: localOnly }, async (request, reply) => {
    const answer = await playedBy(request.params.provider)
    if (answer === null) return reply.callNotFound()
    const { PAGE_POLICY } = await import('../../development-providers/account-page.ts')
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': PAGE_POLICY }).hijack()
    const { raw } = request
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    // It makes addresses of its own from these.
    raw.headers.host = new URL(config.publicUrl).host
    await answer(
      Object.assign(raw, { originalUrl: raw.url, url: withoutPrefix(raw.url, request.params.provider) }),
      reply.raw,
    )
  })
}

const withoutPrefix = (url = '', provider: string): string => url.slice(`${DEVELOPMENT_PATH}/${provider}`.length)
