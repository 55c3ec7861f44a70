import { LRUCache } from 'lru-cache'
import { LANGUAGES, type Language } from '../../src/locale/languages.ts'
import type { Backend } from '../backend.ts'

const FRESH_MS = 60_000
const PATIENCE_MS = 2000

interface Options<Value> {
  readonly backend: Pick<Backend, 'apiUrl' | 'fetch'>
  /** `ask` reads one address of the API; it rejects where the answer is no success. */
  read(ask: (path: string) => Promise<unknown>, language: Language): Promise<Value>
  readonly fallback: Value
  report(error: unknown): void
  now?(): number
}

/** Reads what every page needs of the API at most once a minute and language; the last good answer, or `fallback`, while the API fails. */
export function createLastGood<Value extends object>({
  backend,
  read,
  fallback,
  report,
  now = () => performance.now(),
}: Options<Value>): (language: Language) => Promise<Value> {
  const askIn = (language: Language) => async (path: string) => {
    const request = new Request(new URL(path, backend.apiUrl), {
      headers: { 'accept-language': language },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const response = await backend.fetch(request)
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(`${path} could not be read: HTTP ${response.status}`)
    return answer
  }
  const values = new LRUCache<Language, Value>({
    max: LANGUAGES.length,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: (language, last) =>
      read(askIn(language), language).catch((error: unknown) => {
        report(error)
        return last ?? fallback
      }),
  })
  return (language) => values.forceFetch(language)
}
