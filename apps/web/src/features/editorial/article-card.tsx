import type { components } from '@yoyaku/core/types'
import { Picture } from '../../components/pictures/picture.tsx'
import { PhraseWrap } from '../../components/text/phrase-wrap.tsx'
import { Link } from '../../navigation/link.tsx'
import * as shop from '../catalogue/shop-card.css.ts'
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
  <article className={css.card} aria-label={article.articleName}>
    <Picture picture={article.cover} alt="" ratio="16:9" className={css.picture} eager={eager} />
    <div className={css.words}>
      <p className={css.category}>{article.category.name}</p>
      <Heading className={css.title}>
        <Link href={articlePath(article)} className={shop.titleLink}>
          <PhraseWrap>{article.articleName}</PhraseWrap>
        </Link>
      </Heading>
      <p className={css.summary}>
        <PhraseWrap>{article.summary}</PhraseWrap>
      </p>
    </div>
  </article>
)
