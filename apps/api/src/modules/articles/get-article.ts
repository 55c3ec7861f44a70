import { refuse } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import { textIn } from '../../db/localized-text.ts'
import { cardsOf } from '../catalogue/cards.ts'
import { popularShops } from '../search/popular-shops.ts'
import { articleCard, publishedArticles } from './articles.ts'

const MOST_SHOPS = 6

/** Recommends the most popular shops of the article's main trades and cities. */
export const getArticle: Handler<'getArticle'> = async (call) => {
  const { params, locale, context } = call
  const article = await publishedArticles(context.db, locale)
    .select(['shop_category_ids', 'city_ids', textIn(locale, 'article.body').as('body')])
    .where('article.id', '=', params.id)
    .executeTakeFirst()
  if (article === undefined) return refuse(404, 'NOT_FOUND')
  const kinds = { mainCategoryIds: article.shop_category_ids, cityIds: article.city_ids }
  const popular = await popularShops(context)
  const shops = await cardsOf(call, popular.first(kinds, { limit: MOST_SHOPS }), popular)
  return { status: 200, body: { data: { ...articleCard(article), body: article.body, shops } } }
}
