import { useMutation } from '@tanstack/react-query'
import { type Failure, type Sdk, unwrap } from '@yoyaku/core'
import { saveFile } from '../../parts/save-file.ts'

export function useExport(sdk: Sdk) {
  const { mutate, isPending, error } = useMutation<{ data: unknown }, Failure>({
    mutationFn: () => unwrap(sdk.api.GET('/api/v1/user/me/export')),
    onSuccess: ({ data }) => saveFile('yoyaku-my-data.json', 'application/json', JSON.stringify(data, null, 2)),
  })
  return { download: () => mutate(), loading: isPending, failure: error }
}
