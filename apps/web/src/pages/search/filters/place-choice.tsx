import { Trans, useLingui } from '@lingui/react/macro'
import type { City, components } from '@yoyaku/core/types'
import { ChevronDown } from 'lucide-react'
import { ChipChoice } from '../../../components/actions/chip.tsx'
import { useFormat } from '../../../site/site.tsx'
import { cluster, stack } from '../../../theme/recipes.css.ts'
import { visuallyHidden } from '../../../theme/shared.css.ts'
import { NearMeChoice } from '../near/near-me-choice.tsx'
import { DistrictChoice } from './district-choice.tsx'
import { facetCount, isEmptyFacet } from './facet-count.tsx'
import * as css from './filter-form.css.ts'
import type { Filters } from './filters.ts'
import { LOCATION_LABELS } from './labels.ts'

interface PlaceChoiceProps {
  readonly filters: Filters
  /** As the form stands, where something in it was changed. */
  readonly edited: Filters | null | undefined
  readonly cities: readonly City[]
  readonly facets: components['schemas']['Facets'] | undefined
  /** The places that the keyword names: without a choice the search is for them. */
  readonly typedPlaces: readonly string[]
}

/** One choice among all cities, each folded into its country: those with the most shops first, and the chosen country before all. */
export function PlaceChoice({ filters, edited, cities, facets, typedPlaces }: PlaceChoiceProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { cityId, country, location, near } = filters
  const typed = typedPlaces.join(format.comma)
  const countries = byCountry(cities, filters)
  /** What is chosen or named, and the only country there is. */
  const isOpen = (code: string, own: readonly City[]): boolean =>
    countries.length === 1 ||
    country === code ||
    own.some(({ id, name }) => id === cityId || typedPlaces.includes(name))
  const current = (edited ?? filters).cityId
  const isHome = ({ id, name }: City) => (current === null ? typedPlaces.includes(name) : id === current)
  const countryOfDistricts = cities.find(isHome)?.country
  return (
    <fieldset>
      <legend className={css.legend}>
        <Trans context="of a search">Place</Trans>
      </legend>
      <div className={stack({ gap: 2 })}>
        <div className={cluster({ gap: 2 })}>
          <ChipChoice
            type="radio"
            name="place"
            value=""
            defaultChecked={cityId === null && country === null && location === null}
          >
            {typed === '' ? <Trans>Anywhere</Trans> : <Trans>From your search: {typed}</Trans>}
          </ChipChoice>
          <NearMeChoice near={near} />
          {location !== null && (
            <ChipChoice type="radio" name="place" value={location} defaultChecked={cityId === null && country === null}>
              {t(LOCATION_LABELS[location])}
            </ChipChoice>
          )}
        </div>
        {countries.map(({ code, own }) => {
          const name = format.country(code)
          return (
            <details key={code} className={css.country} open={isOpen(code, own)}>
              <summary className={css.countryName}>
                {name}
                <ChevronDown size={18} className={css.arrow} aria-hidden="true" />
              </summary>
              <fieldset className={cluster({ gap: 2 })}>
                <legend className={visuallyHidden}>{name}</legend>
                <ChipChoice type="radio" name="place" value={code} defaultChecked={country === code && cityId === null}>
                  <Trans>All of {name}</Trans>
                </ChipChoice>
                {own.map((city) => (
                  <ChipChoice
                    key={city.id}
                    type="radio"
                    name="place"
                    value={city.id}
                    defaultChecked={cityId === city.id}
                    count={facetCount(facets?.cities, city)}
                    isEmpty={isEmptyFacet(facets?.cities, city)}
                  >
                    {city.name}
                  </ChipChoice>
                ))}
              </fieldset>
              {code === countryOfDistricts && <DistrictChoice filters={filters} edited={edited} facets={facets} />}
            </details>
          )
        })}
      </div>
    </fieldset>
  )
}

function byCountry(cities: readonly City[], { cityId, country }: Filters): { code: string; own: City[] }[] {
  const chosen = country ?? cities.find(({ id }) => id === cityId)?.country
  const sorted = cities.toSorted((one, other) => other.shopCount - one.shopCount)
  const shopsIn = (code: string) =>
    sorted.filter((city) => city.country === code).reduce((sum, city) => sum + city.shopCount, 0)
  return [...new Set(sorted.map((city) => city.country))]
    .toSorted((one, other) => Number(other === chosen) - Number(one === chosen) || shopsIn(other) - shopsIn(one))
    .map((code) => ({ code, own: sorted.filter((city) => city.country === code) }))
}
