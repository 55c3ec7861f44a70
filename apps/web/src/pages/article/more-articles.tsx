import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { flat } from '../../editorial/article-card.css.ts'
import { ArticleCard } from '../../editorial/article-card.tsx'
import * as editorial from '../../editorial/editorial.css.ts'
import { SectionHead } from '../../parts/section-head.tsx'
import { useQueries } from '../../site.tsx'
import * as css from './article.css.ts'
import { type Article, inSameCategory, MORE_SHOWN } from './reads.ts'

export function MoreArticles({ current }: { readonly current: Pick<Article, 'id' | 'category'> }) {
  const { data } = useQuery(inSameCategory(useQueries(), current.category.id))
  const others = data?.data.filter(({ id }) => id !== current.id).slice(0, MORE_SHOWN) ?? []
  if (others.length === 0) return null
  return (
    <section className={editorial.section} aria-labelledby="more-articles">
      <SectionHead
        id="more-articles"
        title={<Trans>Read on</Trans>}
        more={{ href: '/article', label: <Trans>All articles</Trans> }}
      />
      <ul className={css.others}>
        {others.map((article) => (
          <li key={article.id} className={flat}>
            <ArticleCard article={article} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
