import type { InjectOptions } from 'fastify'
import type { CallOptions } from './harness.ts'

type RequestInput = {
  method: NonNullable<InjectOptions['method']>
  url: string
  headers: Record<string, string>
  payload?: string
}

/** The HTTP request for a call. */
export function requestOf(
  method: string,
  url: string,
  { body, token, locale, currency, query, headers, ...call }: CallOptions,
): RequestInput {
  const payload = call.payload ?? (body === undefined ? undefined : JSON.stringify(body))
  return {
    method: method as RequestInput['method'],
    url: query ? `${url}?${toQuery(query)}` : url,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(locale && { 'accept-language': locale }),
      ...(currency && { 'x-currency': currency }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  }
}

function toQuery(query: NonNullable<CallOptions['query']>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]))
  return new URLSearchParams(pairs).toString()
}
