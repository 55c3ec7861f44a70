import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Failure, unwrap, type Yoyaku } from '@yoyaku/core'
import { toast } from '../../components/toast/toast.ts'

type Target = string | 'others'

/** Signs a session out, or all others; one that is over already counts as signed out. `onEnded` runs before its row goes. */
export function useEndSession(sdk: Yoyaku, onEnded: () => void) {
  const { t } = useLingui()
  const cache = useQueryClient()
  const { mutate, isPending, variables, error } = useMutation<unknown, Failure, Target>({
    mutationFn: async (target) => {
      if (target === 'others') return unwrap(sdk.api.DELETE('/api/v1/user/me/sessions'))
      const params = { path: { sessionId: target } }
      const answer = await sdk.api.DELETE('/api/v1/user/me/sessions/{sessionId}', { params })
      return answer.error?.status === 404 ? null : unwrap(Promise.resolve(answer))
    },
    onSuccess: async (_, target) => {
      onEnded()
      const title = target === 'others' ? t`Signed out everywhere else.` : t`Signed out there.`
      void toast({ type: 'success', title })
      await cache.invalidateQueries({ queryKey: sdk.queries.sessions().queryKey })
    },
  })
  return { end: mutate, ending: isPending ? variables : null, failure: error }
}
