import type { UseQueryResult } from '@tanstack/react-query'
import type { Failure } from '@yoyaku/core/client'
import type { ReactNode } from 'react'
import { ErrorNotice } from '../components/feedback/notice.tsx'
import { useReadErrorMessage } from '../locale/read-error-messages.ts'
import { QueryErrorHeading } from './query-error-heading.tsx'

interface QueryViewProps<Data> {
  readonly query: UseQueryResult<Data, Failure>
  /** A skeleton in the shape of the content. */
  readonly pending: ReactNode
  /** The query provides the title and the heading of the page. */
  readonly isPage?: boolean
  readonly children: (data: Data) => ReactNode
}

/** Shows the data of a query, its skeleton while it loads, or its failure with a button to try again. */
export function QueryView<Data>({ query, pending, isPage = false, children }: QueryViewProps<Data>) {
  const errorMessage = useReadErrorMessage()
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return <div aria-busy="true">{pending}</div>
  return (
    <>
      {isPage && <QueryErrorHeading failure={query.error} />}
      <ErrorNotice retry={() => void query.refetch()} retrying={query.isFetching}>
        {query.error !== null && errorMessage(query.error)}
      </ErrorNotice>
    </>
  )
}
