import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type Failure, unwrap, type Yoyaku } from '@yoyaku/core'
import { saveFile } from '../../components/actions/save-file.ts'
import { toast } from '../../components/toast/toast.ts'

export function useExport(sdk: Yoyaku) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useMutation<{ data: unknown }, Failure>({
    mutationFn: async () => {
      const loadingToast = toast({ type: 'loading', title: t`Preparing your file…` })
      // The file is saved also where the toast fails.
      const tell = (say: (handle: Awaited<typeof loadingToast>) => void): void =>
        void loadingToast.then(say).catch(() => undefined)
      try {
        const answer = await unwrap(sdk.api.GET('/api/v1/user/me/export'))
        tell((handle) => handle.update({ type: 'success', title: t`Your file is ready.` }))
        return answer
      } catch (failure) {
        tell((handle) => handle.dismiss())
        throw failure
      }
    },
    onSuccess: ({ data }) => saveFile('yoyaku-my-data.json', 'application/json', JSON.stringify(data, null, 2)),
  })
  return { download: () => mutate(), loading: isPending, failure: error }
}
