import type { PictureSpec } from '@yoyaku/drawings/spec'
import { sql } from 'kysely'
import type { Locale, Schemas } from '../../contract/types.ts'
import type { Db } from '../../db/connection.ts'
import { textIn } from '../../db/localized-text.ts'
import { articlePicture } from '../pictures/picture-urls.ts'

type Row = {
  id: string
  articleName: string
  summary: string
  category: Schemas['NamedId']
  cover: PictureSpec
  publishedAt: string
}

/** Published articles as cards, newest first. */
export const publishedArticles = (db: Db, locale: Locale) =>
  db
    .selectFrom('article')
    .innerJoin('article_category', 'article_category.id', 'article.category_id')
    .where('published_at', '<=', sql<string>`app_now()`)
    .select(['article.id', 'article.cover', 'article.published_at as publishedAt'])
    .select([
      textIn(locale, 'article.title').as('articleName'),
      textIn(locale, 'article.summary').as('summary'),
      sql<
        Schemas['NamedId']
      >`json_build_object('id', article_category.id, 'name', ${textIn(locale, 'article_category.name')})`.as(
        'category',
      ),
    ])
    .orderBy('published_at', 'desc')
    .orderBy('article.id')

export function articleCard({ id, articleName, summary, category, cover, publishedAt }: Row): Schemas['ArticleCard'] {
  return { id, articleName, summary, category, cover: articlePicture(id, cover), publishedAt }
}
