import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAuth } from '@yoyaku/react'
import { Button, ButtonLink } from '../../components/actions/button.tsx'
import { equipmentWords } from '../../features/booking/equipment-words.ts'
import { isForPeople } from '../../features/catalogue/people.ts'
import { useSignInPath } from '../../navigation/use-current-path.ts'
import { useBooking, useSteps, useTimeStatus } from './booking-context.tsx'
import { AcceptLabel } from './price-changed.tsx'
import type { Service } from './rules/service.ts'
import type { NextStep as Next } from './wizard.ts'

const NEXT_WORDS: Readonly<Record<Exclude<Next, 'equipment'>, MessageDescriptor>> = {
  people: msg`Next: people`,
  time: msg`Next: date and time`,
  staff: msg`Next: staff`,
  extras: msg`Next: additional services`,
  contact: msg`Next: contact information`,
  requirement: msg`Next: special requirements`,
  terms: msg`Next: terms`,
  confirm: msg`Confirm reservation`,
}

/** What the next step is called for the service: a rental is picked up at its time. */
function nextStepLabel(next: Next, service: Service): MessageDescriptor {
  if (next === 'equipment') return equipmentWords(service.equipmentKind).next
  if (next === 'time' && service.dayUnit) return msg`Next: pick-up`
  if (next === 'people' && !isForPeople(service)) return msg`Next: option`
  return NEXT_WORDS[next]
}

const STYLE = { size: 'large', fullWidth: true } as const

/** The next step, as the most prominent button of the page. */
export function NextStep() {
  const { t } = useLingui()
  const { service, reservation, seller, flow } = useBooking()
  const { open, next, proceed } = useSteps()
  const { otherTabHold } = useTimeStatus()
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
  if (step === 'choosing' && next === 'time' && open !== 'people') {
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
      {t(nextStepLabel(next, service))}
    </Button>
  )
}
