import { Trans } from '@lingui/react/macro'
import { ErrorNotice, Notice } from '../../../components/feedback/notice.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { lazyComponent } from '../../../components/loading/lazy-component.tsx'
import { ShopGrid, ShopGridSkeleton } from '../../../features/catalogue/shop-grid.tsx'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import { choicesOf, type Filters } from '../filters/filters.ts'
import type { Names } from '../filters/names.ts'
import { typedFilters, withTyped } from '../filters/typed-filters.ts'
import { WhereAreYou } from '../near/where-are-you.tsx'
import * as css from '../search.css.ts'
import { InterpretationNotice } from './interpretation-notice.tsx'
import { MoreResults } from './more-results.tsx'
import { NoResults } from './no-results.tsx'
import { NotFound } from './not-found.tsx'
import type { useResults } from './use-results.ts'

const ResultsMap = lazyComponent(() => import('./results-map.tsx'), {
  pending: <Skeleton shape="map" />,
  onError: 'notice',
})
const EAGER = 4

interface ResultsProps {
  readonly results: ReturnType<typeof useResults>
  readonly filters: Filters
  readonly names: Names
  readonly isRental: boolean
}

export function Results({ results, filters, names, isRental }: ResultsProps) {
  const errorMessages = useErrorMessages()
  const { data, error, isPending, isPlaceholderData } = results
  if (isPending) {
    return (
      <div aria-busy="true">
        <ShopGridSkeleton columns={3} count={9} />
      </div>
    )
  }
  if (data === undefined) {
    return (
      <ErrorNotice retry={() => void results.refetch()} retrying={results.isFetching}>
        {error !== null && errorMessages.failure(error)}
      </ErrorNotice>
    )
  }
  const shops = data.pages.flatMap((page) => page.data)
  const { correctedKeyword, interpretation, facets, total = 0 } = data.pages[0] ?? {}
  const nearMe = interpretation?.nearMe ?? []
  const isPlaceUnknown = nearMe.length > 0 && filters.near === null && filters.cityId === null
  const takenAs = interpretation !== undefined && <InterpretationNotice interpretation={interpretation} total={total} />
  if (shops.length === 0) {
    return (
      <>
        {takenAs}
        <NoResults filters={filters} names={names} interpretation={interpretation} isRental={isRental} />
      </>
    )
  }
  const instead = correctedKeyword ?? null
  const { keyword } = filters
  const notFound = interpretation?.notFound ?? []
  const kinds =
    facets?.categories.filter(({ id }) => names.categories.some((one) => one.id === id && one.parentId)) ?? []
  const choices = choicesOf({
    ...withTyped(filters, typedFilters(filters, interpretation)),
    days: filters.days ?? interpretation?.days ?? null,
  })
  return (
    <>
      {isPlaceUnknown && <WhereAreYou filters={filters} words={nearMe} cities={facets?.cities ?? []} />}
      {instead !== null && notFound.length > 0 ? (
        <NotFound words={notFound} instead={instead} kinds={interpretation?.placeOnly === true ? kinds : []} />
      ) : (
        instead !== null && (
          <Notice>
            <Trans>
              Nothing matches “{keyword}”. Showing results for “{instead}”.
            </Trans>
          </Notice>
        )
      )}
      {takenAs}
      <div className={css.list} aria-busy={isPlaceholderData}>
        {filters.view === 'map' ? (
          <ResultsMap shops={shops} query={choices} />
        ) : (
          <ShopGrid shops={shops} columns={3} query={choices} eager={EAGER} heading="h2" />
        )}
      </div>
      <MoreResults results={results} />
    </>
  )
}
