import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useQueries } from '../../../site/site.tsx'
import { availabilityQuery, type Choice } from './choice.ts'

/** The free times of a choice; while they load, those of the choice before, which are placeholder data. */
export function useTimes(shopId: string, choice: Choice) {
  const queries = useQueries()
  const params = availabilityQuery(choice)
  return useQuery(
    params === null
      ? { queryKey: ['no times'], queryFn: skipToken }
      : { ...queries.availableTime(shopId, params), placeholderData: keepPreviousData },
  )
}
