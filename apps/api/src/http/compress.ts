import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const SMALLEST_WORTH_IT = 1024
const QUALITY = 4
const NOT_MODIFIED = 304
const TEXT = /^(?:application\/json|image\/svg\+xml)\b/

/** What everybody may read. What is a person's own is never compressed: the length of a secret beside chosen words tells of it. */
function mayBeSmaller({ method, headers }: FastifyRequest, reply: FastifyReply): boolean {
  return (
    method === 'GET' &&
    reply.statusCode === 200 &&
    headers.authorization === undefined &&
    reply.getHeader('cache-control') !== 'no-store' &&
    !reply.hasHeader('content-encoding') &&
    TEXT.test(String(reply.getHeader('content-type')))
  )
}

const withEncoding = (vary: unknown): string => [vary, 'Accept-Encoding'].filter(Boolean).join(', ')

/** Catalogue and pictures travel in a fifth of their length. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode === NOT_MODIFIED) reply.header('vary', withEncoding(reply.getHeader('vary')))
    if (typeof payload !== 'string' || payload.length < SMALLEST_WORTH_IT || !mayBeSmaller(request, reply))
      return payload
    reply.header('vary', withEncoding(reply.getHeader('vary')))
    if (negotiate(String(request.headers['accept-encoding'] ?? ''), ['br', 'identity']) !== 'br') return payload
    reply.header('content-encoding', 'br').removeHeader('content-length')
    return brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
  })
}
