import * as z from 'zod/mini'
import type { Language } from '../../src/locale/languages.ts'
import type { LegalEntry } from '../../src/site/site.tsx'
import type { Backend } from '../backend.ts'
import { createLastGood } from './last-good.ts'

const kind = z.enum(['terms', 'privacy', 'seller-jp', 'seller-kr', 'seller-tw'])
const list = z.object({ data: z.array(z.object({ kind, version: z.string(), title: z.string() })) })
const text = z.object({ data: z.object({ body: z.string() }) })

/** `business`: Markdown that the foot of every page shows; null where there is none, or the language does not ask for it. */
export interface LegalTexts {
  readonly texts: readonly LegalEntry[]
  readonly business: string | null
  /** The API has not answered yet: what is set is not known. */
  readonly isUnread?: true
}

interface Options {
  readonly backend: Pick<Backend, 'apiUrl' | 'fetch'>
  report(error: unknown): void
  now?(): number
}

/** The legal texts that are set. Korean law wants the business information on the first page itself, not behind a link. */
export const createLegalTexts = (options: Options): ((language: Language) => Promise<LegalTexts>) =>
  createLastGood<LegalTexts>({
    ...options,
    fallback: { texts: [], business: null, isUnread: true },
    async read(ask, language) {
      const { data: texts } = list.parse(await ask('/api/v1/legal-texts'))
      const isShown = language === 'ko' && texts.some((entry) => entry.kind === 'seller-kr')
      return { texts, business: isShown ? text.parse(await ask('/api/v1/legal-texts/seller-kr')).data.body : null }
    },
  })
