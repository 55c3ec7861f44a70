import { LRUCache } from 'lru-cache'

/** No visitor notices that a page is this old; a crowd on the same page is read for once. */
const TTL_MS = 1000
const MOST_ANSWERS = 500
/** Of one answer; so all of them take 50 MB at most. */
const MOST_BYTES = 100_000
/** Free times are never taken from memory. */
const NEVER = /\/getAvailableTime$/
/**
 * Paths that the API marks `no-store`, although their answer without a token is the same for everybody: theme, categories,
 * articles.
 */
const ALIKE_FOR_ALL = /^\/api\/v1\/user\//

/** Asks the API. */
export type FetchApi = (request: Request) => Promise<Response>

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: ArrayBuffer
}

export interface MicroCache {
  readonly fetch: FetchApi
  /** Something has been written: what was read before may be wrong. */
  invalidate(): void
}

/** The key has all headers: an answer may come to depend on any of them. */
function keyOf({ method, url, headers, cache }: Request): string | null {
  const isOpen = method === 'GET' && cache !== 'no-store' && !headers.has('authorization') && !headers.has('cookie')
  return isOpen && !NEVER.test(new URL(url).pathname) ? JSON.stringify([url, ...headers]) : null
}

async function readWhole(response: Response): Promise<Answer> {
  const { status, headers } = response
  return { status, headers, body: await response.arrayBuffer() }
}

function isForEverybody(url: string, { status, headers, body }: Answer): boolean {
  const isPrivate =
    /\bno-store\b/i.test(headers.get('cache-control') ?? '') && !ALIKE_FOR_ALL.test(new URL(url).pathname)
  return status === 200 && !isPrivate && body.byteLength <= MOST_BYTES
}

const respond = ({ status, headers, body }: Answer): Response =>
  new Response(body.byteLength > 0 ? body : null, { status, headers })

/** Reads the API unless another caller does already; `own` is an answer that only this caller may see. */
interface Caller {
  readonly request: Request
  own?: Answer
}

/**
 * Shares equal reads of rendered pages for a second. Failures are not cached. A crawler of everything reads with `cache:
 * 'no-store'`, so that it evicts no answers of pages.
 */
export function createMicroCache(ask: FetchApi, now: () => number = () => performance.now()): MicroCache {
  const answers = new LRUCache<string, Answer, Caller>({
    max: MOST_ANSWERS,
    ttl: TTL_MS,
    ttlResolution: 0,
    perf: { now },
    // A caller that waits while the cache is cleared still gets its answer, which is not stored.
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: caller }) {
      const { request } = caller
      const answer = await readWhole(await ask(request))
      if (isForEverybody(request.url, answer)) return answer
      caller.own = answer
    },
  })
  return {
    async fetch(request) {
      const key = keyOf(request)
      if (key === null) return ask(request)
      const caller: Caller = { request }
      const answer = (await answers.fetch(key, { context: caller })) ?? caller.own
      return answer ? respond(answer) : ask(request)
    },
    invalidate: () => answers.clear(),
  }
}
