import type { FastifyInstance } from 'fastify'
import { SHARE_PREFIX } from '../src/head/share-picture.ts'
import type { Backend } from './backend.ts'
import { plain } from './plain.ts'
import { createSharePictures } from './share-picture.ts'

const DRAWING = /^((?:[\w-]+\/)*[\w-]+)\.jpg$/
const DAY_S = 24 * 60 * 60

/** `/share/media/shops/k3m9x2ab/0.jpg`: the drawing of that name as a picture of 1200 × 630. */
export function serveSharePictures(web: FastifyInstance, backend: Pick<Backend, 'apiUrl' | 'fetch'>): void {
  const pictures = createSharePictures(backend)
  web.get<{ Params: { '*': string } }>(`${SHARE_PREFIX}/*`, async (request, reply) => {
    const path = DRAWING.exec(request.params['*'])?.[1]
    const picture = path === undefined ? 'missing' : await pictures.of(path)
    if (picture === 'missing') return plain(reply, 404)
    if (picture === 'busy') return plain(reply.header('retry-after', '1'), 503)
    return reply
      .type('image/jpeg')
      .header('cache-control', `public, max-age=${DAY_S}`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(picture)
  })
}
