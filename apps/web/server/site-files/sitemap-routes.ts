import { chooseEncoding, isHeld } from '@yoyaku/node-http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendPlainText } from '../http/send-plain-text.ts'
import { createSitemap, type SitemapOptions } from './sitemap.ts'
import { createSitemapFiles } from './sitemap-files.ts'

const XML = 'application/xml; charset=utf-8'
const MAX_AGE_S = 60 * 60
const RETRY_AFTER_S = 60

/**
 * `/sitemap.xml`, and its parts where one file is too small: compressed, 304 for a client that has it, 503 while the API cannot be
 * read.
 */
export function serveSitemap(web: FastifyInstance, options: SitemapOptions): void {
  const sitemap = createSitemap(options)
  const fileOf = createSitemapFiles({ xmlOf: (part) => (part === null ? sitemap.index() : sitemap.part(part)) })

  async function send(request: FastifyRequest, reply: FastifyReply, part: number | null): Promise<FastifyReply> {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const file = await fileOf(part, encoding).catch((error: unknown) => {
      request.log.error({ err: error }, 'The sitemap could not be built')
      return 'failed' as const
    })
    if (file === 'failed') return sendPlainText(reply.header('retry-after', String(RETRY_AFTER_S)), 503)
    if (file === null) {
      reply.callNotFound()
      return reply
    }
    reply.headers({
      'cache-control': `public, max-age=${MAX_AGE_S}`,
      vary: 'Accept-Encoding',
      etag: `W/"${file.tag}"`,
    })
    if (isHeld(file.tag, request.headers['if-none-match'])) return reply.code(304).send()
    if (encoding !== null) reply.header('content-encoding', encoding)
    return reply.type(XML).send(file.body)
  }

  web.get('/sitemap.xml', (request, reply) => send(request, reply, null))
  web.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,3}$).xml', (request, reply) =>
    send(request, reply, Number(request.params.part)),
  )
}
