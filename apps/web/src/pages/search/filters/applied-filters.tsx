import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { minorUnits } from '@yoyaku/core/client'
import type { ReactNode } from 'react'
import { ChipRow, RemovableChip } from '../../../components/actions/chip.tsx'
import { Link } from '../../../navigation/link.tsx'
import { useFormat, useSite } from '../../../site/site.tsx'
import { textLink } from '../../../theme/shared.css.ts'
import * as css from '../search.css.ts'
import { type Filters, NO_FILTERS, toHref } from './filters.ts'
import { DURATION_LABELS, LOCATION_LABELS } from './labels.ts'
import type { Names } from './names.ts'

export interface Chip {
  readonly key: string
  readonly label: string
  readonly without: Filters
}

function usePriceText({ priceMin, priceMax }: Filters): string {
  const { t } = useLingui()
  const { currency } = useSite()
  const format = useFormat()
  const money = (major: number): string => format.money(minorUnits(major, currency))
  const least = money(priceMin ?? 0)
  if (priceMax === null) return t`${least} and up`
  const most = money(priceMax)
  return priceMin === null ? t`up to ${most}` : format.range(least, most)
}

/** What applies, one by one, and the search without it. */
export function useChips(filters: Filters, names: Names): Chip[] {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const price = usePriceText(filters)
  const { keyword, categoryIds, cityId, country, location, priceMin, priceMax, durations, date, quantity } = filters
  const people = quantity ?? 0
  return [
    ...(keyword === '' ? [] : [{ key: 'keyword', label: keyword, without: { ...filters, keyword: '' } }]),
    ...categoryIds.map((id) => ({
      key: `category-${id}`,
      label: names.category(id),
      without: { ...filters, categoryIds: categoryIds.filter((other) => other !== id) },
    })),
    ...(cityId === null ? [] : [{ key: 'city', label: names.city(cityId), without: { ...filters, cityId: null } }]),
    ...(country === null
      ? []
      : [{ key: 'country', label: format.country(country), without: { ...filters, country: null } }]),
    ...(location === null
      ? []
      : [{ key: 'location', label: i18n._(LOCATION_LABELS[location]), without: { ...filters, location: null } }]),
    ...(priceMin === null && priceMax === null
      ? []
      : [
          {
            key: 'price',
            label: price,
            without: { ...filters, priceMin: null, priceMax: null },
          },
        ]),
    ...durations.map((duration) => ({
      key: `duration-${duration}`,
      label: i18n._(DURATION_LABELS[duration]),
      without: { ...filters, durations: durations.filter((other) => other !== duration) },
    })),
    ...(date === null ? [] : [{ key: 'date', label: format.day(date), without: { ...filters, date: null } }]),
    ...(quantity === null
      ? []
      : [
          {
            key: 'people',
            label: t({ message: plural(people, { one: '# person', other: '# people' }) }),
            without: { ...filters, quantity: null },
          },
        ]),
  ]
}

/** What narrows the search, each to be taken away, and all at once. The keyword stands in its field and in the heading. */
export function AppliedFilters({ filters, names }: { readonly filters: Filters; readonly names: Names }): ReactNode {
  const { t } = useLingui()
  const chips = useChips(filters, names).filter(({ key }) => key !== 'keyword')
  if (chips.length === 0) return null
  return (
    <div className={css.applied}>
      <ChipRow>
        {chips.map(({ key, label, without }) => (
          <RemovableChip key={key} href={toHref(without)} label={t`Remove filter: ${label}`} replace>
            {label}
          </RemovableChip>
        ))}
      </ChipRow>
      <Link
        href={toHref({ ...NO_FILTERS, keyword: filters.keyword, sort: filters.sort })}
        className={[textLink, css.clear].join(' ')}
      >
        <Trans>Clear all</Trans>
      </Link>
    </div>
  )
}
