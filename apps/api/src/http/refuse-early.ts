import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '../config/config.ts'
import { type Failure, refuse, refuseFields } from '../contract/failure.ts'
import { languageTag, negotiateLocale } from '../contract/locale.ts'
import { crossOriginHeaders } from './cross-origin.ts'
import { safeHeaders } from './headers.ts'

/** Seconds, with every 503 for overload. */
export const OVERLOAD_RETRY_AFTER_S = 2
export const overloaded = refuse(503, 'UNAVAILABLE', 'Too busy, try again', { retryAfter: OVERLOAD_RETRY_AFTER_S })

/** The failure of a request that is not HTTP, has headers without end, or never finishes (`DescribeBroken` of node-http). */
export function describeBroken(code: string | undefined): Failure {
  if (code === 'HPE_HEADER_OVERFLOW') return refuse(431, 'PAYLOAD_TOO_LARGE', 'The headers are too large')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refuse(408, 'UNAVAILABLE', 'The request did not arrive in time')
  return refuseFields([{ field: 'request', code: 'FORMAT' }])
}

/** Answers 503 in the API's shape before any framework sees the request. */
export function refuseEarly(config: Pick<Config, 'publicUrl'>) {
  const headers = {
    ...safeHeaders(config),
    ...crossOriginHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'retry-after': String(OVERLOAD_RETRY_AFTER_S),
  }
  return ({ headers: requestHeaders }: IncomingMessage, response: ServerResponse): void => {
    const requestId = crypto.randomUUID()
    const locale = negotiateLocale(requestHeaders['accept-language'])
    response.writeHead(503, { ...headers, 'content-language': languageTag(locale), 'x-request-id': requestId })
    response.end(JSON.stringify({ ...overloaded.body, requestId }))
  }
}
