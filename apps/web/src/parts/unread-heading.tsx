import { useLingui } from '@lingui/react/macro'
import type { Failure } from '@yoyaku/core/client'
import { PageTitle } from './page-title.tsx'
import * as css from './unread-heading.css.ts'

/** Title and heading of a page for as long as what it is about, and would be called by, cannot be read. */
export function UnreadHeading({ failure }: { readonly failure: Pick<Failure, 'kind'> | null }) {
  const { t } = useLingui()
  const offline = t`You're offline`
  const isOffline = failure?.kind === 'network'
  return (
    <>
      <PageTitle title={isOffline ? offline : t`Internal Server Error`} />
      <h1 className={css.heading}>{isOffline ? offline : t`Something isn't working on our side`}</h1>
    </>
  )
}
