import type { IncomingHttpHeaders } from 'node:http'

type ForwardedRequest = { readonly ip: string; readonly headers: IncomingHttpHeaders }

/** The client address of a forwarded request. Only this server sets it: it drops the headers of a visitor. */
export const forwarded = (request: Pick<ForwardedRequest, 'ip'>, headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const { forwarded: _, 'x-forwarded-host': __, 'x-forwarded-proto': ___, ...others } = headers
  return { ...others, 'x-forwarded-for': request.ip }
}

/** A live connection passes on its origin: the API refuses pages of other sites. */
export const forwardedUpgrade = (headers: IncomingHttpHeaders, request: ForwardedRequest): IncomingHttpHeaders => {
  const { origin, cookie } = request.headers
  return forwarded(request, { ...headers, ...(origin && { origin }), ...(cookie && { cookie }) })
}
