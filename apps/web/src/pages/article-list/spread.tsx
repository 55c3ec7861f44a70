import { flat } from '../../features/editorial/article-card.css.ts'
import { ArticleCard, type ArticleInList } from '../../features/editorial/article-card.tsx'
import * as css from './article-list.css.ts'

/** The newest large, the others in their order. */
export const Spread = ({ articles }: { readonly articles: readonly ArticleInList[] }) => (
  <ul className={css.spread}>
    {articles.map((article, index) => (
      <li key={article.id} className={index === 0 ? css.first : flat}>
        <ArticleCard article={article} eager={index === 0} />
      </li>
    ))}
  </ul>
)
