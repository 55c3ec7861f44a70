import { Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, IconButton } from './button.tsx'
import { useCopyLink } from './use-copy-link.ts'

export interface Shared {
  readonly title: string
  readonly text?: string
  /** Absolute. */
  readonly url: string
}

/** By whatever the device has to share with; else the address is copied. */
function useShare({ title, text, url }: Shared): () => Promise<void> {
  const copy = useCopyLink()
  return async () => {
    if (typeof navigator.share !== 'function') return copy(url)
    try {
      await navigator.share({ title, ...(text !== undefined && { text }), url })
    } catch (error) {
      const isLeft = error instanceof DOMException && error.name === 'AbortError'
      if (!isLeft) await copy(url)
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
