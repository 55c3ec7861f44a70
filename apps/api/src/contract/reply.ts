import type { FastifyReply } from 'fastify'
import type { Failure } from './failure.ts'

/** The one shape of a failure on the wire. */
export function sendFailure(reply: FastifyReply, { status, body, retryAfter }: Failure): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))))
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(status)
    .header('x-request-id', reply.request.id)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ ...body, requestId: reply.request.id })
}
