import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { belongsToApi } from '../backend.ts'

const RETRY_AFTER_S = 1

/** Answers for machines and for addresses that nobody types. They repeat nothing of the request. */
export const sendPlainText = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .send(`${STATUS_CODES[status] ?? 'Error'}\n`)

/** The contract's answer for an API elsewhere that does not respond. */
export function onError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500
  if (status >= 500) request.log.error({ err: error }, 'A request failed')
  if (!belongsToApi(request.url)) return sendPlainText(reply, status)
  return reply
    .code(503)
    .header('retry-after', String(RETRY_AFTER_S))
    .send({ code: 'UNAVAILABLE', message: 'The API does not answer', requestId: request.id })
}
