import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { useSearchParams } from 'wouter'
import { ShopGrid, ShopGridSkeleton } from '../../catalogue/shop-grid.tsx'
import { useFailureWords } from '../../locale/failure-words.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { EmptyState, ErrorNotice } from '../../parts/notice.tsx'
import { choicesOf, type Filters, NO_FILTERS, toHref } from './filters.ts'
import * as css from './search.css.ts'
import type { useResults } from './use-results.ts'

const EAGER = 4

interface ResultsProps {
  readonly results: ReturnType<typeof useResults>
  readonly filters: Filters
}

export function Results({ results, filters }: ResultsProps) {
  const say = useFailureWords()
  const [search] = useSearchParams()
  const { data, error, isPending, isPlaceholderData, isFetchingNextPage, hasNextPage } = results
  if (isPending) return <ShopGridSkeleton columns={3} count={9} />
  if (data === undefined) {
    return (
      <ErrorNotice retry={() => void results.refetch()} retrying={results.isFetching}>
        {error !== null && say.failure(error)}
      </ErrorNotice>
    )
  }
  const shops = data.pages.flatMap((page) => page.data)
  if (shops.length === 0) return <Nothing filters={filters} />

  const nextCursor = data.pages.at(-1)?.nextCursor
  const next = new URLSearchParams(search)
  if (typeof nextCursor === 'string') next.set('cursor', nextCursor)
  const loadMore = (event: MouseEvent): void => {
    event.preventDefault()
    if (!isFetchingNextPage) void results.fetchNextPage()
  }
  return (
    <>
      <div className={css.list} aria-busy={isPlaceholderData}>
        <ShopGrid shops={shops} columns={3} query={choicesOf(filters)} eager={EAGER} heading="h2" />
      </div>
      {hasNextPage && (
        <div className={css.more}>
          {results.isFetchNextPageError && error !== null && <ErrorNotice>{say.failure(error)}</ErrorNotice>}
          <ButtonLink
            href={`/search?${next}`}
            look="outline"
            onClick={loadMore}
            aria-busy={isFetchingNextPage || undefined}
          >
            {isFetchingNextPage ? <Trans>Loading…</Trans> : <Trans>Show more</Trans>}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

function Nothing({ filters }: { readonly filters: Filters }) {
  const onlyKeyword = toHref(filters) === toHref({ ...NO_FILTERS, keyword: filters.keyword, sort: filters.sort })
  return (
    <EmptyState
      drawing="search"
      title={<Trans>No results found, please try again</Trans>}
      action={
        <ButtonLink
          href={toHref(onlyKeyword ? NO_FILTERS : { ...NO_FILTERS, keyword: filters.keyword })}
          look="outline"
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
  )
}
