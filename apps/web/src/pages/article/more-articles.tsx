import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { ArticleCard } from '../../editorial/article-card.tsx'
import * as editorial from '../../editorial/editorial.css.ts'
import { Link } from '../../navigation/link.tsx'
import { useQueries } from '../../site.tsx'
import * as css from './article.css.ts'
import { type Article, inSameCategory, MORE_SHOWN } from './reads.ts'

export function MoreArticles({ current }: { readonly current: Pick<Article, 'id' | 'category'> }) {
  const { data } = useQuery(inSameCategory(useQueries(), current.category.id))
  const others = data?.data.filter(({ id }) => id !== current.id).slice(0, MORE_SHOWN) ?? []
  if (others.length === 0) return null
  return (
    <section className={editorial.section} aria-labelledby="more-articles">
      <div className={editorial.head}>
        <h2 id="more-articles" className={editorial.title}>
          <Trans>Read on</Trans>
        </h2>
        <Link href="/article" className={editorial.more}>
          <Trans>All articles</Trans>
          <ArrowRight size={16} aria-hidden="true" />
        </Link>
      </div>
      <ul className={css.others}>
        {others.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
