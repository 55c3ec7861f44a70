import type { IncomingMessage } from 'node:http'

/** Whether a request comes from our own pages, from those of `ALLOWED_ORIGINS`, or from no page at all: browsers always say where they are from. */
export function isAllowedOrigin({ headers }: Pick<IncomingMessage, 'headers'>, allowed: readonly string[]): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  return allowed.includes(from.origin) || (/^https?:$/.test(from.protocol) && from.host === host)
}
