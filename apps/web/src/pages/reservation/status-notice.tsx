import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../components/actions/button.tsx'
import { ErrorNotice, Notice } from '../../components/feedback/notice.tsx'
import { useErrorMessages } from '../../locale/error-messages.ts'
import { useFormat } from '../../site/site.tsx'
import * as css from './booking.css.ts'
import { useBooking } from './booking-context.tsx'
import { PriceChanged } from './price-changed.tsx'
import { isBesideCards } from './wizard.ts'

const intoSight = (element: HTMLElement | null): void => element?.focus()

/** Brings a notice above the cards into sight: what was pressed may be far below. */
export const InSight = ({ step, children }: { readonly step: string; readonly children: ReactNode }) =>
  children !== null && (
    <div key={step} ref={intoSight} tabIndex={-1} className={css.statusNotice}>
      {children}
    </div>
  )

interface CheckingNoticeProps {
  readonly flow: { retry(): unknown; abandon(): unknown }
  readonly canAbandon: boolean
  readonly children: ReactNode
}

/** Shown while the outcome of a confirmation is unknown. */
export const CheckingNotice = ({ flow, canAbandon, children }: CheckingNoticeProps) => (
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
    {children}
  </Notice>
)

/** What the person has to know above the cards. */
export function StatusNotice() {
  const words = useWords()
  return <InSight step={useBooking().reservation.step}>{words}</InSight>
}

/** A changed price, an unknown outcome, or a failure. */
function useWords(): ReactNode {
  const errorMessages = useErrorMessages()
  const { gap } = useFormat()
  const { service, reservation, flow } = useBooking()
  const { step, failure, fields } = reservation
  if (step === 'checking') {
    const canAbandon = reservation.can.abandon
    return (
      <CheckingNotice flow={flow} canAbandon={canAbandon}>
        <strong>
          <Trans>We're checking your reservation.</Trans>
        </strong>
        {gap}
        <Trans>This is taking longer than usual. Please keep this page open. You won't be booked twice.</Trans>
        {gap}
        {canAbandon && <Trans>You can also stop checking and look in My reservations later.</Trans>}
      </CheckingNotice>
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
    return <PriceChanged service={service} reservation={reservation} flow={flow} />
  const isBesideFields = Object.keys(fields).length > 0
  if (failure === null || step === 'choosing' || step === 'confirming' || isBesideFields) return null
  return <ErrorNotice>{errorMessages.failure(failure)}</ErrorNotice>
}

/** Why the time could not be held, at the button that was pressed. What a card can mend stands in the card. */
export function HoldFailure() {
  const { reservation } = useBooking()
  const errorMessages = useErrorMessages()
  const { step, failure } = reservation
  if (step !== 'choosing' || failure === null || !isBesideCards(reservation)) return null
  return <ErrorNotice>{errorMessages.failure(failure)}</ErrorNotice>
}
