import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { components } from '@yoyaku/core/types'
import { ChipChoice } from '../../../components/actions/chip.tsx'
import { useQueries, useSite } from '../../../site/site.tsx'
import { cluster } from '../../../theme/recipes.css.ts'
import { countQuery } from './apply-button.tsx'
import { FacetCount } from './facet-count.tsx'
import * as css from './filter-form.css.ts'
import type { Filters } from './filters.ts'

/** Unchecks the districts of the place that was chosen before. */
export function uncheckDistricts(form: HTMLFormElement): void {
  for (const box of form.querySelectorAll<HTMLInputElement>('input[name="districtId"]:checked')) box.checked = false
}

interface DistrictChoiceProps {
  readonly filters: Filters
  /** As the form stands, where something in it was changed. */
  readonly edited: Filters | null | undefined
  /** Of the answer to `filters`. */
  readonly facets: components['schemas']['Facets'] | undefined
}

const placeOf = ({ cityId, country, location }: Filters): string => [cityId, country, location].join()

/** The districts of the chosen city: of one that is not searched for yet, those that the count of its shops brings. */
export function DistrictChoice({ filters, edited, facets }: DistrictChoiceProps) {
  const { currency } = useSite()
  const queries = useQueries()
  const isOther = edited != null && placeOf(edited) !== placeOf(filters)
  const counted = useQuery({ ...queries.search(countQuery(edited ?? filters, currency)), enabled: isOther })
  const districts = (isOther ? counted.data?.facets : facets)?.districts ?? []
  if (districts.length === 0) return null
  return (
    <fieldset className={css.children}>
      <legend className={css.childrenOf}>
        <Trans>Districts</Trans>
      </legend>
      <div className={cluster({ gap: 2 })}>
        {districts.map(({ id, name, count }) => (
          <ChipChoice
            key={id}
            type="checkbox"
            name="districtId"
            value={id}
            defaultChecked={filters.districtIds.includes(id)}
            count={count > 0 ? <FacetCount count={count} most={count} /> : undefined}
            isEmpty={count === 0}
          >
            {name}
          </ChipChoice>
        ))}
      </div>
    </fieldset>
  )
}
