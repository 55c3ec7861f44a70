import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from './languages.ts'
import { setLaterMessages } from './with-messages.ts'

interface Catalogue {
  readonly messages: Messages
}

/** What the pages say that one only reads. */
const FIRST = import.meta.glob<Catalogue>('../locales/*.po', { query: '?first' })
const LATER = import.meta.glob<Catalogue>('../locales/*.po', { query: '?later' })

/** The catalogues' names in the build manifest: of the pages that one only reads, and of the rest. */
export const firstSource = (language: Language): string => `src/locales/${language}.po?first`
export const laterSource = (language: Language): string => `src/locales/${language}.po?later`

async function read(catalogues: typeof FIRST, language: string): Promise<Messages> {
  const load = catalogues[`../locales/${language}.po`]
  if (load === undefined) throw new Error(`No catalogue for ${language}`)
  return (await load()).messages
}

/** With every message: one per request on the server. */
export async function createI18n(language: Language): Promise<I18n> {
  const [first, later] = await Promise.all([read(FIRST, language), read(LATER, language)])
  return setupI18n({ locale: language, messages: { [language]: { ...first, ...later } } })
}

/** The one of a page in a browser, which speaks one language as long as it lives; what other pages say comes with their code. */
export async function i18nOfPage(language: Language): Promise<I18n> {
  const i18n = setupI18n({ locale: language, messages: { [language]: {} } })
  let later: Promise<void> | null = null
  setLaterMessages(() => {
    later ??= read(LATER, language).then(
      (messages) => i18n.load(language, messages),
      (error: unknown) => {
        later = null
        throw error
      },
    )
    return later
  })
  i18n.load(language, await read(FIRST, language))
  return i18n
}
