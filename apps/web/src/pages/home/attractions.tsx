import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { SectionHead } from '../../components/text/section-head.tsx'
import { QueryView } from '../../data/query-view.tsx'
import { ShopGrid, ShopGridSkeleton } from '../../features/catalogue/shop-grid.tsx'
import { useQueries } from '../../site/site.tsx'
import * as page from './home.css.ts'
import { ATTRACTIONS_HREF, ATTRACTIONS_SHOWN, attractions } from './queries.ts'
import { useRanking } from './use-ranking.ts'

/** The attractions, apart from the most booked shops. */
export function Attractions() {
  const query = useQuery(attractions(useQueries()))
  const ranked = useRanking().ranked.map(({ id }) => id)
  if (query.data?.data.length === 0) return null
  return (
    <section className={page.fullRows} aria-labelledby="attractions">
      <SectionHead
        id="attractions"
        title={<Trans>Popular attractions</Trans>}
        more={{ href: ATTRACTIONS_HREF, label: <Trans>All attractions</Trans> }}
      />
      <QueryView query={query} pending={<ShopGridSkeleton />}>
        {({ data }) => <ShopGrid shops={data.filter(({ id }) => !ranked.includes(id)).slice(0, ATTRACTIONS_SHOWN)} />}
      </QueryView>
    </section>
  )
}
