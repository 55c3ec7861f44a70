import type { components } from '@yoyaku/core/client'
import * as shop from '../catalogue/shop-card.css.ts'
import { Link } from '../navigation/link.tsx'
import { Phrases } from '../parts/phrases.tsx'
import { Picture } from '../parts/picture.tsx'
import * as css from './article-card.css.ts'

export type ArticleInList = components['schemas']['ArticleCard']

export const articlePath = ({ id, category }: Pick<ArticleInList, 'id' | 'category'>): string =>
  `/article/${encodeURIComponent(category.id)}/${encodeURIComponent(id)}`

interface ArticleCardProps {
  readonly article: ArticleInList
  readonly heading?: 'h2' | 'h3'
  readonly eager?: boolean
}

export const ArticleCard = ({ article, heading: Heading = 'h2', eager = false }: ArticleCardProps) => (
  <article className={css.card}>
    <Picture picture={article.cover} alt="" ratio="16:9" className={css.picture} eager={eager} />
    <div className={css.words}>
      <p className={css.category}>{article.category.name}</p>
      <Heading className={css.title}>
        <Link href={articlePath(article)} className={shop.link}>
          <Phrases>{article.articleName}</Phrases>
        </Link>
      </Heading>
      <p className={css.summary}>
        <Phrases>{article.summary}</Phrases>
      </p>
    </div>
  </article>
)
