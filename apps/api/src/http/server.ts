import type { IncomingMessage, Server } from 'node:http'
import { answerBrokenRequest } from './broken-request.ts'

const REQUEST_TIMEOUT_MS = 15_000
const KEEP_ALIVE_MS = 65_000
const MOST_HEADERS = 100

export const MOST_HEADER_BYTES = 16_384

const isWebSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket'

/**
 * Slow, endless and broken requests end in time; wishes that nobody can grant (another protocol, an expectation) are
 * passed over. For whichever HTTP server the API is mounted on.
 */
export function protectServer(server: Server): Server {
  server.requestTimeout = REQUEST_TIMEOUT_MS
  server.headersTimeout = REQUEST_TIMEOUT_MS
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.maxHeadersCount = MOST_HEADERS
  Object.assign(server, { shouldUpgradeCallback: isWebSocket })
  server.on('checkExpectation', (...asked) => server.emit('request', ...asked))
  server.removeAllListeners('clientError')
  return server.on('clientError', answerBrokenRequest)
}
