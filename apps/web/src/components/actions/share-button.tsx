import { useLingui } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { toast } from '../toast/toast.ts'
import { Button, IconButton } from './button.tsx'

export interface Shared {
  readonly title: string
  readonly text?: string
  /** Absolute. */
  readonly url: string
}

/** By whatever the device has to share with; else the address is copied. */
function useShare({ title, text, url }: Shared): () => Promise<void> {
  const { t } = useLingui()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url)
      void toast({ type: 'success', title: t`Link copied` })
    } catch {
      void toast({ type: 'fail', title: t`The link couldn't be copied. Please try again.` })
    }
  }
  return async () => {
    if (typeof navigator.share !== 'function') return copy()
    try {
      await navigator.share({ title, ...(text !== undefined && { text }), url })
    } catch (error) {
      const isLeft = error instanceof DOMException && error.name === 'AbortError'
      if (!isLeft) await copy()
    }
  }
}

interface ShareIconButtonProps extends Shared {
  readonly label: string
  readonly className: string
}

export function ShareIconButton({ label, className, ...shared }: ShareIconButtonProps) {
  const share = useShare(shared)
  return (
    <IconButton label={label} className={className} onClick={() => void share()}>
      <Share2 size={22} aria-hidden="true" />
    </IconButton>
  )
}

export function ShareButton({ children, ...shared }: Shared & { readonly children: ReactNode }) {
  const share = useShare(shared)
  return (
    <Button variant="outline" onClick={() => void share()}>
      <Share2 size={18} aria-hidden="true" />
      {children}
    </Button>
  )
}
