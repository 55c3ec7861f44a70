import type { IncomingMessage } from 'node:http'

/**
 * Browsers always say where they are from: only our own pages and those that ALLOWED_ORIGINS names may connect. Others
 * (an SDK in Node) say nothing.
 */
export function isAllowedOrigin({ headers }: Pick<IncomingMessage, 'headers'>, allowed: readonly string[]): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  return allowed.includes(from.origin) || (/^https?:$/.test(from.protocol) && from.host === host)
}
