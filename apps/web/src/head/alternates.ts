import { HTML_LANG, LANGUAGES } from '../locale/languages.ts'
import { localizePath } from '../locale/paths.ts'

export interface Alternate {
  readonly hrefLang: string
  readonly href: string
}

/**
 * The same page in every language; `x-default` is the address that redirects to the visitor's language. `path` is without
 * language.
 */
export const alternatesOf = (origin: string, path: string): readonly Alternate[] => [
  ...LANGUAGES.map((language) => ({ hrefLang: HTML_LANG[language], href: origin + localizePath(language, path) })),
  { hrefLang: 'x-default', href: origin + path },
]
