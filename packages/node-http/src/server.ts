import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { admitRequests, type RequestHandler } from './admission.ts'
import { answerBrokenRequest, type DescribeBroken, refuseBrokenRequest } from './broken-request.ts'
import { type ConnectionLimits, limitConnections } from './connections.ts'
import { trackAnswers } from './end-connections.ts'

const KEEP_ALIVE_MS = 65_000
const MOST_HEADERS = 100

/** Milliseconds. */
export type HttpTimeouts = {
  /** For a request to arrive whole, from its first byte or that of its connection. */
  request: number
  /** For anything to move on a connection while a request is answered: somebody who does not read is cut off. */
  silence: number
  /** How often the first is looked after. */
  lookEvery: number
}

export const HTTP_TIMEOUTS: HttpTimeouts = { request: 15_000, silence: 30_000, lookEvery: 2500 }

/** Options that only the creation of a server takes. */
export const serverOptions = ({ lookEvery }: HttpTimeouts = HTTP_TIMEOUTS) => ({
  maxHeaderSize: 16_384,
  // Checked by `protectServer`, which answers as the other failures are.
  requireHostHeader: false,
  connectionsCheckingInterval: lookEvery,
})

export type Protection = {
  patience?: HttpTimeouts
  limits: ConnectionLimits
  /** Answers 503 to a request for which there is no room. */
  refuse: RequestHandler
  describeBroken: DescribeBroken
  mayUpgrade?: (request: IncomingMessage) => boolean
}

const isWebSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket'

/** A name, an IPv4 address or an IPv6 address in brackets, and a port (RFC 3986, 3.2.2); empty where an address has no host. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+;=%-]*)(?::\d*)?$/i

/**
 * RFC 9112, 3.2: HTTP/1.1 has one `Host`, which is a host; of several, or of a text with a path or a user in it, servers on the way
 * may each take another for the host. HTTP/1.0 may have none.
 */
function hasHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host')
  const [host] = hosts
  return host === undefined ? httpVersion === '1.0' : hosts.length === 1 && HOST.test(host)
}

/** Refuses requests without a Host before the other listeners of the server. */
function refuseWithoutHost(server: Server, describeBroken: DescribeBroken): void {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasHost(request)) return refuseBrokenRequest(response, describeBroken)
    for (const listener of listeners) listener.call(server, request, response)
  })
}

/**
 * Slow, endless and broken requests end in time; wishes that nobody can grant (another protocol, an expectation) are
 * passed over, and no, several or odd `Host` headers are 400. An upgrade that `mayUpgrade` denies is answered as a request. For whichever HTTP server, made with `serverOptions`, the API is mounted on.
 */
export function protectServer(
  server: Server,
  {
    patience: { request, silence } = HTTP_TIMEOUTS,
    limits,
    refuse,
    describeBroken,
    mayUpgrade = () => true,
  }: Protection,
): Server {
  server.requestTimeout = request
  server.headersTimeout = request
  server.timeout = silence
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.maxHeadersCount = MOST_HEADERS
  Object.assign(server, {
    // A client that closes its half after the request gets its answer, also when that takes more than a turn of the event loop.
    httpAllowHalfOpen: true,
    shouldUpgradeCallback: (request: IncomingMessage) =>
      isWebSocket(request) && hasHost(request) && mayUpgrade(request),
  })
  limitConnections(server, limits)
  refuseWithoutHost(server, describeBroken)
  admitRequests(server, { refuse })
  trackAnswers(server)
  server.on('checkExpectation', (...args) => server.emit('request', ...args))
  server.removeAllListeners('clientError')
  return server.on('clientError', (error, socket: Socket) => answerBrokenRequest(error, socket, describeBroken))
}
