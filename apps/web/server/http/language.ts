import Negotiator from 'negotiator'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '../../src/locale/languages.ts'

/** More is no list of a person's. */
const MOST_CHARACTERS = 1000
/** For a browser that takes any language, the site's own comes first. */
const OFFERED = [DEFAULT_LANGUAGE, ...LANGUAGES]

/** The stored choice, else the language that the browser prefers of those that we speak, else the site's own. */
export function chooseLanguage(stored: string | undefined, acceptLanguage = ''): Language {
  if (isLanguage(stored)) return stored
  const headers = { 'accept-language': acceptLanguage.slice(0, MOST_CHARACTERS) }
  const [preferred] = new Negotiator({ headers }).languages(OFFERED)
  return isLanguage(preferred) ? preferred : DEFAULT_LANGUAGE
}
