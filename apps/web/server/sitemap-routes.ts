import type { FastifyInstance, FastifyReply } from 'fastify'
import { createSitemap, type SitemapOptions } from './sitemap.ts'

const XML = 'application/xml; charset=utf-8'
const kept = (reply: FastifyReply): FastifyReply => reply.type(XML).header('cache-control', 'public, max-age=3600')

/** `/sitemap.xml`, and its parts where one file does not hold it. */
export function serveSitemap(web: FastifyInstance, options: SitemapOptions): void {
  const sitemap = createSitemap(options)
  web.get('/sitemap.xml', async (_request, reply) => {
    const xml = await sitemap.index()
    return kept(reply).send(xml)
  })
  web.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,3}$).xml', async (request, reply) => {
    const xml = await sitemap.part(Number(request.params.part))
    if (xml === null) return reply.callNotFound()
    return kept(reply).send(xml)
  })
}
