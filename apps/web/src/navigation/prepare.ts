/** What can be fetched before a move to a path. Set by the app, which has pages and cache: a link knows neither. */
export interface Ahead {
  /** The code of the page that it leads to. */
  code(to: string): Promise<unknown>
  /** Code and data. */
  page(to: string): Promise<unknown>
}

const NOTHING: Ahead = { code: () => Promise.resolve(), page: () => Promise.resolve() }
let ahead = NOTHING

export function setAhead(given: Ahead): () => void {
  ahead = given
  return () => {
    ahead = NOTHING
  }
}

/** For when somebody looks at a link. Never rejects. */
export const prepareCode = (to: string): Promise<unknown> => ahead.code(to).catch(() => undefined)

/** For when somebody follows it. Never rejects: the page itself says what failed. */
export const preparePage = (to: string): Promise<unknown> => ahead.page(to).catch(() => undefined)
