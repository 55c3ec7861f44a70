import { hash } from 'node:crypto'
import { isHeld } from '@yoyaku/node-http'
import type { FastifyInstance } from 'fastify'
import { isPublicRead } from './public-read.ts'

/** Public reads carry a weak ETag of their body; a client that has it gets 304 without a body. */
export function tagAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || reply.hasHeader('etag') || !isPublicRead(request, reply)) return payload
    const tag = hash('sha1', payload, 'base64url')
    reply.header('etag', `W/"${tag}"`)
    if (!isHeld(tag, request.headers['if-none-match'])) return payload
    reply.code(304).removeHeader('content-length').removeHeader('content-type')
    return ''
  })
}
