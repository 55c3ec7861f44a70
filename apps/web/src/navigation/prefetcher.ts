/** What can be fetched before a move to a path. Set by the app, which has pages and cache: a link knows neither. */
export interface Prefetcher {
  /** The code of the page that it leads to. */
  code(to: string): Promise<unknown>
  /** Code and data. */
  page(to: string): Promise<unknown>
}

const NOTHING: Prefetcher = { code: () => Promise.resolve(), page: () => Promise.resolve() }
let ahead = NOTHING

export function setPrefetcher(next: Prefetcher): () => void {
  ahead = next
  return () => {
    ahead = NOTHING
  }
}

/** For when somebody looks at a link. Never rejects. */
export const prefetchCode = (to: string): Promise<unknown> => ahead.code(to).catch(() => undefined)

/** For when somebody follows it. Never rejects: the page itself says what failed. */
export const prefetchCodeAndData = (to: string): Promise<unknown> => ahead.page(to).catch(() => undefined)
