import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Failure } from '@yoyaku/core/client'
import type { Locale } from '@yoyaku/core/types'
import { useYoyakuAccess } from '@yoyaku/react'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { ChipChoice, ChipRow } from '../../components/actions/chip.tsx'
import { ErrorNotice } from '../../components/feedback/notice.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { lazyComponent } from '../../components/loading/lazy-component.tsx'
import { LANGUAGE_NAMES } from '../../locale/languages.ts'
import { useReadErrorMessage } from '../../locale/read-error-messages.ts'
import { useFormat, useQueries } from '../../site/site.tsx'
import { ReviewItem } from './review-item.tsx'
import * as css from './reviews.css.ts'

const ReportSheet = lazyComponent(() => import('./report-sheet.tsx'), { onError: 'close' })

const PAGE = 10

/** All reviews of a shop, page by page, of one language where one is chosen. */
export default function ReviewList({ shopId }: { readonly shopId: string }) {
  const queries = useQueries()
  const format = useFormat()
  const { t } = useLingui()
  const errorMessage = useReadErrorMessage()
  const { yoyaku: sdk } = useYoyakuAccess()
  const [language, setLanguage] = useState<Locale | undefined>(undefined)
  const [reported, setReported] = useState<string | null>(null)
  const pageAt = (cursor?: string) =>
    queries.reviews(shopId, { limit: PAGE, ...(language && { language }), ...(cursor !== undefined && { cursor }) })
  const first = pageAt()
  const list = useInfiniteQuery({
    queryKey: [...first.queryKey, 'pages'],
    staleTime: first.staleTime,
    queryFn: ({ pageParam, signal }) => pageAt(pageParam).queryFn({ signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    gcTime: first.gcTime,
    retry: (failures, failure: Failure) => first.retry(failures, failure),
    placeholderData: keepPreviousData,
  })
  if (list.data === undefined) {
    if (list.error === null) return <Skeleton shape="block" />
    return (
      <ErrorNotice retry={() => void list.refetch()} retrying={list.isFetching}>
        {errorMessage(list.error)}
      </ErrorNotice>
    )
  }
  const languages = list.data.pages[0]?.languages ?? []
  return (
    <>
      {languages.length > 1 && (
        <ChipRow label={t`Language of the reviews`}>
          <ChipChoice
            type="radio"
            name="review-language"
            checked={language === undefined}
            onChange={() => setLanguage(undefined)}
          >
            <Trans>All languages</Trans>
          </ChipChoice>
          {languages.map((one) => (
            <ChipChoice
              key={one.language}
              type="radio"
              name="review-language"
              checked={language === one.language}
              count={format.number(one.count)}
              onChange={() => setLanguage(one.language)}
            >
              {LANGUAGE_NAMES[one.language]}
            </ChipChoice>
          ))}
        </ChipRow>
      )}
      <div className={css.list} aria-busy={list.isPlaceholderData || undefined}>
        {list.data.pages.flatMap(({ data }) =>
          data.map((review) => (
            <ReviewItem key={review.id} review={review}>
              <Button variant="plain" size="small" aria-haspopup="dialog" onClick={() => setReported(review.id)}>
                <Trans>Report review</Trans>
              </Button>
            </ReviewItem>
          )),
        )}
      </div>
      {list.hasNextPage && (
        <Button
          variant="outline"
          className={css.more}
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          <Trans>Show more reviews</Trans>
        </Button>
      )}
      {reported !== null && <ReportSheet reviewId={reported} sdk={sdk} onClose={() => setReported(null)} />}
    </>
  )
}
