import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ShopGrid, ShopGridSkeleton } from '../../catalogue/shop-grid.tsx'
import { ChipLink, ChipRow } from '../../parts/chip.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { SectionHead } from '../../parts/section-head.tsx'
import { useQueries } from '../../site.tsx'
import * as css from './japan.css.ts'
import { RENTAL, RENTALS_SHOWN, rentals } from './reads.ts'

/** Rental cars are reserved by the day, and in Japan only. */
export function Rentals() {
  const { t } = useLingui()
  const queries = useQueries()
  const query = useQuery(rentals(queries))
  const categories = useQuery(queries.categoriesOfJapan()).data?.data ?? []
  if (query.data?.data.length === 0) return null
  const kinds = categories.filter(({ parentId, shopCount }) => parentId === RENTAL && shopCount > 0)
  return (
    <section className={css.rentals} aria-labelledby="rentals">
      <div className={css.rentalsInner}>
        <div className={css.rentalsWords}>
          <SectionHead id="rentals" title={<Trans>A car for the coast</Trans>} />
          <p>
            <Trans>
              Capes, hot springs and snow country that trains don't reach. Reserved by the day, paid at the desk.
            </Trans>
          </p>
          <nav aria-label={t`Kinds of cars`}>
            <ChipRow>
              {kinds.map(({ id, name }) => (
                <ChipLink key={id} href={`/search?${new URLSearchParams({ categoryId: id })}`}>
                  {name}
                </ChipLink>
              ))}
            </ChipRow>
          </nav>
        </div>
        <Loaded query={query} pending={<ShopGridSkeleton count={RENTALS_SHOWN} />}>
          {({ data }) => <ShopGrid shops={data} />}
        </Loaded>
      </div>
    </section>
  )
}
