import type { Yoyaku } from '@yoyaku/core'
import { useAuth, useOptionalYoyaku } from '@yoyaku/react'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { useSignInPath } from '../navigation/use-current-path.ts'
import { SdkPending } from './sdk-pending.tsx'

interface MemberOnlyProps {
  /** While it is not known who is there, or the SDK is on its way. */
  readonly pending: ReactNode
  readonly children: (sdk: Yoyaku) => ReactNode
}

/** A visitor is asked to sign in, and comes back. Nobody is taken for signed out before it is known. */
export function MemberOnly({ pending, children }: MemberOnlyProps) {
  const sdk = useOptionalYoyaku()
  const { status } = useAuth()
  const signInPath = useSignInPath()
  if (status === 'anonymous') return <Redirect to={signInPath} replace />
  return status === 'unknown' || sdk === null ? <SdkPending>{pending}</SdkPending> : children(sdk)
}
