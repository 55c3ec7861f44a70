import type { FastifyReply, FastifyRequest } from 'fastify'
import { isThisMachine } from '../unlimited.ts'

/** Whether a proxy or a tunnel says that it passes on what somebody at another machine asks. */
const passedOn = ({ headers }: FastifyRequest): boolean =>
  headers.forwarded !== undefined ||
  [headers['x-forwarded-for'], headers['x-real-ip']]
    .flatMap((said) => said ?? [])
    .flatMap((said) => said.split(','))
    .some((address) => !isThisMachine(address.trim()))

/** Whether a page of another site wants something done, which a browser says by itself; following a link from there is fine. */
const fromOtherSite = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' && ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']))

/** For what is there to develop with: a preview behind a tunnel and pages of others find nothing. */
export async function notFromElsewhere(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  return passedOn(request) || fromOtherSite(request) ? reply.callNotFound() : undefined
}
