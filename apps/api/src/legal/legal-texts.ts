import type { Handler, Locale, Schemas } from '../contract/handler.ts'
import { brandOf } from '../mail/brand.ts'
import { textIn } from '../shops/texts.ts'
import type { World } from '../world.ts'

export const getPrivacyPolicy: Handler<'getPrivacyPolicy'> = ({ world, locale }) => newest(world, 'privacy', locale)
export const getTermsOfUse: Handler<'getTermsOfUse'> = ({ world, locale }) => newest(world, 'terms', locale)

async function newest({ db, config }: World, kind: 'terms' | 'privacy', locale: Locale) {
  const [text, { title: operator, contact }] = await Promise.all([
    db
      .selectFrom('legal_text')
      .select(['version', 'updated_at as updatedAt'])
      .select([textIn(locale, 'title').as('title'), textIn(locale, 'body').as('body')])
      .where('kind', '=', kind)
      .orderBy('updated_at', 'desc')
      .orderBy('version', 'desc')
      .executeTakeFirstOrThrow(),
    brandOf(db, config),
  ])
  const body = text.body.replaceAll('{operator}', () => operator).replaceAll('{contact}', () => contact)
  const data: Schemas['LegalText'] = { ...text, body }
  return { status: 200 as const, body: { data } }
}
