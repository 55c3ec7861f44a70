/** What can be fetched before a navigation to a path. Set by the app, which has pages and cache: a link has neither. */
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

/** For a link in sight. Never rejects. */
export const prefetchCode = (to: string): Promise<unknown> => ahead.code(to).catch(() => undefined)

/** For a link that is followed. Never rejects: the page itself reports failures. */
export const prefetchCodeAndData = (to: string): Promise<unknown> => ahead.page(to).catch(() => undefined)
