import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ShopGrid, ShopGridSkeleton } from '../../catalogue/shop-grid.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { useQueries } from '../../site.tsx'
import * as page from './home.css.ts'
import { HOME_READS, POPULAR_SHOWN } from './reads.ts'
import { SectionHead } from './section-head.tsx'

export function Popular() {
  const queries = useQueries()
  const query = useQuery(queries.shops(HOME_READS.popular))
  const ranked = useQuery(queries.hottest(HOME_READS.ranking)).data?.data.map(({ id }) => id) ?? []
  if (query.data?.data.length === 0) return null
  return (
    <section className={page.section} aria-labelledby="popular">
      <SectionHead
        id="popular"
        title={<Trans>Popular attractions</Trans>}
        more={{ href: '/search', label: <Trans>All shops</Trans> }}
      />
      <Loaded query={query} pending={<ShopGridSkeleton />}>
        {({ data }) => <ShopGrid shops={data.filter(({ id }) => !ranked.includes(id)).slice(0, POPULAR_SHOWN)} />}
      </Loaded>
    </section>
  )
}
