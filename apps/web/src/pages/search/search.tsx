import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { LayoutGrid, Map as MapIcon, SlidersHorizontal } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { Button, ButtonLink } from '../../components/actions/button.tsx'
import { Sheet } from '../../components/containers/sheet.tsx'
import { HydrationUnit } from '../../components/loading/hydration-unit.tsx'
import { CurrencyOffer } from '../../features/catalogue/currency-note.tsx'
import { SearchField } from '../../features/catalogue/search-field/search-field.tsx'
import type { ShopCardData } from '../../features/catalogue/shop-card.tsx'
import { areRented } from '../../features/rental/rental.ts'
import { Head } from '../../head/head.tsx'
import type { Format } from '../../locale/format.ts'
import { Link } from '../../navigation/link.tsx'
import type { Prefetch } from '../../page.ts'
import { useFormat, useSite } from '../../site/site.tsx'
import { AppliedFilters } from './filters/applied-filters.tsx'
import { ApplyButton } from './filters/apply-button.tsx'
import { FilterForm } from './filters/filter-form.tsx'
import {
  type Filters,
  filtersOfForm,
  leftOut,
  parseFilters,
  SORTS,
  toHref,
  toQuery,
  withoutPastDay,
  withoutUnknown,
} from './filters/filters.ts'
import { SORT_LABELS } from './filters/labels.ts'
import { type Names, useNames, withDistricts } from './filters/names.ts'
import { typedFilters, withoutChangedWords, withTyped } from './filters/typed-filters.ts'
import { Unsupported } from './results/interpretation-notice.tsx'
import { Results } from './results/results.tsx'
import { useResults, withCursor } from './results/use-results.ts'
import * as css from './search.css.ts'
import { useSearchLog } from './use-search-log.ts'

export const prefetch: Prefetch = async ({ queries, need, want, search, currency, now }) => {
  const filtersOfLink = withoutPastDay(parseFilters(search), now)
  const { cityId, categoryIds } = filtersOfLink
  const [cities, categories] = await Promise.all([
    cityId === null ? undefined : want(queries.cities()),
    categoryIds.length === 0 ? undefined : want(queries.categories()),
  ])
  const filters = withoutUnknown(filtersOfLink, { cities: cities?.data ?? [], categories: categories?.data ?? [] })
  const query = withCursor(toQuery(filters, currency), search.get('cursor'))
  await Promise.all([need(queries.search(query)), want(queries.categories()), want(queries.cities())])
}

const FORM = 'search-filters'

const countOf = ({
  categoryIds,
  cityId,
  districtIds,
  country,
  location,
  priceMin,
  priceMax,
  durations,
  date,
  timesOfDay,
  timeFrom,
  timeTo,
  quantity,
  near,
}: Filters): number =>
  categoryIds.length +
  districtIds.length +
  durations.length +
  timesOfDay.length +
  [cityId, country, location, date, quantity, near].filter((value) => value !== null).length +
  (priceMin !== null || priceMax !== null ? 1 : 0) +
  (timeFrom !== null || timeTo !== null ? 1 : 0)

/** The one city, country or category that was asked for. */
function placeOrKind({ cityId, country, categoryIds }: Filters, names: Names, format: Format): string | null {
  if (cityId !== null) return names.city(cityId)
  if (country !== null) return format.country(country)
  const [only, ...others] = categoryIds
  return only === undefined || others.length > 0 ? null : names.category(only)
}

/** To the results on a map, and back to the list. Without scripts there is the list alone. */
function ViewToggle({ filters }: { readonly filters: Filters }) {
  const isMap = filters.view === 'map'
  const Icon = isMap ? LayoutGrid : MapIcon
  return (
    <Link href={toHref({ ...filters, view: isMap ? null : 'map' })} className={css.viewToggle} replace rel="nofollow">
      <Icon size={18} aria-hidden="true" />
      {isMap ? <Trans context="of search results">List</Trans> : <Trans context="of search results">Map</Trans>}
    </Link>
  )
}

const RENTAL = 'car-rental'

/** Whether what is searched for is rented for days: by its category, or because the services that were meant are. */
function isRentalSearch(
  { categoryIds, days }: Filters,
  { categories }: Names,
  {
    shops = [],
    typedDays = null,
  }: { shops?: readonly ShopCardData[] | undefined; typedDays?: number | null | undefined },
): boolean {
  const isOfCars = (id: string): boolean =>
    id === RENTAL || categories.some((one) => one.id === id && one.parentId === RENTAL)
  return (
    days !== null || typedDays !== null || areRented(shops) || (categoryIds.length > 0 && categoryIds.every(isOfCars))
  )
}

/** The country in which all of these are. */
function onlyCountry(shops: readonly ShopCardData[] = []): string | undefined {
  const [country, ...others] = new Set(shops.map((shop) => shop.country))
  return others.length === 0 ? country : undefined
}

export default function Search() {
  const { t } = useLingui()
  const format = useFormat()
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const text = search.toString()
  const { now, places } = useSite()
  const namesOfAll = useNames()
  const filtersOfLink = useMemo(() => withoutPastDay(parseFilters(new URLSearchParams(text)), now), [text, now])
  const { cities, categories } = namesOfAll
  const filters = useMemo(
    () => withoutUnknown(filtersOfLink, { cities, categories }),
    [filtersOfLink, cities, categories],
  )
  const unknown = leftOut(filtersOfLink, filters)
  const results = useResults(filters, search.get('cursor'))
  const [choosing, setChoosing] = useState(false)
  // As the sheet's form stands; null while nothing in it was changed.
  const [edited, setEdited] = useState<Filters | null>(null)
  const first = results.data?.pages[0]
  const names = withDistricts(namesOfAll, first?.facets)
  const total = first?.total
  const typedPlaces =
    first?.interpretation?.places.flatMap(({ name, within }) => (within.length > 0 ? within : [name])) ?? []
  const { keyword } = filters

  useSearchLog(keyword)

  const openSheet = (): void => {
    setEdited(null)
    setChoosing(true)
  }
  const typed = typedFilters(filters, first?.interpretation)
  const effective = withTyped(filters, typed)
  const read = (form: HTMLFormElement): Filters => withoutChangedWords(filtersOfForm(form), typed)
  const show = (form: HTMLFormElement): void => navigate(toHref(read(form)), { replace: true })
  const narrowed = placeOrKind(filters, names, format)
  const heading = keyword === '' ? (narrowed ?? t`Shops`) : t`“${keyword}”`
  const applied = countOf(effective)
  const isRated = filters.sort === 'rating' || (first?.data.some(({ ratingCount }) => ratingCount > 0) ?? false)
  const isRental = isRentalSearch(filters, names, { shops: first?.data, typedDays: first?.interpretation?.days })
  const country = onlyCountry(first?.data)
  return (
    <div className={css.page}>
      <Head
        title={keyword === '' ? (narrowed ?? t`Search shops and services`) : t`Search: ${keyword}`}
        description={t`Find shops and services in ${places} by place, day, price and time, and book right away.`}
        path="/search"
      />
      <aside id="filters" className={css.rail} aria-labelledby="filters-title">
        <h2 id="filters-title" className={css.railTitle}>
          <Trans>Filters</Trans>
        </h2>
        <HydrationUnit>
          <FilterForm
            id={FORM}
            filters={effective}
            read={read}
            facets={first?.facets}
            names={names}
            typedPlaces={typedPlaces}
            onSubmit={show}
            isRental={isRental}
            typedDays={first?.interpretation?.days}
            country={country}
            eager
          >
            {filters.view !== null && <input type="hidden" name="view" value={filters.view} />}
            <Button type="submit" variant="outline" fullWidth>
              <Trans>Apply</Trans>
            </Button>
          </FilterForm>
        </HydrationUnit>
      </aside>

      <div className={css.results}>
        <div className={css.keyword}>
          <SearchField
            key={keyword}
            submits
            form={FORM}
            defaultValue={keyword}
            aria-label={t`Search shops and services`}
            placeholder={t`Search shops`}
            className={css.keywordInput}
          />
          <Button type="submit" form={FORM} className={css.keywordSubmit}>
            <Trans>Search</Trans>
          </Button>
        </div>
        <div className={css.head}>
          <div className={css.words}>
            <h1 className={css.title}>{heading}</h1>
            <p className={css.count} role="status">
              {total !== undefined && <Plural value={total} one="# shop" other="# shops" />}
            </p>
          </div>
          {/* One row on a phone, which scrolls sideways: nothing in it pushes the results out of sight. */}
          <div className={css.tools}>
            <button type="button" aria-haspopup="dialog" className={css.openFilters} onClick={openSheet}>
              <SlidersHorizontal size={18} aria-hidden="true" />
              <Trans>Filters</Trans>
              {applied > 0 && <span className={css.badge}>{applied}</span>}
            </button>
            <ViewToggle filters={filters} />
            <select
              key={effective.sort}
              form={FORM}
              name="sort"
              defaultValue={effective.sort}
              aria-label={t`Sort by`}
              className={css.sort}
              onChange={(event) => event.currentTarget.form?.requestSubmit()}
            >
              {SORTS.filter((sort) => isRated || sort !== 'rating').map((sort) => (
                <option key={sort} value={sort}>
                  {sort === 'popular' && filters.near !== null ? t`Nearest` : t(SORT_LABELS[sort])}
                </option>
              ))}
            </select>
            <AppliedFilters
              filters={filters}
              names={names}
              interpretation={first?.interpretation}
              isRental={isRental}
            />
          </div>
          <CurrencyOffer className={css.offer} />
        </div>
        {unknown.length > 0 && <Unsupported parts={unknown} />}
        <HydrationUnit>
          <Results results={results} filters={filters} names={names} isRental={isRental} />
        </HydrationUnit>
      </div>

      <Sheet
        open={choosing}
        onClose={() => setChoosing(false)}
        title={<Trans>Filters</Trans>}
        footer={
          <>
            <ButtonLink
              href={toHref({ ...parseFilters(new URLSearchParams()), keyword, sort: filters.sort, view: filters.view })}
              variant="plain"
              className={css.clearInSheet}
              onClick={() => setChoosing(false)}
            >
              <Trans>Clear all</Trans>
            </ButtonLink>
            {choosing && <ApplyButton form={`${FORM}-sheet`} filters={edited ?? filters} />}
          </>
        }
      >
        <FilterForm
          id={`${FORM}-sheet`}
          filters={effective}
          read={read}
          edited={edited}
          facets={first?.facets}
          names={names}
          typedPlaces={typedPlaces}
          isRental={isRental}
          typedDays={first?.interpretation?.days}
          country={country}
          onEdit={(form) => setEdited(read(form))}
          onSubmit={(form) => {
            setChoosing(false)
            show(form)
          }}
        >
          <input type="hidden" name="keyword" value={keyword} />
          <input type="hidden" name="sort" value={effective.sort} />
          {filters.view !== null && <input type="hidden" name="view" value={filters.view} />}
        </FilterForm>
      </Sheet>
    </div>
  )
}
