import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { SectionHead } from '../../components/text/section-head.tsx'
import { QueryView } from '../../data/query-view.tsx'
import { CityPlate } from '../../features/catalogue/city-plate.tsx'
import { useQueries } from '../../site/site.tsx'
import * as css from './cities.css.ts'
import * as page from './japan.css.ts'

export function Cities() {
  const query = useQuery(useQueries().cities())
  return (
    <section className={page.section} aria-labelledby="cities">
      <SectionHead id="cities" title={<Trans>City by city</Trans>} />
      <QueryView query={query} pending={<Skeleton shape="block" />}>
        {({ data }) => (
          <ul className={css.list}>
            {data
              .filter(({ country }) => country === 'JP')
              .map((city) => (
                <CityPlate key={city.id} city={city} className={css.city} />
              ))}
          </ul>
        )}
      </QueryView>
    </section>
  )
}
