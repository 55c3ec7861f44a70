import createClient, { type Middleware as OfLibrary } from 'openapi-fetch'
import type { Clock, Fetch } from '../ports/index.ts'
import { isObject } from '../validation/checked.ts'
import { failed, failureOfAnswer } from './failure.ts'
import { type Outcome, refused } from './outcome.ts'
import { type Flags, PlainRequest } from './plain-request.ts'
import { type Transport, transportOver } from './transport.ts'

type Params = { path?: Record<string, unknown>; query?: Record<string, unknown>; header?: Record<string, string> }
/** A call without the contract's types. */
export type CallInit = Omit<RequestInit, 'body'> & { params?: Params; body?: unknown }

type Step = { request: PlainRequest; params: Params; options: { fetch: Transport } }
/** openapi-fetch's middleware with our requests. What it throws is the failure of the call. */
export type Middleware = {
  onRequest?(step: Step): void | Promise<void>
  onResponse?(step: Step & { response: Response }): Promise<Response | undefined>
  onError?(step: Step & { error: unknown }): Promise<Response | undefined>
}

export type Http = {
  /** In the order of requests; answers pass them the other way around. */
  use(...middleware: Middleware[]): void
  request(method: string, path: string, init: CallInit, flags: Flags): Promise<Outcome<unknown>>
}

export type HttpOptions = {
  baseUrl: string
  fetch: Fetch
  clock: Clock
  /** Whether nothing is sent any more but what says that it may. */
  isOver?: () => boolean
}

/** `encodeURIComponent` throws at half a surrogate pair, which a person can paste. */
const encoded = (value: unknown) =>
  new URLSearchParams([['', String(value)]]).toString().slice(1).replaceAll('+', '%20')

const pathSerializer = (path: string, params: Record<string, unknown>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params[name]))

/** OpenAPI's default style, the only one of the contract: a list is its name once for each value. */
function querySerializer(query: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined && one !== null) search.append(name, String(one))
  return search.toString()
}

/** The one openapi-fetch client of an SDK. An error answer, or none at all, is an outcome: it never rejects. */
export function createHttp({ baseUrl, fetch, clock, isOver = () => false }: HttpOptions): Http {
  const transport = transportOver(fetch, clock)
  const assertOpen = ({ afterDispose }: Flags) => {
    if (isOver() && afterDispose !== true) throw failed('cancelled', 'The SDK is disposed of')
  }
  const send: Transport = async (request) => {
    assertOpen(request.flags)
    return transport(request)
  }
  const client = createClient({
    baseUrl,
    fetch: send as never,
    Request: PlainRequest as never,
    pathSerializer,
    querySerializer,
  })
  return {
    use: (...middleware) => client.use(...(middleware as unknown as OfLibrary[])),
    async request(method, path, init, flags) {
      try {
        assertOpen(flags)
        const options = { ...init, flags, parseAs: 'text' }
        const { data, error, response } = await client.request(method as 'get', path as never, options as never)
        if (!response.ok) return refused(failureOfAnswer(response, error, clock.now()), response)
        const body = parsed(data)
        return isObject(body) && 'data' in body
          ? { data: body, error: undefined, response }
          : refused(failed('invalid', 'Not the contract', response.status), response)
      } catch (thrown) {
        return refused(thrown)
      }
    },
  }
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(text as string)
  } catch {
    return undefined
  }
}
