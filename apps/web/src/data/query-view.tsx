import type { UseQueryResult } from '@tanstack/react-query'
import type { Failure } from '@yoyaku/core/client'
import type { ReactNode } from 'react'
import { ErrorNotice } from '../components/notice.tsx'
import { useReadErrorMessage } from '../locale/read-error-messages.ts'
import { QueryErrorHeading } from './query-error-heading.tsx'

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data, Failure>
  /** In the shape of what comes. */
  readonly pending: ReactNode
  /** It is what the page is about: title and heading come with it. */
  readonly isPage?: boolean
  readonly children: (data: Data) => ReactNode
}

/** What was read, or the shape of it while it comes, or what went wrong with a way to try again. */
export function QueryView<Data>({ query, pending, isPage = false, children }: LoadedProps<Data>) {
  const say = useReadErrorMessage()
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return <div aria-busy="true">{pending}</div>
  return (
    <>
      {isPage && <QueryErrorHeading failure={query.error} />}
      <ErrorNotice retry={() => void query.refetch()} retrying={query.isFetching}>
        {query.error !== null && say(query.error)}
      </ErrorNotice>
    </>
  )
}
