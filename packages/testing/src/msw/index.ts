import { HttpResponse, http, type RequestHandler } from 'msw'
import { systemClock } from '../clock.ts'
import { FakeApi } from '../server/fake-api.ts'
import { ANSWERS } from './answers.gen.ts'
import { asOfNow } from './as-of-now.ts'
import { contractShop, contractTermsVersion } from './contract-shop.ts'

export type MockOptions = {
  /** Origin of the API as given to `createYoyaku`; '' for the page's own. */
  baseUrl: string
  /** Answers what the fake server can do. Default: a `contractServer()` for these handlers alone. */
  server?: FakeApi
}

/** Handlers of Mock Service Worker. Your own declarations can name this type. */
export interface MockHandlers extends Array<RequestHandler> {}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/**
 * Makes a fake server in real time with the shop of the contract's examples. Script it or read its state:
 * `server.once('POST', '/api/v1/user/reservation/hold').reply(409, { code: 'SLOT_TAKEN' })`.
 */
export function contractServer(): FakeApi {
  const server = new FakeApi(systemClock, { shops: [contractShop()] })
  server.termsVersion = contractTermsVersion()
  return server
}

/**
 * Makes handlers for Mock Service Worker (2 or newer). The fake server answers sign-in (with `CODE` of `@yoyaku/testing`), free times, holds,
 * reservations and notifications; every other operation answers its example in the contract, moved to the present. Put your own handlers
 * before these; the first that matches answers.
 * `setupServer(http.get('*\/api/v1/cities', …), ...handlers({ baseUrl }))`
 */
export function handlers({ baseUrl, server = contractServer() }: MockOptions): MockHandlers {
  return inOrder(ANSWERS).map(({ method, path, status, body }) =>
    http[method as Method](`${baseUrl}${path.replace(/\{(\w+)\}/g, ':$1')}`, ({ request }) =>
      isScripted(server, request, path)
        ? served(server, request)
        : HttpResponse.json(asOfNow(body, Date.now()) as Record<string, unknown>, {
            status,
            headers: { 'content-language': 'en', 'x-request-id': 'mocked' },
          }),
    ),
  )
}

/** A literal path needs a script of its own: that of `/shops/{id}` is no answer to `/shops/hottest-booked`. */
const isScripted = (server: FakeApi, request: Request, path: string): boolean =>
  path.includes('{') ? server.answersTo(request) : server.hasScript(request.method as 'GET', path)

/** A scripted fault is one of the network to the page, too. */
async function served(server: FakeApi, request: Request) {
  try {
    return await server.fetch(request)
  } catch (error) {
    if (request.signal.aborted) throw error
    return HttpResponse.error()
  }
}

/** A literal path before one with names: `/shops/search` is not the shop called search. */
const inOrder = (answers: typeof ANSWERS) =>
  answers.toSorted((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))
