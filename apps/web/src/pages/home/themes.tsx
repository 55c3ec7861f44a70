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
import { stack } from '../../theme/recipes.css.ts'
import * as page from './home.css.ts'
import { THEMES_SHOWN } from './queries.ts'
import * as css from './themes.css.ts'

export function Themes() {
  const query = useQuery(useQueries().collections())
  if (query.data?.data.length === 0) return null
  return (
    <section className={page.section} aria-labelledby="themes">
      <SectionHead
        id="themes"
        title={<Trans>Explore by theme</Trans>}
        more={{ href: '/curated', label: <Trans>All themes</Trans> }}
      />
      <QueryView query={query} pending={<Skeleton shape="block" />}>
        {({ data }) => (
          <ul className={css.shelf}>
            {data.slice(0, THEMES_SHOWN).map(({ id, curatedTitle, summary, cover }) => (
              <li key={id} className={css.card}>
                <Picture picture={cover} alt="" ratio="16:9" className={css.picture} />
                <div className={stack({ gap: 1 })}>
                  <h3 className={css.title}>
                    <Link href={`/curated/${encodeURIComponent(id)}`} className={shop.titleLink}>
                      {curatedTitle}
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
