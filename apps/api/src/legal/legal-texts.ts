import type { Handler, Locale, Schemas } from '../contract/handler.ts'
import { textIn } from '../shops/texts.ts'
import type { World } from '../world.ts'

export const getPrivacyPolicy: Handler<'getPrivacyPolicy'> = ({ world, locale }) => newest(world, 'privacy', locale)
export const getTermsOfUse: Handler<'getTermsOfUse'> = ({ world, locale }) => newest(world, 'terms', locale)

async function newest({ db }: World, kind: 'terms' | 'privacy', locale: Locale) {
  const data: Schemas['LegalText'] = await db
    .selectFrom('legal_text')
    .select(['version', 'updated_at as updatedAt'])
    .select([textIn(locale, 'title').as('title'), textIn(locale, 'body').as('body')])
    .where('kind', '=', kind)
    .orderBy('updated_at', 'desc')
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow()
  return { status: 200 as const, body: { data } }
}
