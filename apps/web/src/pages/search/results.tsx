import { Trans } from '@lingui/react/macro'
import { ShopGrid, ShopGridSkeleton } from '../../catalogue/shop-grid.tsx'
import { useFailureWords } from '../../locale/failure-words.ts'
import { ErrorNotice, Notice } from '../../parts/notice.tsx'
import { choicesOf, type Filters } from './filters.ts'
import { More } from './more.tsx'
import type { Names } from './names.ts'
import { Nothing } from './nothing.tsx'
import * as css from './search.css.ts'
import type { useResults } from './use-results.ts'

const EAGER = 4

interface ResultsProps {
  readonly results: ReturnType<typeof useResults>
  readonly filters: Filters
  readonly names: Names
}

export function Results({ results, filters, names }: ResultsProps) {
  const say = useFailureWords()
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
        {error !== null && say.failure(error)}
      </ErrorNotice>
    )
  }
  const shops = data.pages.flatMap((page) => page.data)
  if (shops.length === 0) return <Nothing filters={filters} names={names} />

  const instead = data.pages[0]?.correctedKeyword ?? null
  const { keyword } = filters
  return (
    <>
      {instead !== null && (
        <Notice>
          <Trans>
            Nothing matches “{keyword}”. Showing results for “{instead}”.
          </Trans>
        </Notice>
      )}
      <div className={css.list} aria-busy={isPlaceholderData}>
        <ShopGrid shops={shops} columns={3} query={choicesOf(filters)} eager={EAGER} heading="h2" />
      </div>
      <More results={results} />
    </>
  )
}
