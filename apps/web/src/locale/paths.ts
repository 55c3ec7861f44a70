import { isLanguage, type Language } from './languages.ts'

export interface SplitPath {
  /** Null when the path has no language in front. */
  readonly language: Language | null
  /** The rest, always with a leading slash and without a trailing one (but `/` itself). */
  readonly rest: string
  /** The path writes its language otherwise (`EN`, `ko-KR`), or has an extra `{lang-REGION}` segment or a trailing slash. */
  readonly isNonCanonical: boolean
}

/** `EN`, `ko-KR`: a language of ours as other sites write it. */
function languageOf(segment: string): Language | null {
  try {
    const { language } = new Intl.Locale(segment)
    return isLanguage(language) ? language : null
  } catch {
    return null
  }
}

/** `zh-TW` below `/zh`: a language tag with a region, of the same language. */
function isRegionOf(segment: string, language: Language): boolean {
  try {
    const locale = new Intl.Locale(segment)
    return locale.language === language && locale.region !== undefined
  } catch {
    return false
  }
}

export function splitPath(path: string): SplitPath {
  const segments = path.split('/').filter((segment) => segment !== '')
  const [first, second] = segments
  const language = first === undefined ? null : languageOf(first)
  if (language === null) return { language: null, rest: `/${segments.join('/')}`, isNonCanonical: false }
  const extra = second !== undefined && isRegionOf(second, language)
  const rest = `/${segments.slice(extra ? 2 : 1).join('/')}`
  return { language, rest, isNonCanonical: extra || path !== localizePath(language, rest) }
}

/** `/search` → `/ja/search`, `/` → `/ja`. */
export const localizePath = (language: Language, rest: string): string =>
  rest === '/' ? `/${language}` : `/${language}${rest}`
