import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CityPlate } from '../../catalogue/city-plate.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { SectionHead } from '../../parts/section-head.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useQueries } from '../../site.tsx'
import * as css from './cities.css.ts'
import * as page from './japan.css.ts'

export function Cities() {
  const query = useQuery(useQueries().cities())
  return (
    <section className={page.section} aria-labelledby="cities">
      <SectionHead id="cities" title={<Trans>City by city</Trans>} />
      <Loaded query={query} pending={<Skeleton shape="block" />}>
        {({ data }) => (
          <ul className={css.list}>
            {data
              .filter(({ country }) => country === 'JP')
              .map((city) => (
                <CityPlate key={city.id} city={city} className={css.city} />
              ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
