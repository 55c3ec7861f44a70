import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from './languages.ts'

const catalogs = import.meta.glob<{ messages: Messages }>('../locales/*.po')

/** The catalogue's name in the build manifest. */
export const catalogSource = (language: Language): string => `src/locales/${language}.po`

/** One per request on the server, one per page in the browser. */
export async function createI18n(language: Language): Promise<I18n> {
  const load = catalogs[`../locales/${language}.po`]
  if (load === undefined) throw new Error(`No catalogue for ${language}`)
  const { messages } = await load()
  return setupI18n({ locale: language, messages: { [language]: messages } })
}
