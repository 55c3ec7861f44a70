import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { isThisMachine } from '@yoyaku/api/page-limit'
import type { WebConfig } from '../config.ts'
import { securityHeaders } from './headers.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void
export type HostConfig = Pick<WebConfig, 'production' | 'host' | 'publicUrl'>

/**
 * During development the mailbox with every code is open on this machine. This check refuses pages of other sites whose name
 * points here (DNS rebinding). In production a proxy decides which names are served.
 */
export function knownHostsOnly(config: HostConfig, handler: Handler): Handler {
  if (config.production) return handler
  const headers = {
    ...securityHeaders(config),
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  }
  return (request, response) => {
    if (isKnownHost(config, request)) return handler(request, response)
    response.writeHead(403, headers)
    response.end('Nothing is served under this name. Set PUBLIC_URL to the address that you open.\n')
  }
}

/** The same for live connections: one with another host name becomes a request, which is refused. */
export const isKnownHost = (config: HostConfig, { headers }: IncomingMessage): boolean =>
  config.production || isKnown(headers.host, config)

function isKnown(header: string | undefined, { host, publicUrl }: HostConfig): boolean {
  if (header === undefined) return true // no browser leaves it out
  if (!URL.canParse(`http://${header}`)) return false
  const { hostname } = new URL(`http://${header}`)
  const address = hostname.replace(/^\[|\]$/g, '')
  if (hostname === 'localhost' || hostname.endsWith('.localhost') || isThisMachine(address)) return true
  if (hostname === publicUrl.hostname || address === host) return true
  // A server that listens beyond this machine is opened by its IP address on a phone; nobody can point an IP address elsewhere.
  return isIP(address) !== 0 && host !== 'localhost' && !isThisMachine(host)
}
