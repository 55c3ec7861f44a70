import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as shop from '../../catalogue/shop-card.css.ts'
import { Link } from '../../navigation/link.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Phrases } from '../../parts/phrases.tsx'
import { Picture } from '../../parts/picture.tsx'
import { SectionHead } from '../../parts/section-head.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useQueries } from '../../site.tsx'
import * as css from './articles.css.ts'
import * as page from './home.css.ts'
import { HOME_READS } from './reads.ts'

export function Articles() {
  const query = useQuery(useQueries().articles(HOME_READS.articles))
  if (query.data?.data.length === 0) return null
  return (
    <section className={page.section} aria-labelledby="articles">
      <SectionHead
        id="articles"
        title={<Trans>Popular articles</Trans>}
        more={{ href: '/article', label: <Trans>All articles</Trans> }}
      />
      <Loaded query={query} pending={<Skeleton shape="block" />}>
        {({ data }) => (
          <ul className={css.spread}>
            {data.map(({ id, articleName, summary, category, cover }) => (
              <li key={id} className={css.article}>
                <Picture picture={cover} alt="" ratio="16:9" className={css.picture} />
                <div className={css.words}>
                  <p className={css.category}>{category.name}</p>
                  <h3 className={css.title}>
                    <Link
                      href={`/article/${encodeURIComponent(category.id)}/${encodeURIComponent(id)}`}
                      className={shop.link}
                    >
                      <Phrases>{articleName}</Phrases>
                    </Link>
                  </h3>
                  <p className={css.summary}>
                    <Phrases>{summary}</Phrases>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
