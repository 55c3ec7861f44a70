import type { Server } from 'node:http'
import { answerBrokenRequest } from './broken-request.ts'

const REQUEST_TIMEOUT_MS = 15_000
const KEEP_ALIVE_MS = 65_000
const MOST_HEADERS = 100

export const MOST_HEADER_BYTES = 16_384

/** Slow, endless and broken requests end in time. For whichever HTTP server the API is mounted on. */
export function protectServer(server: Server): Server {
  server.requestTimeout = REQUEST_TIMEOUT_MS
  server.headersTimeout = REQUEST_TIMEOUT_MS
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.maxHeadersCount = MOST_HEADERS
  server.removeAllListeners('clientError')
  return server.on('clientError', answerBrokenRequest)
}
