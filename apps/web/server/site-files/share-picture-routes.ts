import type { FastifyInstance } from 'fastify'
import { SHARE_PREFIX } from '../../src/head/share-picture.ts'
import type { Backend } from '../backend.ts'
import { PICTURE_POLICY } from '../http/headers.ts'
import { sendPlainText } from '../http/send-plain-text.ts'
import type { PageServices } from '../pages/pages.ts'
import { createSharePictures } from './share-picture.ts'

const DRAWING = /^((?:[\w-]+\/)*[\w-]+)\.jpg$/
const DAY_S = 24 * 60 * 60
const RETRY_AFTER_S = 1

interface Services extends Pick<PageServices, 'retryAfterSeconds' | 'isOverloaded'> {
  readonly backend: Pick<Backend, 'apiUrl' | 'fetch'>
}

/** `/share/media/shops/k3m9x2ab/0.jpg`: the drawing of that name as a picture of 1200 × 630. */
export function serveSharePictures(web: FastifyInstance, { backend, retryAfterSeconds, isOverloaded }: Services): void {
  const pictures = createSharePictures(backend)
  web.get<{ Params: { '*': string } }>(`${SHARE_PREFIX}/*`, async (request, reply) => {
    const later = (status: 429 | 503, seconds: number) =>
      sendPlainText(reply.header('retry-after', String(seconds)), status)
    if (isOverloaded()) return later(503, RETRY_AFTER_S)
    const wait = retryAfterSeconds(request.ip)
    if (wait > 0) return later(429, wait)
    const path = DRAWING.exec(request.params['*'])?.[1]
    const picture = path === undefined ? 'missing' : await pictures.of(path)
    if (picture === 'missing') return sendPlainText(reply, 404)
    if (picture === 'busy') return later(503, RETRY_AFTER_S)
    return reply
      .type('image/jpeg')
      .header('cache-control', `public, max-age=${DAY_S}`)
      .header('content-security-policy', PICTURE_POLICY)
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(picture)
  })
}
