import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Handler } from '../../contract/handler.ts'
import type { Locale } from '../../contract/types.ts'
import { textIn } from '../../db/localized-text.ts'
import { cappedPage, countCapped, pageOf, pageWithCounts } from '../../db/paging.ts'
import { articleCard, publishedArticles } from './articles.ts'

export const listArticles: Handler<'listArticles'> = ({ context, locale, query }) =>
  page(context, locale, null, cappedPage(pageOf(query)))

export const listArticlesByCategory: Handler<'listArticlesByCategory'> = ({ context, locale, query }) =>
  page(context, locale, query.categoryId, cappedPage(pageOf(query)))

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
  const published = db
    .selectFrom('article')
    .where('published_at', '<=', sql<string>`app_now()`)
    .$if(categoryId !== null, (articles) => articles.where('category_id', '=', categoryId))
    .select('id')
  // Chosen by their keys alone: what is shown of an article is read for those of this page only.
  const chosen = published.orderBy('published_at', 'desc').orderBy('id').limit(limit).offset(offset)
  const shown = publishedArticles(db, locale).where('article.id', 'in', chosen)
  const { rows, counts } = await pageWithCounts(db, shown, { total: countCapped(published) })
  return { status: 200 as const, body: { data: rows.map(articleCard), ...counts } }
}
