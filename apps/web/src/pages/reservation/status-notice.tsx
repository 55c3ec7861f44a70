import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../components/actions/button.tsx'
import { ErrorNotice, Notice } from '../../components/feedback/notice.tsx'
import { useErrorMessages } from '../../locale/error-messages.ts'
import { useFormat } from '../../site/site.tsx'
import * as css from './booking.css.ts'
import type { Booking } from './hooks/use-booking.ts'
import { PriceChanged } from './price-changed.tsx'

const intoSight = (element: HTMLElement | null): void => element?.focus()

/** What the person has to know above the cards, brought into sight: what was pressed may be far below. */
export function StatusNotice({ booking }: { readonly booking: Booking }) {
  const words = useWords(booking)
  return (
    words !== null && (
      <div key={booking.reservation.step} ref={intoSight} tabIndex={-1} className={css.statusNotice}>
        {words}
      </div>
    )
  )
}

/** A changed price, an unknown outcome, or a failure. */
function useWords(booking: Booking): ReactNode {
  const errorMessages = useErrorMessages()
  const { gap } = useFormat()
  const { reservation, flow } = booking
  const { step, failure, fields } = reservation
  if (step === 'checking') {
    const canAbandon = reservation.can.abandon
    return (
      <Notice
        tone="info"
        action={
          <>
            <Button variant="outline" size="small" onClick={flow.retry}>
              <Trans>Check again</Trans>
            </Button>
            {canAbandon && (
              <Button variant="plain" size="small" onClick={flow.abandon}>
                <Trans>Stop checking</Trans>
              </Button>
            )}
          </>
        }
      >
        <strong>
          <Trans>We're checking your reservation.</Trans>
        </strong>
        {gap}
        <Trans>This is taking longer than usual. Please keep this page open. You won't be booked twice.</Trans>
        {gap}
        {canAbandon && <Trans>You can also stop checking and look in My reservations later.</Trans>}
      </Notice>
    )
  }
  if (step === 'choosing' && reservation.hasAbandoned) {
    return (
      <Notice
        tone="warning"
        action={
          <ButtonLink variant="outline" size="small" href="/me/my-reservation">
            <Trans>My reservations</Trans>
          </ButtonLink>
        }
      >
        <strong>
          <Trans>We couldn't find out whether your reservation was made.</Trans>
        </strong>
        {gap}
        <Trans>
          Look in My reservations before you book again. If it isn't there after a few minutes, choose a time again.
        </Trans>
      </Notice>
    )
  }
  if ((step === 'reviewing' || step === 'signing-in') && reservation.can.acceptPrice)
    return <PriceChanged {...booking} />
  const isBesideFields = Object.keys(fields).length > 0
  if (failure === null || step === 'choosing' || step === 'confirming' || isBesideFields) return null
  return <ErrorNotice>{errorMessages.failure(failure)}</ErrorNotice>
}
