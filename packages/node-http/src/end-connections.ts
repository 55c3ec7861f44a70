import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The last answer that is under way on each connection of a server. */
const underWayOn = new WeakMap<Server, Map<Socket, ServerResponse>>()

/** Remembers what is under way, for `endConnections`. */
export function trackAnswers(server: Server): void {
  const underWay = new Map<Socket, ServerResponse>()
  underWayOn.set(server, underWay)
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    underWay.set(socket, response)
    response.once('close', () => {
      if (underWay.get(socket) === response) underWay.delete(socket)
    })
  })
}

/**
 * Lets no connection outlive its last answer; called just before `close`. That ends the connections that are idle then, and
 * waits for those on which an answer is under way: a client that keeps such a one open would keep the server open.
 */
export function endConnections(server: Server): void {
  for (const [socket, response] of underWayOn.get(server) ?? []) {
    if (response.headersSent) response.once('close', () => socket.destroySoon())
    else response.shouldKeepAlive = false
  }
}
