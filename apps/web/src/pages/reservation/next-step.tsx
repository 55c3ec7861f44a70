import { Trans } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { Button } from '../../parts/button.tsx'
import { useSession } from '../../sdk/sdk-provider.tsx'
import { useSignInPath } from './sign-in-first.tsx'
import type { Booking } from './use-booking.ts'

/** The one thing to do next. */
export function NextStep({ booking }: { readonly booking: Booking }) {
  const { reservation, cards, times, reminders } = booking
  const [, navigate] = useLocation()
  const signInPath = useSignInPath()
  const { status } = useSession()
  const { step, busy, canReview, canAcceptPrice, canConfirm, review, acceptPrice } = reservation
  const look = { size: 'large', wide: true } as const
  if (step === 'choosing') {
    return canReview && !times.isGone ? (
      <Button {...look} onClick={review}>
        <Trans>Continue</Trans>
      </Button>
    ) : (
      <Button {...look} busy={busy} onClick={() => cards.show('time')}>
        {busy ? <Trans>Keeping your time</Trans> : <Trans>Choose a time</Trans>}
      </Button>
    )
  }
  if (step === 'signing-in') {
    return (
      <Button {...look} busy={status === 'unknown'} onClick={() => navigate(signInPath)}>
        <Trans>Sign in to continue</Trans>
      </Button>
    )
  }
  if (canAcceptPrice) {
    return (
      <Button {...look} onClick={acceptPrice}>
        <Trans>Accept the new price</Trans>
      </Button>
    )
  }
  const required = (reminders.data?.reminders ?? []).filter((one) => one.required).map(({ id }) => id)
  const isReady = canConfirm && reminders.data !== undefined
  return (
    <Button
      {...look}
      busy={busy || (canConfirm && reminders.isPending)}
      onClick={() => (isReady ? cards.confirm(required) : cards.show('terms'))}
    >
      <Trans>Confirm reservation</Trans>
    </Button>
  )
}
