import { useLingui } from '@lingui/react/macro'
import { toast } from '../toast/toast.ts'

/** Copies an address to the clipboard, and says whether it could. */
export function useCopyLink(): (url: string) => Promise<void> {
  const { t } = useLingui()
  return async (url) => {
    try {
      await navigator.clipboard.writeText(url)
      void toast({ type: 'success', title: t`Link copied` })
    } catch {
      void toast({ type: 'fail', title: t`The link couldn't be copied. Please try again.` })
    }
  }
}
