import { Plural, Trans } from '@lingui/react/macro'
import { useQueries as useAll, useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../../components/actions/button.tsx'
import { ChipLink, ChipRow } from '../../../components/actions/chip.tsx'
import { EmptyState } from '../../../components/feedback/notice.tsx'
import { useQueries, useSite } from '../../../site/site.tsx'
import { text } from '../../../theme/recipes.css.ts'
import { type Chip, type SearchAnswer, useChips } from '../filters/applied-filters.tsx'
import { type Filters, NO_FILTERS, toHref, toQuery } from '../filters/filters.ts'
import type { Names } from '../filters/names.ts'
import * as css from '../search.css.ts'

const MOST_WAYS = 3
const MOST_FILTERS = 8
const MOST_WORDS = 8

interface NoResultsProps extends SearchAnswer {
  readonly filters: Filters
  readonly names: Names
}

/** That there is nothing, and ways on: all of it, the search without one filter, or a word that others search for. */
export function NoResults({ filters, names, interpretation, isRental }: NoResultsProps) {
  const chips = useChips(filters, names, { interpretation, isRental })
  const hasTypedFilter = chips.some(({ key }) => key.startsWith('typed-'))
  const onlyKeyword =
    !hasTypedFilter &&
    toHref(filters) === toHref({ ...NO_FILTERS, keyword: filters.keyword, sort: filters.sort, view: filters.view })
  return (
    <div className={css.nothing}>
      <EmptyState
        drawing="search"
        title={<Trans>No results found, please try again</Trans>}
        action={
          <ButtonLink
            href={toHref(onlyKeyword ? NO_FILTERS : { ...NO_FILTERS, keyword: filters.keyword })}
            variant="outline"
          >
            {onlyKeyword ? <Trans>Show all shops</Trans> : <Trans>Search without filters</Trans>}
          </ButtonLink>
        }
      >
        {onlyKeyword ? (
          <Trans>Try a shorter word, or one in another language.</Trans>
        ) : (
          <Trans>Fewer filters usually help.</Trans>
        )}
      </EmptyState>
      <WaysOn chips={chips} isFiltered={!onlyKeyword} hasKeyword={filters.keyword !== ''} />
    </div>
  )
}

interface WaysOnProps {
  readonly chips: readonly Chip[]
  readonly isFiltered: boolean
  readonly hasKeyword: boolean
}

/** All at once, when both are known: what came late above a link would take its place under a finger. */
function WaysOn({ chips, isFiltered, hasKeyword }: WaysOnProps) {
  const { ways, isPending } = useWays(isFiltered ? chips.slice(0, MOST_FILTERS) : [])
  const tags = useQuery({ ...useQueries().searchTags(), enabled: hasKeyword })
  if (isPending || tags.isLoading) return null
  return (
    <>
      {ways.length > 0 && <WithoutOne ways={ways} />}
      {hasKeyword && <OtherWords tags={tags.data?.data ?? []} />}
    </>
  )
}

interface Way extends Chip {
  readonly total: number
}

/** The same search without the filter that keeps the most shops away. */
function useWays(chips: readonly Chip[]): { readonly ways: readonly Way[]; readonly isPending: boolean } {
  const queries = useQueries()
  const { currency } = useSite()
  const { totals, isPending } = useAll({
    queries: chips.map(({ without }) => queries.search({ ...toQuery(without, currency), limit: 1 })),
    combine: (answers) => ({
      totals: answers.map(({ data }) => data?.total ?? 0),
      isPending: answers.some((answer) => answer.isPending),
    }),
  })
  const ways = chips
    .map((chip, index) => ({ ...chip, total: totals[index] ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total)
    .slice(0, MOST_WAYS)
  return { ways, isPending }
}

const WithoutOne = ({ ways }: { readonly ways: readonly Way[] }) => (
  <ul className={css.ways}>
    {ways.map(({ key, label, without, total }) => (
      <li key={key}>
        <ChipLink href={toHref(without)} replace>
          <Trans>Without “{label}”</Trans>
          <span className={text({ tone: 'muted', weight: 'normal' })}>
            <Plural value={total} one="# shop" other="# shops" />
          </span>
        </ChipLink>
      </li>
    ))}
  </ul>
)

function OtherWords({ tags }: { readonly tags: readonly { readonly keyword: string }[] }) {
  if (tags.length === 0) return null
  return (
    <nav aria-labelledby="other-words" className={css.otherWords}>
      <h2 id="other-words" className={text({ size: 'body' })}>
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
