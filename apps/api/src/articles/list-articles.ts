import { sql } from 'kysely'
import type { Handler, Locale } from '../contract/handler.ts'
import { pageOf } from '../shops/paging.ts'
import { textIn } from '../shops/texts.ts'
import type { World } from '../world.ts'
import { articleCard, publishedArticles } from './articles.ts'

export const listArticles: Handler<'listArticles'> = ({ world, locale, query }) =>
  page(world, locale, null, pageOf(query))

export const listArticlesByCategory: Handler<'listArticlesByCategory'> = ({ world, locale, query }) =>
  page(world, locale, query.categoryId, pageOf(query))

export const listArticleCategories: Handler<'listArticleCategories'> = async ({ world, locale }) => {
  const data = await world.db
    .selectFrom('article_category')
    .select(['id', textIn(locale, 'name').as('name')])
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return { status: 200, body: { data, total: data.length } }
}

async function page(
  { db }: World,
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
