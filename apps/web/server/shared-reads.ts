/** No visitor notices that a page is this old; a crowd on the same page is read for once. */
const KEPT_MS = 1000
const MOST = 500
/** Of one answer; so all of them take 50 MB at most. */
const MOST_BYTES = 100_000
/** Free times are never taken from memory. */
const NEVER = /\/getAvailableTime$/
/** The API says `no-store` of all that stands here. What it tells without a token is the same for everybody: theme, categories, articles. */
const ALIKE_FOR_ALL = /^\/api\/v1\/user\//

/** Asks the API. */
export type Ask = (request: Request) => Promise<Response>

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: ArrayBuffer
  readonly mayBeShared: boolean
}

export interface SharedReads {
  readonly fetch: Ask
  /** Something has been written: what was read before may be wrong. */
  forget(): void
  /** How many answers are in memory now. */
  held(): number
}

/** All headers: one that an answer may depend on some day must not be forgotten here. */
function keyOf({ method, url, headers, cache }: Request): string | null {
  const isOpen = method === 'GET' && cache !== 'no-store' && !headers.has('authorization') && !headers.has('cookie')
  return isOpen && !NEVER.test(new URL(url).pathname) ? JSON.stringify([url, ...headers]) : null
}

async function readWhole(url: string, response: Response): Promise<Answer> {
  const { status, headers } = response
  const body = await response.arrayBuffer()
  const isPrivate =
    /\bno-store\b/i.test(headers.get('cache-control') ?? '') && !ALIKE_FOR_ALL.test(new URL(url).pathname)
  return { status, headers, body, mayBeShared: !isPrivate }
}

const respond = ({ status, headers, body }: Answer): Response =>
  new Response(body.byteLength > 0 ? body : null, { status, headers })

/**
 * For drawing pages: who asks for the same as others within a second gets the same answer. Failures are asked for again.
 * Whoever walks through all there is asks with `cache: 'no-store'`, so that the crowd's answers stay.
 */
export function sharedReads(ask: Ask, now: () => number = () => performance.now()): SharedReads {
  // All stay equally long, so the oldest come first and expire first.
  const kept = new Map<string, { readonly answer: Promise<Answer>; readonly until: number }>()
  const makeRoom = (): void => {
    for (const [key, { until }] of kept) {
      if (until > now() && kept.size < MOST) return
      kept.delete(key)
    }
  }
  return {
    async fetch(request) {
      const key = keyOf(request)
      if (key === null) return ask(request)
      const known = kept.get(key)
      if (known !== undefined && known.until > now()) {
        const answer = await known.answer
        return answer.mayBeShared ? respond(answer) : ask(request)
      }
      makeRoom()
      const answer = ask(request).then((response) => readWhole(request.url, response))
      const entry = { answer, until: now() + KEPT_MS }
      kept.set(key, entry)
      const drop = (): void => {
        if (kept.get(key) === entry) kept.delete(key)
      }
      const stays = ({ status, mayBeShared, body }: Answer): boolean =>
        status === 200 && mayBeShared && body.byteLength <= MOST_BYTES
      answer.then((it) => stays(it) || drop(), drop)
      return respond(await answer)
    },
    forget: () => kept.clear(),
    held: () => kept.size,
  }
}
