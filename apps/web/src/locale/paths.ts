import { isLanguage, type Language } from './languages.ts'

export interface SplitPath {
  /** Null when the path has no language in front. */
  readonly language: Language | null
  /** The rest, always with a leading slash and without a trailing one (but `/` itself). */
  readonly rest: string
  /** The path writes its language otherwise (`EN`, `ko-KR`, `zh_TW`), or has an extra `{lang-REGION}` segment or a trailing slash. */
  readonly isNonCanonical: boolean
}

/** `en-US`, or `en_US` as other systems write it; null where it is no language tag. */
function localeOf(segment: string): Intl.Locale | null {
  try {
    return new Intl.Locale(segment.replaceAll('_', '-'))
  } catch {
    return null
  }
}

/** `EN`, `ko-KR`, `zh_TW`: a language of ours as other sites write it. */
function languageOf(segment: string): Language | null {
  const language = localeOf(segment)?.language
  return isLanguage(language) ? language : null
}

/** `zh-TW` below `/zh`: a language tag with a region, of the same language. */
function isRegionOf(segment: string, language: Language): boolean {
  const locale = localeOf(segment)
  return locale?.language === language && locale.region !== undefined
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
