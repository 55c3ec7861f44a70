import type { Sdk } from '@yoyaku/core'
import { useSdk, useSession } from '@yoyaku/react'
import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { localizePath } from '../locale/paths.ts'
import { authPath } from '../navigation/return-path.ts'
import { useSite } from '../site/site.tsx'
import { SdkPending } from './sdk-pending.tsx'

interface MemberOnlyProps {
  /** While it is not known who is there, or the SDK is on its way. */
  readonly pending: ReactNode
  readonly children: (sdk: Sdk) => ReactNode
}

/** A visitor is asked to sign in, and comes back. Nobody is taken for signed out before it is known. */
export function MemberOnly({ pending, children }: MemberOnlyProps) {
  const sdk = useSdk()
  const { status } = useSession()
  const { language } = useSite()
  const [path] = useLocation()
  const search = useSearch()
  if (status === 'anonymous') {
    const here = localizePath(language, path) + (search === '' ? '' : `?${search}`)
    return <Redirect to={authPath('/auth', here)} replace />
  }
  return status === 'unknown' || sdk === null ? <SdkPending>{pending}</SdkPending> : children(sdk)
}
