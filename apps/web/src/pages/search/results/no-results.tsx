import { Plural, Trans } from '@lingui/react/macro'
import { useQueries as useAll, useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../../components/actions/button.tsx'
import { ChipLink, ChipRow } from '../../../components/actions/chip.tsx'
import { EmptyState } from '../../../components/feedback/notice.tsx'
import { useQueries, useSite } from '../../../site/site.tsx'
import { type Chip, useChips } from '../filters/applied-filters.tsx'
import { type Filters, NO_FILTERS, toHref, toQuery } from '../filters/filters.ts'
import type { Names } from '../filters/names.ts'
import * as css from '../search.css.ts'

const MOST_WAYS = 3
const MOST_FILTERS = 8
const MOST_WORDS = 8

interface NothingProps {
  readonly filters: Filters
  readonly names: Names
}

/** That there is nothing, and what there is instead: without one filter, with a word that others search for, or all of it. */
export function NoResults({ filters, names }: NothingProps) {
  const onlyKeyword = toHref(filters) === toHref({ ...NO_FILTERS, keyword: filters.keyword, sort: filters.sort })
  return (
    <div className={css.nothing}>
      <EmptyState
        drawing="search"
        title={<Trans>No results found, please try again</Trans>}
        action={
          <div className={css.waysOn}>
            {!onlyKeyword && <WithoutOne filters={filters} names={names} />}
            <ButtonLink
              href={toHref(onlyKeyword ? NO_FILTERS : { ...NO_FILTERS, keyword: filters.keyword })}
              variant="outline"
            >
              {onlyKeyword ? <Trans>Show all shops</Trans> : <Trans>Search without filters</Trans>}
            </ButtonLink>
          </div>
        }
      >
        {onlyKeyword ? (
          <Trans>Try a shorter word, or one in another language.</Trans>
        ) : (
          <Trans>Fewer filters usually help.</Trans>
        )}
      </EmptyState>
      {filters.keyword !== '' && <OtherWords />}
    </div>
  )
}

/** The same search without the filter that keeps the most shops away. */
function WithoutOne({ filters, names }: NothingProps) {
  const queries = useQueries()
  const { currency } = useSite()
  const chips = useChips(filters, names).slice(0, MOST_FILTERS)
  const totals = useAll({
    queries: chips.map(({ without }) => queries.search({ ...toQuery(without, currency), limit: 1 })),
    combine: (answers) => answers.map(({ data }) => data?.total ?? 0),
  })
  const ways = chips
    .map((chip: Chip, at) => ({ ...chip, total: totals[at] ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total)
    .slice(0, MOST_WAYS)
  if (ways.length === 0) return null
  return (
    <ul className={css.ways}>
      {ways.map(({ key, label, without, total }) => (
        <li key={key}>
          <ChipLink href={toHref(without)} replace>
            <Trans>Without “{label}”</Trans>
            <span className={css.wayCount}>
              <Plural value={total} one="# shop" other="# shops" />
            </span>
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}

function OtherWords() {
  const tags = useQuery(useQueries().searchTags()).data?.data ?? []
  if (tags.length === 0) return null
  return (
    <nav aria-labelledby="other-words" className={css.otherWords}>
      <h2 id="other-words" className={css.otherWordsTitle}>
        <Trans>Top searches</Trans>
      </h2>
      <ChipRow>
        {tags.slice(0, MOST_WORDS).map(({ keyword }) => (
          <ChipLink key={keyword} href={toHref({ ...NO_FILTERS, keyword })}>
            {keyword}
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  )
}
