import { refuse } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import { textIn } from '../../db/localized-text.ts'

export const listFaqCategories: Handler<'listFaqCategories'> = async ({ locale, context }) => {
  const data = await context.db
    .selectFrom('faq_category')
    .select(['id', textIn(locale, 'name').as('name')])
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return { status: 200, body: { data, total: data.length } }
}

export const listFaqs: Handler<'listFaqs'> = async ({ params, locale, context }) => {
  const category = await context.db
    .selectFrom('faq_category')
    .select('id')
    .where('id', '=', params.categoryId)
    .executeTakeFirst()
  if (category === undefined) return refuse(404, 'NOT_FOUND')
  const data = await context.db
    .selectFrom('faq')
    .select(['id', textIn(locale, 'question').as('question'), textIn(locale, 'answer').as('answer')])
    .where('category_id', '=', category.id)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return { status: 200, body: { data, total: data.length } }
}
