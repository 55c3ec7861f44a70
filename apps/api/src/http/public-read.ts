import type { FastifyReply, FastifyRequest } from 'fastify'

const TEXT = /^(?:application\/(?:json|yaml)|image\/svg\+xml)\b/

/** Whether an answer is text that everybody may read: nothing of a person, nothing that was sent with a token. */
export const isPublicRead = ({ method, headers }: FastifyRequest, reply: FastifyReply): boolean =>
  method === 'GET' &&
  reply.statusCode === 200 &&
  headers.authorization === undefined &&
  headers['x-hold-token'] === undefined &&
  reply.getHeader('cache-control') !== 'no-store' &&
  TEXT.test(String(reply.getHeader('content-type')))
