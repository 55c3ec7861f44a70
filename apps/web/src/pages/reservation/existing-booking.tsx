import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Yoyaku } from '@yoyaku/core'
import { useAuth } from '@yoyaku/react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../components/actions/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { DotSeparated } from '../../components/text/dot-separated.tsx'
import { isOver } from '../../features/booking/is-over.ts'
import { WhenLines } from '../../features/booking/when/when-rented.tsx'
import { useFormat } from '../../site/site.tsx'
import * as css from './confirmed.css.ts'
import { CONFIRMED } from './confirmed-bookings.ts'

interface ExistingBookingProps {
  readonly sdk: Yoyaku
  readonly codeNumber: string
  /** Called when the reservation was canceled meanwhile, or is another member's: then the time can be booked. */
  readonly children: ReactNode
}

/** Shown when the person returns to the page from which they booked. */
export function ExistingBooking({ sdk, codeNumber, children }: ExistingBookingProps) {
  const { status } = useAuth()
  const { gap } = useFormat()
  const { data, error } = useQuery({ ...sdk.queries.reservation(codeNumber), enabled: status === 'member' })
  if (status === 'unknown' || (status === 'member' && data === undefined && error === null)) {
    return <Skeleton shape="block" />
  }
  if (data === undefined || isOver(data)) return children
  const service = `/reservation/${encodeURIComponent(data.serviceId)}`
  return (
    <div className={css.booked}>
      <Notice tone="success">
        <strong>
          <Trans>You have booked this.</Trans>
        </strong>
        {gap}
        <DotSeparated>
          {data.serviceName}
          <span className={css.bookedWhen}>
            <WhenLines {...data} />
          </span>
        </DotSeparated>
      </Notice>
      <p className={css.ways}>
        <ButtonLink href={`${service}?${CONFIRMED}=${codeNumber}`}>
          <Trans>Show my ticket</Trans>
        </ButtonLink>
        <ButtonLink href={service} variant="outline">
          <Trans>Book another time</Trans>
        </ButtonLink>
      </p>
    </div>
  )
}
