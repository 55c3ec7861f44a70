import type { IncomingHttpHeaders } from 'node:http'

type ForwardedRequest = { readonly ip: string; readonly headers: IncomingHttpHeaders }

/** For whom a request is passed on, said by this server alone: what a visitor writes there is not believed. */
export const forwarded = (request: Pick<ForwardedRequest, 'ip'>, headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const { forwarded: _, 'x-forwarded-host': __, 'x-forwarded-proto': ___, ...others } = headers
  return { ...others, 'x-forwarded-for': request.ip }
}

/** A live connection says from where it comes: the API lets none in from other people's pages. */
export const forwardedUpgrade = (headers: IncomingHttpHeaders, request: ForwardedRequest): IncomingHttpHeaders => {
  const { origin, cookie } = request.headers
  return forwarded(request, { ...headers, ...(origin && { origin }), ...(cookie && { cookie }) })
}
