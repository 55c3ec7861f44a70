import type { PublicQueries } from '@yoyaku/core/types'
import { withMarkdownTree } from '../../features/markdown/with-markdown-tree.ts'

/** How many are shown below an article. */
export const MORE_SHOWN = 3

export const theArticle = (queries: PublicQueries, id: string) => withMarkdownTree(queries.article(id))
export type Article = Awaited<ReturnType<ReturnType<typeof theArticle>['queryFn']>>

/** One more than is shown, since the article itself is among them. */
export const inSameCategory = (queries: PublicQueries, categoryId: string) =>
  queries.articlesByCategory({ categoryId, limit: MORE_SHOWN + 1 })
