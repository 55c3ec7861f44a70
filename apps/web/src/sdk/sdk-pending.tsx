import { useYoyakuAccess } from '@yoyaku/react'
import type { ReactNode } from 'react'
import { ErrorNotice } from '../components/feedback/notice.tsx'

/** In place of what needs the SDK: its shape while the SDK comes; when it did not, a way to try again. */
export function SdkPending({ children }: { readonly children: ReactNode }) {
  const { yoyaku, failure, load } = useYoyakuAccess()
  if (yoyaku !== null || failure === null) return children
  return <ErrorNotice retry={() => void load().catch(() => undefined)} />
}
