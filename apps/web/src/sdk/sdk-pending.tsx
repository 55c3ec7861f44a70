import type { ReactNode } from 'react'
import { ErrorNotice } from '../components/notice.tsx'
import { useSdkAccess } from './sdk-provider.tsx'

/** In place of what needs the SDK: its shape while the SDK comes; when it did not, a way to try again. */
export function SdkPending({ children }: { readonly children: ReactNode }) {
  const { sdk, failed, start } = useSdkAccess()
  if (sdk !== null || !failed) return children
  return <ErrorNotice retry={() => void start().catch(() => undefined)} />
}
