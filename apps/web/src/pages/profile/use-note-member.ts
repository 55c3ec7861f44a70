import { useQueryClient } from '@tanstack/react-query'
import type { Yoyaku } from '@yoyaku/core'
import type { User } from '@yoyaku/core/types'
import { notifyOtherTabs } from '../../sdk/other-tabs.ts'

/** What the server says of the member after a change: header, page and other tabs show it at once. */
export function useNoteMember(sdk: Yoyaku): (user: User) => void {
  const cache = useQueryClient()
  return (user) => {
    sdk.auth.setUser(user)
    cache.setQueryData(sdk.queries.profile().queryKey, user)
    notifyOtherTabs()
  }
}
