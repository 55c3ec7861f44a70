import { buffer } from 'node:stream/consumers'
import { chooseEncoding, openEncoder } from '@yoyaku/node-http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPublicRead } from './public-read.ts'

const SMALLEST_WORTH_IT = 1024
const NOT_MODIFIED = 304

/** Excludes personal answers from compression: the length of a secret beside chosen words tells of it. */
const mayBeSmaller = (request: FastifyRequest, reply: FastifyReply): boolean =>
  isPublicRead(request, reply) && !reply.hasHeader('content-encoding')

const withEncoding = (vary: unknown): string => [vary, 'Accept-Encoding'].filter(Boolean).join(', ')

/** Catalogue and pictures travel in a fifth of their length. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode === NOT_MODIFIED) reply.header('vary', withEncoding(reply.getHeader('vary')))
    if (typeof payload !== 'string' || payload.length < SMALLEST_WORTH_IT || !mayBeSmaller(request, reply))
      return payload
    reply.header('vary', withEncoding(reply.getHeader('vary')))
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding === null) return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return buffer(openEncoder(encoding).end(payload))
  })
}
