import type { AppContext } from '../../context.ts'
import { refuse } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import { textIn } from '../../db/localized-text.ts'
import { brandOf } from '../mail/brand.ts'

export const getPrivacyPolicy: Handler<'getPrivacyPolicy'> = ({ context, locale }) => newest(context, 'privacy', locale)
export const getTermsOfUse: Handler<'getTermsOfUse'> = ({ context, locale }) => newest(context, 'terms', locale)

async function newest({ db, config }: AppContext, kind: 'terms' | 'privacy', locale: Locale) {
  const [text, { title: operator, contact }] = await Promise.all([
    db
      .selectFrom('legal_text')
      .select(['version', 'updated_at as updatedAt'])
      .select([textIn(locale, 'title').as('title'), textIn(locale, 'body').as('body')])
      .where('kind', '=', kind)
      .orderBy('updated_at', 'desc')
      .orderBy('version', 'desc')
      .executeTakeFirst(),
    brandOf(db, config),
  ])
  if (text === undefined) return refuse(503, 'UNAVAILABLE', `legal_text has no row of kind ${kind}`)
  const body = text.body.replaceAll('{operator}', () => operator).replaceAll('{contact}', () => contact)
  const data: Schemas['LegalText'] = { ...text, body }
  return { status: 200 as const, body: { data } }
}
