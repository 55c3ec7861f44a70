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
import * as page from './home.css.ts'
import { THEMES_SHOWN } from './reads.ts'
import * as css from './themes.css.ts'

export function Themes() {
  const query = useQuery(useQueries().curatedList())
  if (query.data?.data.length === 0) return null
  return (
    <section className={page.section} aria-labelledby="themes">
      <SectionHead
        id="themes"
        title={<Trans>Explore by theme</Trans>}
        more={{ href: '/curated', label: <Trans>All themes</Trans> }}
      />
      <Loaded query={query} pending={<Skeleton shape="block" />}>
        {({ data }) => (
          <ul className={css.shelf}>
            {data.slice(0, THEMES_SHOWN).map(({ id, curatedTitle, summary, cover }) => (
              <li key={id} className={css.card}>
                <Picture picture={cover} alt="" ratio="16:9" className={css.picture} />
                <div className={css.words}>
                  <h3 className={css.title}>
                    <Link href={`/curated/${encodeURIComponent(id)}`} className={shop.link}>
                      {curatedTitle}
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
