import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { minorUnits } from '@yoyaku/core/client'
import type { components } from '@yoyaku/core/types'
import type { ReactNode } from 'react'
import { ChipRow, RemovableChip } from '../../../components/actions/chip.tsx'
import {
  TIME_OF_DAY_LABELS,
  useStartTimesText,
  useStartWindowText,
} from '../../../features/catalogue/start-times-text.ts'
import { returnDay } from '../../../features/rental/rental.ts'
import { Link } from '../../../navigation/link.tsx'
import { useFormat, useSite } from '../../../site/site.tsx'
import { textLink } from '../../../theme/shared.css.ts'
import * as css from '../search.css.ts'
import { type Filters, NO_FILTERS, toHref } from './filters.ts'
import { DURATION_LABELS, LOCATION_LABELS, SORT_LABELS } from './labels.ts'
import type { Names } from './names.ts'
import { type TypedFilter, typedFilters, withoutPart } from './typed-filters.ts'

type Schemas = components['schemas']
type Interpretation = Schemas['SearchInterpretation']

export interface Chip {
  readonly key: string
  readonly label: string
  readonly without: Filters
}

/** What is read of the answer. `isRental`: seats are counted, not people. */
export interface SearchAnswer {
  readonly interpretation?: Interpretation | undefined
  readonly isRental: boolean
}

type Amount = Schemas['Money']

function usePriceText(): (priceMin: Amount | null, priceMax: Amount | null) => string {
  const { t } = useLingui()
  const format = useFormat()
  return (priceMin, priceMax) => {
    const [least, most] = [priceMin, priceMax].map((price) => (price === null ? '' : format.money(price)))
    if (priceMax === null) return t`${least} and up`
    return priceMin === null ? t`up to ${most}` : format.range(least ?? '', most ?? '')
  }
}

function usePartyText(isRental: boolean): (people: number) => string {
  const { t } = useLingui()
  return (people) =>
    isRental
      ? t({ message: plural(people, { one: '# seat', other: '# seats' }) })
      : t({ message: plural(people, { one: '# person', other: '# people' }) })
}

/** What the keyword itself asks for beside kind and place, and the search for the keyword without those words. */
function useTypedChips(filters: Filters, { interpretation, isRental }: SearchAnswer): Chip[] {
  const { t } = useLingui()
  const format = useFormat()
  const priceText = usePriceText()
  const timesText = useStartTimesText()
  const partyText = usePartyText(isRental)
  if (interpretation?.typed === undefined) return []
  const { date, quantity, sort, priceMin, priceMax } = interpretation
  const { timeOfDay: timesOfDay = [], timeFrom = null, timeTo = null } = interpretation
  const days = interpretation.days ?? 0
  const labels: Record<TypedFilter['part'], () => string> = {
    date: () => (date === null ? '' : format.day(date)),
    timeOfDay: () => timesText({ timesOfDay, timeFrom: null, timeTo: null }),
    time: () => timesText({ timesOfDay: [], timeFrom, timeTo }),
    quantity: () => partyText(quantity ?? 0),
    days: () => t({ message: plural(days, { one: '# day', other: '# days' }) }),
    price: () => priceText(priceMin, priceMax),
    sort: () => (sort === null ? '' : t(SORT_LABELS[sort])),
  }
  const typed = typedFilters(filters, interpretation)
  return typed.map(({ part }) => ({
    key: `typed-${part}`,
    label: labels[part](),
    without: withoutPart(filters, typed, part),
  }))
}

/** What applies, one by one, and the search without it. */
export function useChips(filters: Filters, names: Names, answer: SearchAnswer): Chip[] {
  const { t } = useLingui()
  const format = useFormat()
  const priceText = usePriceText()
  const { currency } = useSite()
  const typed = useTypedChips(filters, answer)
  const inMinorUnits = (major: number | null) => (major === null ? null : minorUnits(major, currency))
  const { keyword, categoryIds, cityId, districtIds, country, location, priceMin, priceMax } = filters
  const windowText = useStartWindowText()
  const { durations, date, days, timesOfDay, timeFrom, timeTo, quantity, near } = filters
  const partyText = usePartyText(answer.isRental)
  return [
    ...(keyword === '' ? [] : [{ key: 'keyword', label: keyword, without: { ...filters, keyword: '' } }]),
    ...categoryIds.map((id) => ({
      key: `category-${id}`,
      label: names.category(id),
      without: { ...filters, categoryIds: categoryIds.filter((other) => other !== id) },
    })),
    ...(near === null ? [] : [{ key: 'near', label: t`Near my location`, without: { ...filters, near: null } }]),
    ...(cityId === null
      ? []
      : [{ key: 'city', label: names.city(cityId), without: { ...filters, cityId: null, districtIds: [] } }]),
    ...districtIds.map((id) => ({
      key: `district-${id}`,
      label: names.district(id),
      without: { ...filters, districtIds: districtIds.filter((other) => other !== id) },
    })),
    ...(country === null
      ? []
      : [{ key: 'country', label: format.country(country), without: { ...filters, country: null } }]),
    ...(location === null
      ? []
      : [{ key: 'location', label: t(LOCATION_LABELS[location]), without: { ...filters, location: null } }]),
    ...(priceMin === null && priceMax === null
      ? []
      : [
          {
            key: 'price',
            label: priceText(inMinorUnits(priceMin), inMinorUnits(priceMax)),
            without: { ...filters, priceMin: null, priceMax: null },
          },
        ]),
    ...durations.map((duration) => ({
      key: `duration-${duration}`,
      label: t(DURATION_LABELS[duration]),
      without: { ...filters, durations: durations.filter((other) => other !== duration) },
    })),
    ...(date === null
      ? []
      : [
          {
            key: 'date',
            label:
              days === null ? format.day(date) : format.range(format.day(date), format.day(returnDay({ date, days }))),
            without: { ...filters, date: null, days: null },
          },
        ]),
    ...timesOfDay.map((time) => ({
      key: `time-${time}`,
      label: t(TIME_OF_DAY_LABELS[time]),
      without: { ...filters, timesOfDay: timesOfDay.filter((other) => other !== time) },
    })),
    ...(timeFrom === null && timeTo === null
      ? []
      : [
          {
            key: 'start',
            label: windowText({ timeFrom, timeTo }),
            without: { ...filters, timeFrom: null, timeTo: null },
          },
        ]),
    ...(quantity === null
      ? []
      : [
          {
            key: 'people',
            label: partyText(quantity),
            without: { ...filters, quantity: null },
          },
        ]),
    ...typed,
  ]
}

interface AppliedFiltersProps extends SearchAnswer {
  readonly filters: Filters
  readonly names: Names
}

/** What narrows the search, each to be taken away, and all at once. The keyword stands in its field and in the heading. */
export function AppliedFilters({ filters, names, ...answer }: AppliedFiltersProps): ReactNode {
  const { t } = useLingui()
  const chips = useChips(filters, names, answer).filter(({ key }) => key !== 'keyword')
  if (chips.length === 0) return null
  return (
    <div className={css.applied}>
      <ChipRow label={t`Filters`}>
        {chips.map(({ key, label, without }) => (
          <RemovableChip key={key} href={toHref(without)} label={t`Remove filter: ${label}`} replace>
            {label}
          </RemovableChip>
        ))}
      </ChipRow>
      <Link
        href={toHref({ ...NO_FILTERS, keyword: filters.keyword, sort: filters.sort, view: filters.view })}
        className={[textLink, css.clear].join(' ')}
      >
        <Trans>Clear all</Trans>
      </Link>
    </div>
  )
}
