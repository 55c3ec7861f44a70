import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useQueries } from '../../../site/site.tsx'
import { availabilityQuery, type Choice, withHold } from './choice.ts'
import { useOwnHold } from './use-own-hold.ts'

/** The free times of a choice; while they load, those of the choice before, which are placeholder data. */
export function useTimes(shopId: string, choice: Choice) {
  const queries = useQueries()
  const hold = useOwnHold(shopId)
  const params = availabilityQuery(choice)
  return useQuery(
    params === null
      ? { queryKey: ['no times'], queryFn: skipToken }
      : {
          ...queries.availableTime(shopId, withHold(params, hold), hold?.holdToken),
          placeholderData: keepPreviousData,
        },
  )
}
