import { HttpResponse, http, type RequestHandler } from 'msw'
import { ANSWERS } from './answers.gen.ts'
import { asOfNow } from './as-of-now.ts'

export type MockOptions = {
  /** Where the API is: an origin, or '' for the page's own. As given to `createSdk`. */
  baseUrl: string
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/**
 * Handlers for Mock Service Worker (2 or newer): every operation of the contract answers its example, moved to the present time, so
 * that a page which mocks at the network runs with no server. Put your own before them; the first that fits answers.
 * `setupServer(http.get('*\/api/v1/cities', …), ...handlers({ baseUrl }))`
 */
export function handlers({ baseUrl }: MockOptions): RequestHandler[] {
  return inOrder(ANSWERS).map(({ method, path, status, body }) =>
    http[method as Method](`${baseUrl}${path.replace(/\{(\w+)\}/g, ':$1')}`, () =>
      HttpResponse.json(asOfNow(body, Date.now()) as Record<string, unknown>, {
        status,
        headers: { 'content-language': 'en', 'x-request-id': 'mocked' },
      }),
    ),
  )
}

/** A literal path before one with names: `/shops/search` is not the shop called search. */
const inOrder = (answers: typeof ANSWERS) =>
  answers.toSorted((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))
