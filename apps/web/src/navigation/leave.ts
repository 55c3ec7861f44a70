import { navigate } from 'wouter/use-browser-location'
import type { Language } from '../locale/languages.ts'
import { inLanguage } from '../locale/paths.ts'

/** To the front page at once, without waiting for it: who leaves is not asked to sign in again by the page they were on. */
export const leaveFor = (language: Language): void => navigate(inLanguage(language, '/'), { replace: true })
