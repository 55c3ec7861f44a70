import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { SectionHead } from '../../components/text/section-head.tsx'
import { QueryView } from '../../data/query-view.tsx'
import { CityPlate } from '../../features/catalogue/city-plate.tsx'
import { useQueries } from '../../site/site.tsx'
import * as css from './cities.css.ts'
import * as page from './home.css.ts'
import { citiesShown } from './queries.ts'

export function Cities() {
  const query = useQuery(useQueries().cities())
  if (query.data?.data.length === 0) return null
  return (
    <section className={page.section} aria-labelledby="cities">
      <SectionHead id="cities" title={<Trans>Where to go</Trans>} />
      <QueryView query={query} pending={<Skeleton shape="block" />}>
        {({ data }) => (
          <ul className={css.bento}>
            {citiesShown(data).map((city) => (
              <CityPlate key={city.id} city={city} className={css.tile} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  )
}
