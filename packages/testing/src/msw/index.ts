import { HttpResponse, http, type RequestHandler } from 'msw'
import { systemClock } from '../clock.ts'
import { FakeApi } from '../server/fake-api.ts'
import { ANSWERS } from './answers.gen.ts'
import { asOfNow } from './as-of-now.ts'
import { contractShop, contractTermsVersion } from './contract-shop.ts'

export type MockOptions = {
  /** Where the API is: an origin, or '' for the page's own. As given to `createSdk`. */
  baseUrl: string
  /** What answers the main job. One of `contractServer()` when absent, for these handlers alone. */
  server?: FakeApi
}

/** Handlers of Mock Service Worker, by a name that a declaration of yours can have. */
export interface MockHandlers extends Array<RequestHandler> {}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/**
 * The server in memory of the test kit, in real time, with the shop that the examples of the contract are about. Script it, or read what it
 * knows: `server.once('POST', '/api/v1/user/reservation/hold').reply(409, { code: 'SLOT_TAKEN' })`.
 */
export function contractServer(): FakeApi {
  const server = new FakeApi(systemClock, { shops: [contractShop()] })
  server.termsVersion = contractTermsVersion()
  return server
}

/**
 * Handlers for Mock Service Worker (2 or newer), so that a page which mocks at the network runs with no server. Sign-in (with `CODE` of
 * `@yoyaku/testing`), free times, holds, reservations and notifications are those of the server in memory; every other operation of the
 * contract answers its example, moved to the present time. Put your own before them; the first that fits answers.
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
