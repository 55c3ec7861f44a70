import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Handler } from '../../contract/handler.ts'
import type { Locale } from '../../contract/types.ts'
import { textIn } from '../../db/localized-text.ts'
import { pageOf } from '../../db/paging.ts'
import { articleCard, publishedArticles } from './articles.ts'

export const listArticles: Handler<'listArticles'> = ({ context, locale, query }) =>
  page(context, locale, null, pageOf(query))

export const listArticlesByCategory: Handler<'listArticlesByCategory'> = ({ context, locale, query }) =>
  page(context, locale, query.categoryId, pageOf(query))

export const listArticleCategories: Handler<'listArticleCategories'> = async ({ context, locale }) => {
  const data = await context.db
    .selectFrom('article_category')
    .select(['id', textIn(locale, 'name').as('name')])
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return { status: 200, body: { data, total: data.length } }
}

async function page(
  { db }: AppContext,
  locale: Locale,
  categoryId: string | null,
  { limit, offset }: { limit: number; offset: number },
) {
  const [rows, { total }] = await Promise.all([
    publishedArticles(db, locale)
      .$if(categoryId !== null, (articles) => articles.where('article.category_id', '=', categoryId))
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('article')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('published_at', '<=', sql<string>`app_now()`)
      .$if(categoryId !== null, (articles) => articles.where('category_id', '=', categoryId))
      .executeTakeFirstOrThrow(),
  ])
  return { status: 200 as const, body: { data: rows.map(articleCard), total } }
}
