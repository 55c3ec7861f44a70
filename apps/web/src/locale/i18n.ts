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

/** Reads once; what did not come is read anew when it is asked for again. */
function once(load: () => Promise<void>): () => Promise<void> {
  let loading: Promise<void> | null = null
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}

/**
 * The one of a page in a browser, which speaks one language as long as it lives; what other pages say comes with their code. Called
 * once per document: code that has come does not ask for its messages again. The answer gives it when the first messages are there,
 * rejects when they do not come, and may be called again.
 */
export function i18nOfPage(language: Language): () => Promise<I18n> {
  const i18n = setupI18n({ locale: language, messages: { [language]: {} } })
  const readIn = (catalogues: typeof FIRST) => once(async () => i18n.load(language, await read(catalogues, language)))
  const first = readIn(FIRST)
  setLaterMessages(readIn(LATER))
  return () => first().then(() => i18n)
}
