import type { Language } from '../src/locale/languages.ts'
import type { Theme } from '../src/site/site.tsx'
import { BUILT_IN } from '../src/theme/brand.ts'
import type { Backend } from './backend.ts'

const FRESH_MS = 60_000
const PATIENCE_MS = 2000

const isTheme = (value: unknown): value is Theme =>
  typeof value === 'object' &&
  value !== null &&
  ['primaryColor', 'secondaryColor', 'accentColor', 'linkColor', 'title'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  )

interface Options {
  readonly backend: Pick<Backend, 'apiUrl' | 'fetch'>
  readonly fallbackTitle: string
  report(error: unknown): void
  now?(): number
}

/** The brand's theme, read at most once a minute and language. The last good one, or the built-in one, when the API fails. */
export function createThemes({
  backend,
  fallbackTitle,
  report,
  now = Date.now,
}: Options): (language: Language) => Promise<Theme> {
  const cachedThemes = new Map<Language, { readonly theme: Theme; readonly until: number }>()
  const builtIn: Theme = { ...BUILT_IN, bannerUrl: null, logoUrl: null, title: fallbackTitle }

  async function ask(language: Language): Promise<Theme> {
    const request = new Request(new URL('/api/v1/user/platform-style', backend.apiUrl), {
      headers: { 'accept-language': language },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const response = await backend.fetch(request)
    const answer: unknown = await response.json()
    const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
    if (!response.ok || !isTheme(data)) throw new Error(`The theme could not be read: HTTP ${response.status}`)
    const { primaryColor, secondaryColor, accentColor, linkColor, bannerUrl, logoUrl, title } = data
    return {
      primaryColor,
      secondaryColor,
      accentColor,
      linkColor,
      bannerUrl: bannerUrl ?? null,
      logoUrl: logoUrl ?? null,
      title,
    }
  }

  return async (language) => {
    const last = cachedThemes.get(language)
    if (last !== undefined && last.until > now()) return last.theme
    const theme = await ask(language).catch((error: unknown) => {
      report(error)
      return last?.theme ?? builtIn
    })
    cachedThemes.set(language, { theme, until: now() + FRESH_MS })
    return theme
  }
}
