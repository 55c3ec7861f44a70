import { splitPath } from '../locale/paths.ts'
import { loadPage, type MatchedPage, matchPage, mayLoadAgain } from '../routes.ts'

/** Reads what a page asks for into the cache. Set by the app, which has the cache. */
type ReadAhead = (match: MatchedPage, search: URLSearchParams) => Promise<unknown>

let readAhead: ReadAhead = () => Promise.resolve()

export function setReadAhead(read: ReadAhead): () => void {
  readAhead = read
  return () => {
    readAhead = () => Promise.resolve()
  }
}

function target(to: string): readonly [MatchedPage | null, URLSearchParams] {
  const { pathname, searchParams } = new URL(to, location.href)
  const match = matchPage(splitPath(pathname).rest)
  if (match !== null) mayLoadAgain(match.route)
  return [match, searchParams]
}

/** The code of the page that a path leads to; for when somebody looks at a link. */
export async function prepareCode(to: string): Promise<void> {
  const [match] = target(to)
  if (match !== null) await loadPage(match.route).catch(() => undefined)
}

/** Code and data; for when somebody follows it. Never rejects: the page itself says what failed. */
export async function preparePage(to: string): Promise<void> {
  const [match, search] = target(to)
  if (match !== null) await readAhead(match, search).catch(() => undefined)
}
