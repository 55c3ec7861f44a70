import type { Handlers } from '../../contract/handler.ts'
import { getArticle } from './get-article.ts'
import { listArticleCategories, listArticles, listArticlesByCategory } from './list-articles.ts'

export const articles = {
  listArticleCategories,
  listArticles,
  listArticlesByCategory,
  getArticle,
} satisfies Partial<Handlers>
