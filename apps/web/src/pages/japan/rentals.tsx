import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChipLink, ChipRow } from '../../components/actions/chip.tsx'
import { SectionHead } from '../../components/text/section-head.tsx'
import { QueryView } from '../../data/query-view.tsx'
import { ShopGrid, ShopGridSkeleton } from '../../features/catalogue/shop-grid.tsx'
import { useQueries } from '../../site/site.tsx'
import * as css from './japan.css.ts'
import { RENTAL, RENTALS_SHOWN, rentals } from './queries.ts'

/** Rental cars are reserved by the day, and in Japan only. */
export function Rentals() {
  const { t } = useLingui()
  const queries = useQueries()
  const query = useQuery(rentals(queries))
  const categories = useQuery(queries.japanCategories()).data?.data ?? []
  if (query.data?.data.length === 0) return null
  const kinds = categories.filter(({ parentId, shopCount }) => parentId === RENTAL && shopCount > 0)
  return (
    <section className={css.rentals} aria-labelledby="rentals">
      <div className={css.rentalsInner}>
        <div className={css.rentalsWords}>
          <SectionHead id="rentals" title={<Trans>A car for the coast</Trans>} />
          <p>
            <Trans>
              Capes, hot springs and snow country that trains don't reach. Rent by the day and pay at the counter.
            </Trans>
          </p>
          <nav aria-label={t`Car types`}>
            <ChipRow>
              {kinds.map(({ id, name }) => (
                <ChipLink key={id} href={`/search?${new URLSearchParams({ categoryId: id })}`}>
                  {name}
                </ChipLink>
              ))}
            </ChipRow>
          </nav>
        </div>
        <QueryView query={query} pending={<ShopGridSkeleton count={RENTALS_SHOWN} />}>
          {({ data }) => <ShopGrid shops={data} />}
        </QueryView>
      </div>
    </section>
  )
}
