/**
 * Added to every request of a page by the monitors that it runs (OpenTelemetry, Sentry, Datadog, Elastic, Zipkin, Jaeger, New
 * Relic, Azure, AWS, Google Cloud, Dynatrace, Instana, AppDynamics, SkyWalking, Lightstep). The server ignores them; a browser that
 * may not send them does not send the request either.
 */
export const TRACING_HEADERS = [
  ...['traceparent', 'tracestate', 'baggage', 'sentry-trace', 'b3'],
  ...['x-b3-traceid', 'x-b3-spanid', 'x-b3-parentspanid', 'x-b3-sampled', 'x-b3-flags'],
  ...['x-datadog-trace-id', 'x-datadog-parent-id', 'x-datadog-origin', 'x-datadog-tags'],
  ...['x-datadog-sampling-priority', 'x-datadog-sampled'],
  ...['elastic-apm-traceparent', 'newrelic', 'x-newrelic-id', 'x-newrelic-transaction', 'uber-trace-id'],
  ...['request-id', 'request-context', 'x-amzn-trace-id', 'x-cloud-trace-context', 'x-request-id', 'x-correlation-id'],
  ...[
    'x-dtpc',
    'x-dtreferer',
    'x-instana-t',
    'x-instana-s',
    'x-instana-l',
    'adrum',
    'adrum_1',
    'sw8',
    'sw8-correlation',
  ],
  ...['ot-tracer-traceid', 'ot-tracer-spanid', 'ot-tracer-sampled'],
]

/** Every answer of the API has them. Pages of any origin may read: callers prove who they are by a bearer token, never by cookies. */
export const crossOriginHeaders = {
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'Date, X-Request-Id, Retry-After, Content-Language, Idempotency-Replayed, Allow, ETag',
  vary: 'Accept-Language, X-Currency',
}
