import { Trans } from '@lingui/react/macro'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { ButtonLink } from '../../../components/actions/button.tsx'
import { ErrorNotice } from '../../../components/feedback/notice.tsx'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import { useFormat } from '../../../site/site.tsx'
import * as css from '../search.css.ts'
import type { useResults } from './use-results.ts'

/** So many pages come by themselves; then one asks, so that the foot of the page can be reached. */
const PAGES_BY_THEMSELVES = 3
/** How far below the screen the end is when the next page is fetched. */
const AHEAD = '0px 0px 600px'

/** The next page of results, by itself or by its button, and how many have come. */
export function MoreResults({ results }: { readonly results: ReturnType<typeof useResults> }) {
  const errorMessages = useErrorMessages()
  const format = useFormat()
  const [search] = useSearchParams()
  const { data, error, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = results
  const pages = data?.pages ?? []
  const comesByItself =
    hasNextPage && !isFetchNextPageError && !isFetchingNextPage && pages.length <= PAGES_BY_THEMSELVES
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = end
    if (!comesByItself || current === null || !('IntersectionObserver' in globalThis)) return
    const watching = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) void fetchNextPage()
      },
      { rootMargin: AHEAD },
    )
    watching.observe(current)
    return () => watching.disconnect()
  }, [comesByItself, fetchNextPage])

  const nextCursor = pages.at(-1)?.nextCursor
  const next = new URLSearchParams(search)
  if (typeof nextCursor === 'string') next.set('cursor', nextCursor)
  const loadMore = (event: MouseEvent): void => {
    event.preventDefault()
    if (!isFetchingNextPage) void fetchNextPage()
  }
  const shown = format.number(pages.reduce((sum, page) => sum + page.data.length, 0))
  const total = format.number(pages[0]?.total ?? 0)
  if (pages.length < 2 && !hasNextPage) return null
  return (
    <div ref={end} className={css.more}>
      {isFetchNextPageError && error !== null && <ErrorNotice>{errorMessages.failure(error)}</ErrorNotice>}
      {hasNextPage && (
        <ButtonLink
          href={`/search?${next}`}
          variant="outline"
          onClick={loadMore}
          aria-busy={isFetchingNextPage || undefined}
        >
          {isFetchingNextPage ? <Trans>Loading…</Trans> : <Trans>Show more</Trans>}
        </ButtonLink>
      )}
      <p role="status" className={css.count}>
        {pages.length > 1 && (
          <Trans>
            {shown} of {total} shops shown
          </Trans>
        )}
      </p>
    </div>
  )
}
