import { Trans } from '@lingui/react/macro'
import type { WaitingEntry } from '@yoyaku/core/types'
import type { ReactNode } from 'react'
import { Notice } from '../../components/feedback/notice.tsx'
import { useFormat } from '../../site/site.tsx'

interface OfferOverProps {
  /** Null: the member waits no longer. */
  readonly entry: WaitingEntry | null
  readonly action?: ReactNode
}

/** A link to an offered time that is not on hold for the member any more. */
export function OfferOver({ entry, action }: OfferOverProps) {
  const { gap } = useFormat()
  return (
    <Notice tone="warning" action={action}>
      <strong>
        {entry === null ? (
          <Trans>You're no longer waiting for this time.</Trans>
        ) : (
          <Trans>We're no longer holding this time for you.</Trans>
        )}
      </strong>
      {gap}
      {entry === null ? (
        <Trans>You've booked it, left the waiting list, or its day has passed.</Trans>
      ) : (
        <Trans>The 15 minutes are over. You're still on the waiting list, and we'll tell you about the next one.</Trans>
      )}
    </Notice>
  )
}
