import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { isSurplus } from './connections.ts'
import { acceptPendingConnections } from './pending-connections.ts'

/** Pipelined on one connection; no browser sends any. */
const MOST_PIPELINED = 32
/** Begun together: before the next ones, new connections are accepted and health checks are answered. */
const AT_ONCE = 32
/** Read and not begun. What comes beyond is refused at once, which costs a tenth of beginning it. */
const MOST_WAITING = 256
const HEALTH_PATHS = new Set(['/healthz', '/readyz'])

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

export type AdmissionOptions = {
  /** Answers 503. */
  refuse: RequestHandler
  atOnce?: number
  mostWaiting?: number
  mostPipelined?: number
}

type Exchange = { request: IncomingMessage; response: ServerResponse }

/**
 * Decides when the server's handlers begin a request.
 * - `/healthz` and `/readyz` begin at once.
 * - Requests of one connection begin one after the other, each when the answer before it is on its way: a client that
 *   reads nothing costs one answer. A connection with more than `mostPipelined` waiting requests is closed.
 * - Other requests begin when no connection waits to be accepted, at most `atOnce` together. At most `mostWaiting` wait
 *   for that. What comes beyond, or on a surplus connection, is refused.
 */
export function admitRequests(
  server: Server,
  { refuse, atOnce = AT_ONCE, mostWaiting = MOST_WAITING, mostPipelined = MOST_PIPELINED }: AdmissionOptions,
): void {
  const handlers = server.listeners('request')
  server.removeAllListeners('request')
  const pipelined = new WeakMap<object, Exchange[]>()
  const waiting: Exchange[] = []
  const connectionsAccepted = acceptPendingConnections(server)
  let isPlanned = false

  const begin = ({ request, response }: Exchange): void => {
    for (const handler of handlers) handler.call(server, request, response)
  }

  const admit = (exchange: Exchange): void => {
    const { request, response } = exchange
    request.url = originForm(request.url)
    if (isHealthCheck(request)) begin(exchange)
    else if (isSurplus(request.socket) || waiting.length >= mostWaiting) refuse(request, response)
    else {
      waiting.push(exchange)
      plan()
    }
  }

  const plan = (): void => {
    if (isPlanned) return
    isPlanned = true
    void connectionsAccepted().then(beginWaiting)
  }

  const beginWaiting = (): void => {
    isPlanned = false
    const begun = waiting.splice(0, atOnce)
    if (waiting.length > 0) plan()
    for (const exchange of begun) if (!exchange.request.socket.destroyed) begin(exchange)
  }

  const next = (exchange: Exchange): void => {
    const { request, response } = exchange
    const { socket } = request
    if (isSurplus(socket)) response.shouldKeepAlive = false
    response.once('close', () => {
      const line = socket.destroyed ? undefined : pipelined.get(socket)
      const following = line?.shift()
      if (following === undefined) return void pipelined.delete(socket)
      if (line?.length === 0) socket.resume()
      next(following)
    })
    admit(exchange)
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    if (socket.destroyed) return
    const line = pipelined.get(socket)
    if (line === undefined) {
      pipelined.set(socket, [])
      next({ request, response })
    } else if (line.length < mostPipelined) {
      line.push({ request, response })
      socket.pause()
    } else socket.destroy()
  })
}

const isHealthCheck = ({ url = '' }: IncomingMessage): boolean => HEALTH_PATHS.has(url.split('?', 1)[0] ?? '')

/** `http://host/path` (RFC 9112, 3.2.2) is `/path` here. */
const originForm = (target = '/'): string => target.replace(/^https?:\/\/[^/?]*\/?/i, '/')
