import type { IncomingMessage } from 'node:http'

/** Browsers always say where they are from: only our own pages may connect. Others (an SDK in Node) say nothing. */
export function isOwnOrigin({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  return from.origin === new URL(publicUrl).origin || (/^https?:$/.test(from.protocol) && from.host === host)
}
