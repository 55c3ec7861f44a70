import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { SectionHead } from '../../components/text/section-head.tsx'
import { flat } from '../../features/editorial/article-card.css.ts'
import { ArticleCard } from '../../features/editorial/article-card.tsx'
import * as editorial from '../../features/editorial/editorial.css.ts'
import { useQueries } from '../../site/site.tsx'
import * as css from './article.css.ts'
import { type Article, inSameCategory, MORE_SHOWN } from './queries.ts'

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
