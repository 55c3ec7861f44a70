import type { Language } from '../../src/locale/languages.ts'
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

/** What every page needs of the API, read at most once a minute and language; the last good answer, or `fallback`, while the API fails. */
export function createLastGood<Value>({
  backend,
  read,
  fallback,
  report,
  now = Date.now,
}: Options<Value>): (language: Language) => Promise<Value> {
  const cached = new Map<Language, { readonly value: Value; readonly until: number }>()

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

  return async (language) => {
    const last = cached.get(language)
    if (last !== undefined && last.until > now()) return last.value
    const value = await read(askIn(language), language).catch((error: unknown) => {
      report(error)
      return last?.value ?? fallback
    })
    cached.set(language, { value, until: now() + FRESH_MS })
    return value
  }
}
