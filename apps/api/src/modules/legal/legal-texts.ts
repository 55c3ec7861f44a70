import type { AppContext } from '../../context.ts'
import { refuse } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import { textIn } from '../../db/localized-text.ts'
import { brandOf } from '../mail/brand.ts'
import { filledIn, type LegalKind, legalTitles, originOf, titleIn } from './legal-versions.ts'

export const getPrivacyPolicy: Handler<'getPrivacyPolicy'> = ({ context, locale }) =>
  required(context, 'privacy', locale)
export const getTermsOfUse: Handler<'getTermsOfUse'> = ({ context, locale }) => required(context, 'terms', locale)

export const getLegalText: Handler<'getLegalText'> = async ({ params, context, locale }) => {
  const data = await newest(context, params.kind, locale)
  return data === null ? refuse(404, 'NOT_FOUND', 'The operator has set no such text') : { status: 200, body: { data } }
}

export const listLegalTexts: Handler<'listLegalTexts'> = async ({ context, locale }) => {
  const entries = await legalTitles(context.db)
  const data = entries.map((entry) => ({ ...entry, title: titleIn(locale, entry) }))
  return { status: 200, body: { data, total: data.length } }
}

/** Reference data brings these with the first start. */
async function required(context: AppContext, kind: 'terms' | 'privacy', locale: Locale) {
  const data = await newest(context, kind, locale)
  if (data === null) return refuse(503, 'UNAVAILABLE', `legal_text has no row of kind ${kind}`)
  return { status: 200 as const, body: { data } }
}

async function newest(context: AppContext, kind: LegalKind, locale: Locale): Promise<Schemas['LegalText'] | null> {
  const [text, brand] = await Promise.all([inForce(context, kind, locale), brandOf(context.db, context.config)])
  // Only a withdrawal has no title: each text has that of its own language.
  if (text === undefined || text.title === '') return null
  return { ...text, body: filledIn(text.body, brand) }
}

const inForce = ({ db }: AppContext, kind: LegalKind, locale: Locale) =>
  db
    .selectFrom('legal_text')
    .select(['version', 'updated_at as updatedAt'])
    .select([textIn(locale, 'title', originOf(kind)).as('title'), textIn(locale, 'body', originOf(kind)).as('body')])
    .where('kind', '=', kind)
    .orderBy('updated_at', 'desc')
    .orderBy('version', 'desc')
    .executeTakeFirst()
