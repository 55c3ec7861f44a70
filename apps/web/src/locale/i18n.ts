import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from './languages.ts'

/** Compiled by Lingui's plugin for Vite, a file for each language. */
const CATALOGUES = import.meta.glob<{ readonly messages: Messages }>('../locales/*.po')

/** The catalogue's name in the build manifest. */
export const catalogueSource = (language: Language): string => `src/locales/${language}.po`

/** An I18n with every message of the language: one per request on the server, one per document in a browser. */
export async function createI18n(language: Language): Promise<I18n> {
  const load = CATALOGUES[`../locales/${language}.po`]
  if (load === undefined) throw new Error(`No catalogue for ${language}`)
  const { messages } = await load()
  return setupI18n({ locale: language, messages: { [language]: messages } })
}
