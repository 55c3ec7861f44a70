import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Failure } from '@yoyaku/core/client'
import type { QueryOptions } from '@yoyaku/core/types'
import { isMissing } from './is-missing.ts'

/** What the page is about: when it is not there, neither is the page. */
export function useRequiredQuery<Data>(read: QueryOptions<Data>): UseQueryResult<Data, Failure> {
  const query = useQuery<Data, Failure>(read)
  if (query.data === undefined && isMissing(query.error)) throw query.error
  return query
}
