import type { IncomingMessage } from 'node:http'

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

type Own = { publicUrl: string; production: boolean }

/**
 * The origin of a page elsewhere that sends a request; null for our own pages, and for what is no page. Browsers name the origin of
 * each request that a page sends to another one. A program that is no browser may send any name it likes, so asking more of it would
 * keep nobody out. Pages without an origin of their own, such as sandboxed frames, send `null`, which is one origin for all of them.
 */
export function foreignOrigin({ headers }: Pick<IncomingMessage, 'headers'>, own: Own): string | null {
  const { origin, host } = headers
  if (origin === undefined) return null
  if (!URL.canParse(origin)) return 'null'
  const from = new URL(origin)
  if (from.origin === new URL(own.publicUrl).origin) return null
  // In development people open the server by any name of this machine.
  if (!own.production && from.host === host && LOOPBACK.test(from.hostname)) return null
  return from.origin
}

/** Whether a page of this origin may have a live connection. `/ws` and the request for its ticket both ask here, so that they agree. */
export function mayListen(origin: string | null, allowedOrigins: readonly string[]): boolean {
  return origin === null || allowedOrigins.includes(origin)
}
