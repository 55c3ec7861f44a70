import type { IncomingHttpHeaders } from 'node:http'

/**
 * Added to every request of a page by the monitors that it runs (OpenTelemetry, Sentry, Datadog, Elastic, Zipkin, Jaeger, New
 * Relic, Azure, AWS, Google Cloud). The server ignores them; a browser that may not send them does not send the request either.
 */
export const TRACING_HEADERS = [
  ...['traceparent', 'tracestate', 'baggage', 'sentry-trace', 'b3'],
  ...['x-b3-traceid', 'x-b3-spanid', 'x-b3-parentspanid', 'x-b3-sampled', 'x-b3-flags'],
  ...['x-datadog-trace-id', 'x-datadog-parent-id', 'x-datadog-origin', 'x-datadog-tags'],
  ...['x-datadog-sampling-priority', 'x-datadog-sampled'],
  ...['elastic-apm-traceparent', 'newrelic', 'x-newrelic-id', 'x-newrelic-transaction', 'uber-trace-id'],
  ...['request-id', 'request-context', 'x-amzn-trace-id', 'x-cloud-trace-context', 'x-request-id', 'x-correlation-id'],
]

const WEB_ORIGIN = /^https?:\/\/[\w.:[\]-]+$/

/**
 * Lets the pages of any origin read every answer of the API. A page that wraps `fetch` may send its requests with cookies, and
 * browsers take `*` for no such request: its origin is repeated. That opens nothing: a bearer token says who asks, and an
 * operation neither reads nor sets cookies where a page elsewhere asks (contract/register.ts).
 */
export function crossOriginHeaders({ origin = '' }: IncomingHttpHeaders): Readonly<Record<string, string>> {
  return {
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    ...(WEB_ORIGIN.test(origin) && {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
    }),
    'access-control-expose-headers':
      'Date, X-Request-Id, Retry-After, Content-Language, Idempotency-Replayed, Allow, ETag',
    vary: 'Accept-Language, X-Currency, Origin',
  }
}
