import { mergeHeaders } from 'openapi-fetch'
import type { FetchInit } from '../ports.ts'
import type { ApiRequest } from './api.ts'
import type { Settings } from './settings.ts'

/** OpenAPI's default style, the only one of the contract: a list is its name once for each value. */
function queryOf(query: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined && one !== null) search.append(name, String(one))
  const text = search.toString()
  return text && `?${text}`
}

const pathOf = (path: string, params: Record<string, unknown>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

/** Browsers ask the server for leave before each request to another origin that has a header of its own. */
const needsPreflight = (headers: Headers) => headers.has('authorization') || headers.has('x-hold-token')

/** Whether a browser sees the API on another origin than the page's. Outside browsers there is no such thing. */
function isElsewhere({ baseUrl }: Settings): boolean {
  const { origin } = globalThis as { origin?: unknown }
  return baseUrl !== '' && typeof origin === 'string' && new URL(baseUrl).origin !== origin
}

/** The address and the rest of the request that goes over the wire, as `fetch` takes them. The library's own addresses know every style of OpenAPI, its client a middleware: we use neither. */
export function requestOf(
  { method, path, init, accessToken }: ApiRequest,
  settings: Settings,
  signal: AbortSignal,
): [url: string, init: FetchInit] {
  const { params = {}, body, headers, ...others } = init
  const { path: inPath = {}, query = {}, header } = params
  const merged = mergeHeaders(
    { 'Accept-Language': settings.locale, 'X-Currency': settings.currency },
    headers,
    header,
    {
      'Content-Type': body === undefined ? undefined : 'application/json',
      Authorization: accessToken && `Bearer ${accessToken}`,
    },
  )
  const currency = merged.get('x-currency')
  if (query.currency !== undefined || (method === 'GET' && !needsPreflight(merged) && isElsewhere(settings)))
    merged.delete('x-currency')
  const search = merged.has('x-currency') ? query : { currency, ...query }
  return [
    settings.baseUrl.replace(/\/$/, '') + pathOf(path, inPath) + queryOf(search),
    {
      ...others,
      method,
      signal,
      headers: Object.fromEntries(merged),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
  ]
}
