import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../src/locale/languages.ts'

interface LanguageRange {
  readonly tag: string
  readonly weight: number
}

function parseAcceptLanguage(header: string): LanguageRange[] {
  return header
    .slice(0, 1000)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters
        .map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1])
        .find((q) => q !== undefined)
      return { tag, weight: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
}

/** The stored choice, else the first language of the browser that we speak, else the site's own. */
export function chooseLanguage(stored: string | undefined, acceptLanguage: string | undefined): Language {
  if (isLanguage(stored)) return stored
  for (const { tag } of parseAcceptLanguage(acceptLanguage ?? '')) {
    const language = tag.split('-')[0]
    if (isLanguage(language)) return language
  }
  return DEFAULT_LANGUAGE
}
