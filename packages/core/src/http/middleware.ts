import type { Clock } from '../ports/index.ts'
import { type Failure, failureOfAnswer, isRetryable } from './failure.ts'
import type { Middleware } from './http.ts'
import type { PlainRequest } from './plain-request.ts'
import { isElsewhere, type Settings } from './settings.ts'
import type { Transport } from './transport.ts'
import { waitForRetry } from './wait-for-retry.ts'

/** Browsers ask the server for leave before each request to another origin that has a header of its own. */
const needsPreflight = (headers: Headers) => headers.has('authorization') || headers.has('x-hold-token')

/** Adds language and currency, unless the caller gave them. A public read on another origin has the currency in its address, and so no preflight. */
export const withSettings = (settings: Settings): Middleware => ({
  onRequest({ request, params: { query = {} } }) {
    const { headers } = request
    if (!headers.has('accept-language')) headers.set('Accept-Language', settings.locale)
    const currency = headers.get('x-currency') ?? settings.currency
    const isGiven = query.currency !== undefined
    if (isGiven || (request.method === 'GET' && !needsPreflight(headers) && isElsewhere(settings))) {
      headers.delete('x-currency')
      if (!isGiven) request.url += `${request.url.includes('?') ? '&' : '?'}currency=${currency}`
    } else headers.set('X-Currency', currency)
  },
})

/** Repeats a read once after a transient status or a network failure. It does not wait longer than a timeout: the caller decides. */
export function repeatingReads(clock: Clock): Middleware {
  async function again(request: PlainRequest, failure: Failure, send: Transport): Promise<Response | undefined> {
    const { method, flags, signal, attempts } = request
    if (method !== 'GET' || !flags.isRepeated || attempts > 1) return undefined
    if (failure.kind === 'timeout' || !isRetryable(failure)) return undefined
    if (!(await waitForRetry(failure, clock, signal)) || !request.mayRepeat()) return undefined
    return send(request)
  }
  return {
    onError: ({ request, error, options }) => again(request, error as Failure, options.fetch),
    onResponse: async ({ request, response, options }) =>
      response.ok ? undefined : again(request, failureOfAnswer(response, null, clock.now()), options.fetch),
  }
}
