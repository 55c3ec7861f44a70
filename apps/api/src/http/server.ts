import type { IncomingMessage, Server } from 'node:http'
import { answerBrokenRequest } from './broken-request.ts'

const KEEP_ALIVE_MS = 65_000
const MOST_HEADERS = 100

/** Milliseconds. */
export type Patience = {
  /** For a request to arrive whole, from its first byte or that of its connection. */
  request: number
  /** For anything to move on a connection while a request is answered: somebody who does not read is cut off. */
  silence: number
  /** How often the first is looked after. */
  lookEvery: number
}

export const PATIENCE: Patience = { request: 15_000, silence: 30_000, lookEvery: 2500 }

/** What only the making of a server can say. */
export const serverOptions = ({ lookEvery }: Patience = PATIENCE) => ({
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: lookEvery,
})

const isWebSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket'

/**
 * Slow, endless and broken requests end in time; wishes that nobody can grant (another protocol, an expectation) are
 * passed over. For whichever HTTP server, made with `serverOptions`, the API is mounted on.
 */
export function protectServer(server: Server, { request, silence }: Patience = PATIENCE): Server {
  server.requestTimeout = request
  server.headersTimeout = request
  server.timeout = silence
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.maxHeadersCount = MOST_HEADERS
  Object.assign(server, { shouldUpgradeCallback: isWebSocket })
  server.on('checkExpectation', (...asked) => server.emit('request', ...asked))
  server.removeAllListeners('clientError')
  return server.on('clientError', answerBrokenRequest)
}
