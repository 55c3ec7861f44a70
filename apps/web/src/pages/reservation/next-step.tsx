import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useAuth } from '@yoyaku/react'
import { Button, ButtonLink } from '../../components/actions/button.tsx'
import { useSignInPath } from '../../navigation/use-current-path.ts'
import type { Booking } from './hooks/use-booking.ts'
import { AcceptLabel } from './price-changed.tsx'
import { nextStepLabel } from './rules/next-step-label.ts'

const STYLE = { size: 'large', fullWidth: true } as const

/** The next step, as the most prominent button of the page. */
export function NextStep({ booking }: { readonly booking: Booking }) {
  const { _ } = useLingui()
  const { service, reservation, seller, next, proceed, cards, otherTabHold, flow } = booking
  const signInPath = useSignInPath()
  const { status } = useAuth()
  const { step, busy } = reservation
  if (step === 'choosing' && (busy || otherTabHold?.isReleasing === true)) {
    return (
      <Button {...STYLE} loading>
        <Trans>Holding your time…</Trans>
      </Button>
    )
  }
  if (step === 'choosing' && next === 'time' && cards.open !== 'people') {
    return (
      <Button {...STYLE} onClick={proceed}>
        <Trans>Choose a time</Trans>
      </Button>
    )
  }
  if (step === 'signing-in') {
    return status === 'unknown' ? (
      <Button {...STYLE} loading>
        <Trans>Sign in to continue</Trans>
      </Button>
    ) : (
      <ButtonLink {...STYLE} href={signInPath}>
        <Trans>Sign in to continue</Trans>
      </ButtonLink>
    )
  }
  if (step === 'reviewing' && reservation.can.acceptPrice) {
    return (
      <Button {...STYLE} onClick={flow.acceptPrice}>
        <AcceptLabel reservation={reservation} />
      </Button>
    )
  }
  const isLoading =
    step === 'reviewing' &&
    reservation.can.confirm &&
    next === 'confirm' &&
    ((reservation.terms === null && reservation.termsFailure === null) || (seller.isMissing && seller.isReading))
  return (
    <Button {...STYLE} loading={busy || isLoading} onClick={proceed} data-next={next}>
      {_(nextStepLabel(next, service))}
    </Button>
  )
}
