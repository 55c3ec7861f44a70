import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** Answers a handshake that is not granted. `retryAfter` in seconds, where coming again may help. */
export function refuseUpgrade(stream: Duplex, status: 403 | 404 | 429 | 503, retryAfter?: number): void {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Length: 0',
    ...(retryAfter === undefined ? [] : [`Retry-After: ${retryAfter}`]),
  ]
  stream.end(`${lines.join('\r\n')}\r\n\r\n`)
}
