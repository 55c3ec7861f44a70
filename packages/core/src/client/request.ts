import {
  createFinalURL,
  createQuerySerializer,
  defaultPathSerializer,
  mergeHeaders,
  removeTrailingSlash,
} from 'openapi-fetch'
import type { ApiRequest } from './api.ts'
import type { Settings } from './settings.ts'

const querySerializer = /* @__PURE__ */ createQuerySerializer()

/** The Request that goes over the wire. The serializers alone: the library's client carries a middleware that we do not use. */
export function requestOf(
  { method, path, init, accessToken }: ApiRequest,
  settings: Settings,
  signal: AbortSignal,
): Request {
  const { params = {}, body, headers, ...others } = init
  const url = createFinalURL(path, {
    baseUrl: removeTrailingSlash(settings.baseUrl),
    params,
    querySerializer,
    pathSerializer: defaultPathSerializer,
  })
  return new Request(url, {
    ...others,
    method,
    signal,
    headers: mergeHeaders(
      { 'Accept-Language': settings.locale, 'X-Currency': settings.currency },
      headers,
      params.header,
      {
        'Content-Type': body === undefined ? undefined : 'application/json',
        Authorization: accessToken && `Bearer ${accessToken}`,
      },
    ),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
