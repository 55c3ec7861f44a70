import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Failure, unwrap, type Yoyaku } from '@yoyaku/core'
import { toast } from '../../../components/toast/toast.ts'

type Feed = { readonly createdAt: string }

const PATH = '/api/v1/user/me/calendar-feed'

interface Changes {
  /** A link that was just created: no answer has it again. Null once there is none. */
  readonly onLink: (url: string | null) => void
}

/** The secret link under which calendars read the reservations of the member. */
export function useCalendarFeed(sdk: Yoyaku, { onLink }: Changes) {
  const { t } = useLingui()
  const cache = useQueryClient()
  const read = sdk.queries.calendarFeed()
  const query = useQuery({ ...read, refetchOnMount: 'always' })
  const show = (feed: Feed | null, url: string | null): void => {
    cache.setQueryData(read.queryKey, feed)
    onLink(url)
  }
  // It may have happened: the answer was lost.
  const onError = (): void => void cache.invalidateQueries({ queryKey: read.queryKey })
  const creation = useMutation<Feed & { readonly url: string }, Failure>({
    mutationFn: async () => (await unwrap(sdk.api.POST(PATH))).data,
    onSuccess: ({ url, createdAt }) => show({ createdAt }, url),
    onError,
  })
  const deletion = useMutation<unknown, Failure>({
    mutationFn: () => unwrap(sdk.api.DELETE(PATH)),
    onSuccess: () => {
      show(null, null)
      void toast({ type: 'success', title: t`The link is deleted.` })
    },
    onError,
  })
  return {
    query,
    create: () => creation.mutate(),
    remove: () => deletion.mutate(),
    busy: creation.isPending || deletion.isPending,
    failure: creation.error ?? deletion.error,
    forgetFailure: () => {
      creation.reset()
      deletion.reset()
    },
  }
}
