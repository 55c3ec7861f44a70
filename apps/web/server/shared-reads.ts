import type { Backend } from './backend.ts'

/** No visitor notices that a page is this old; a crowd on the same page is read for once. */
const KEPT_MS = 1000
const MOST = 500
/** Free times are never taken from memory. */
const NEVER = /\/getAvailableTime$/

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: ArrayBuffer
}

export interface SharedReads {
  readonly fetch: Backend['fetch']
  /** Something has been written: what was read before may be wrong. */
  forget(): void
}

function keyOf({ method, url, headers }: Request): string | null {
  const isOpen = method === 'GET' && !headers.has('authorization') && !headers.has('cookie')
  if (!isOpen || NEVER.test(new URL(url).pathname)) return null
  return [url, headers.get('accept-language'), headers.get('x-currency')].join('\n')
}

const respond = ({ status, headers, body }: Answer): Response =>
  new Response(body.byteLength > 0 ? body : null, { status, headers })

/** For drawing pages: who asks for the same as others within a second gets the same answer. Failures are asked for again. */
export function sharedReads(ask: Backend['fetch'], now: () => number = () => performance.now()): SharedReads {
  const kept = new Map<string, { readonly answer: Promise<Answer>; readonly until: number }>()
  return {
    async fetch(request) {
      const key = keyOf(request)
      if (key === null) return ask(request)
      const known = kept.get(key)
      if (known !== undefined && known.until > now()) return respond(await known.answer)
      if (kept.size >= MOST) kept.clear()
      const answer = ask(request).then(
        async (response): Promise<Answer> => ({
          status: response.status,
          headers: response.headers,
          body: await response.arrayBuffer(),
        }),
      )
      const entry = { answer, until: now() + KEPT_MS }
      kept.set(key, entry)
      const drop = (): void => {
        if (kept.get(key) === entry) kept.delete(key)
      }
      answer.then(({ status }) => status !== 200 && drop(), drop)
      return respond(await answer)
    },
    forget: () => kept.clear(),
  }
}
