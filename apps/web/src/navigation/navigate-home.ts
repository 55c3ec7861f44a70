import { navigate } from 'wouter/use-browser-location'
import type { Language } from '../locale/languages.ts'
import { localizePath } from '../locale/paths.ts'

/** Opens the front page at once, without waiting for it: the member page that is left must not ask to sign in again. */
export const navigateHome = (language: Language): void => navigate(localizePath(language, '/'), { replace: true })
