import { mergeHeaders } from 'openapi-fetch'
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

/** The Request that goes over the wire. The library's own addresses know every style of OpenAPI, its client a middleware: we use neither. */
export function requestOf(
  { method, path, init, accessToken }: ApiRequest,
  settings: Settings,
  signal: AbortSignal,
): Request {
  const { params = {}, body, headers, ...others } = init
  const { path: inPath = {}, query = {}, header } = params
  const url = settings.baseUrl.replace(/\/$/, '') + pathOf(path, inPath) + queryOf(query)
  return new Request(url, {
    ...others,
    method,
    signal,
    headers: mergeHeaders({ 'Accept-Language': settings.locale, 'X-Currency': settings.currency }, headers, header, {
      'Content-Type': body === undefined ? undefined : 'application/json',
      Authorization: accessToken && `Bearer ${accessToken}`,
    }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
