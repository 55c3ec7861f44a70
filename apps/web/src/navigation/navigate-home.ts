import { navigate } from 'wouter/use-browser-location'
import type { Language } from '../locale/languages.ts'
import { localizePath } from '../locale/paths.ts'

/** To the front page at once, without waiting for it: who leaves is not asked to sign in again by the page they were on. */
export const navigateHome = (language: Language): void => navigate(localizePath(language, '/'), { replace: true })
