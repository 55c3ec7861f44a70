import type { FastifyReply, FastifyRequest } from 'fastify'
import { isThisMachine } from '../config/rate-limit-exemptions.ts'

/** The other end of the connection, whatever `Host`, forwarded headers or trusted proxies say. */
const isLoopbackPeer = ({ socket }: FastifyRequest): boolean => isThisMachine(socket.remoteAddress ?? '')

/** Whether a proxy or a tunnel says that it passes on what somebody at another machine asks. */
const passedOn = ({ headers }: FastifyRequest): boolean =>
  headers.forwarded !== undefined ||
  [headers['x-forwarded-for'], headers['x-real-ip']]
    .flatMap((value) => value ?? [])
    .flatMap((value) => value.split(','))
    .some((address) => !isThisMachine(address.trim()))

/** Whether a page of another site wants something done, which a browser says by itself; following a link from there is fine. */
const fromOtherSite = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' && ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']))

/** For what is there to develop with: other machines, a preview behind a tunnel and pages of others find nothing. */
export async function localOnly(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  return !isLoopbackPeer(request) || passedOn(request) || fromOtherSite(request) ? reply.callNotFound() : undefined
}
