import type { AnswerOf, Api, InitOf, PathsWith } from '../http/api.ts'
import { type Failure, isRetryable } from '../http/failure.ts'
import { unwrap } from '../http/outcome.ts'
import type { Settings } from '../http/settings.ts'

const MINUTE_MS = 60_000
const LONGEST_WAIT_MS = 30_000
/** Three retries, min(1000 × 2ⁿ, 30 000) ms apart, discarded after five minutes, no refetch on focus. */
export const CACHE_RULES = {
  gcTime: 5 * MINUTE_MS,
  refetchOnWindowFocus: false,
  /** A longer `Retry-After` is not waited for: the read rejects at once. */
  retry: (failures: number, failure: Failure) =>
    failures < 3 && isRetryable(failure) && (failure.retryAfter ?? 0) * 1000 <= LONGEST_WAIT_MS,
  retryDelay: (failures: number, failure: Failure) =>
    failure.retryAfter === undefined ? Math.min(1000 * 2 ** failures, LONGEST_WAIT_MS) : failure.retryAfter * 1000,
} as const

/** How long a read counts as fresh. Prices and texts hardly move while one browses; free slots do. */
export const FRESH_MS = { content: 5 * MINUTE_MS, catalogue: MINUTE_MS, live: 0 } as const

/** Options for any TanStack Query adapter. `queryFn` rejects with the plain `Failure`. */
export type QueryOptions<T> = {
  queryKey: readonly unknown[]
  queryFn: (context?: { signal?: AbortSignal }) => Promise<T>
  staleTime: number
} & typeof CACHE_RULES

/** The same read with another form of its answer. */
export const mapped = <T, U>({ queryFn, ...query }: QueryOptions<T>, map: (answer: T) => U): QueryOptions<U> => ({
  ...query,
  queryFn: async (context) => map(await queryFn(context)),
})

type Data<Body> = Body extends { data: infer D } ? D : never

export type Reader = {
  /** The whole answer: `{data, total, …}`. */
  list<Path extends PathsWith<'get'>>(
    staleTime: number,
    path: Path,
    params?: ParamsOf<Path>,
  ): QueryOptions<AnswerOf<Path, 'get'>>
  /** The `data` of the answer. */
  one<Path extends PathsWith<'get'>>(
    staleTime: number,
    path: Path,
    params?: ParamsOf<Path>,
  ): QueryOptions<Data<AnswerOf<Path, 'get'>>>
}

export type ParamsOf<Path extends PathsWith<'get'>> = NonNullable<InitOf<Path, 'get'>>['params']

/** `api` must not retry by itself: the cache does. `scope` parts what a member sees from what everyone sees. */
export function readerOf(api: Api, settings: Settings, scope: 'public' | 'member'): Reader {
  const get = api.GET as (path: string, init: unknown) => ReturnType<Api['GET']>
  const query =
    (pick: (body: { data?: unknown }) => unknown) =>
    (staleTime: number, path: string, params: unknown = {}): QueryOptions<never> => {
      const { locale, currency } = settings
      // As in the key, however late it runs.
      const headers = { 'Accept-Language': locale, 'X-Currency': currency }
      return {
        ...CACHE_RULES,
        staleTime,
        queryKey: [scope, path, params, { locale, currency }],
        queryFn: async ({ signal } = {}) =>
          pick((await unwrap(get(path, { params, headers, signal }))) as { data?: unknown }) as never,
      }
    }
  return { list: query((body) => body), one: query((body) => body.data) } as Reader
}
