import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { Picture } from '../../components/pictures/picture.tsx'
import { PhraseWrap } from '../../components/text/phrase-wrap.tsx'
import { SectionHead } from '../../components/text/section-head.tsx'
import { QueryView } from '../../data/query-view.tsx'
import * as shop from '../../features/catalogue/shop-card.css.ts'
import { Link } from '../../navigation/link.tsx'
import { useQueries } from '../../site/site.tsx'
import { stack, text } from '../../theme/recipes.css.ts'
import * as css from './articles.css.ts'
import * as page from './home.css.ts'
import { HOME_QUERIES } from './queries.ts'

export function Articles() {
  const query = useQuery(useQueries().articles(HOME_QUERIES.articles))
  if (query.data?.data.length === 0) return null
  return (
    <section className={page.section} aria-labelledby="articles">
      <SectionHead
        id="articles"
        title={<Trans>Popular articles</Trans>}
        more={{ href: '/article', label: <Trans>All articles</Trans> }}
      />
      <QueryView query={query} pending={<Skeleton shape="block" />}>
        {({ data }) => (
          <ul className={css.spread}>
            {data.map(({ id, articleName, summary, category, cover }) => (
              <li key={id} className={css.article}>
                <Picture picture={cover} alt="" ratio="16:9" className={css.picture} />
                <div className={stack({ gap: 1 })}>
                  <p className={text({ size: 'small', tone: 'muted', weight: 'strong' })}>{category.name}</p>
                  <h3 className={css.title}>
                    <Link
                      href={`/article/${encodeURIComponent(category.id)}/${encodeURIComponent(id)}`}
                      className={shop.titleLink}
                    >
                      <PhraseWrap>{articleName}</PhraseWrap>
                    </Link>
                  </h3>
                  <p className={css.summary}>
                    <PhraseWrap>{summary}</PhraseWrap>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  )
}
