import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ShopGrid, ShopGridSkeleton } from '../../catalogue/shop-grid.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { SectionHead } from '../../parts/section-head.tsx'
import { useQueries } from '../../site.tsx'
import * as page from './home.css.ts'
import { ATTRACTIONS_HREF, ATTRACTIONS_SHOWN, attractions, HOME_READS } from './reads.ts'

/** What one travels for, apart from what is booked most of all. */
export function Attractions() {
  const queries = useQueries()
  const query = useQuery(attractions(queries))
  const ranked = useQuery(queries.hottest(HOME_READS.ranking)).data?.data.map(({ id }) => id) ?? []
  if (query.data?.data.length === 0) return null
  return (
    <section className={page.fullRows} aria-labelledby="attractions">
      <SectionHead
        id="attractions"
        title={<Trans>Popular attractions</Trans>}
        more={{ href: ATTRACTIONS_HREF, label: <Trans>All attractions</Trans> }}
      />
      <Loaded query={query} pending={<ShopGridSkeleton />}>
        {({ data }) => <ShopGrid shops={data.filter(({ id }) => !ranked.includes(id)).slice(0, ATTRACTIONS_SHOWN)} />}
      </Loaded>
    </section>
  )
}
