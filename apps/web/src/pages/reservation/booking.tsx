import { Trans } from '@lingui/react/macro'
import type { Yoyaku } from '@yoyaku/core'
import { Countdown, CountdownAnnouncement } from '../../features/booking/when/countdown.tsx'
import * as css from './booking.css.ts'
import { BookingProvider, useBooking, useReservationFlow, useSteps, useTimeStatus } from './booking-context.tsx'
import { ContactCard } from './cards/contact-card.tsx'
import { EquipmentCard } from './cards/equipment-card.tsx'
import { ExtrasCard } from './cards/extras-card.tsx'
import { PeopleAdjustedNotice } from './cards/people-adjusted-notice.tsx'
import { PeopleCard } from './cards/people-card.tsx'
import { RequirementCard } from './cards/requirement-card.tsx'
import { StaffCard } from './cards/staff-card.tsx'
import { TermsCard } from './cards/terms-card.tsx'
import { TimeCard } from './cards/time-card.tsx'
import { UnavailableChoiceNotice } from './cards/unavailable-choice-notice.tsx'
import { HeldElsewhere } from './held-elsewhere.tsx'
import { NextStep } from './next-step.tsx'
import { OverlapNotice } from './overlap-notice.tsx'
import type { Service } from './rules/service.ts'
import { HoldFailure, StatusNotice } from './status-notice.tsx'
import { PriceSoFar, Summary } from './summary.tsx'
import { TravelNotice } from './travel-notice.tsx'
import type { CardId } from './wizard.ts'

const CARDS: Readonly<Record<CardId, () => React.ReactNode>> = {
  people: PeopleCard,
  time: TimeCard,
  staff: StaffCard,
  equipment: EquipmentCard,
  extras: ExtrasCard,
  contact: ContactCard,
  requirement: RequirementCard,
  terms: TermsCard,
}

interface BookingProps {
  readonly sdk: Yoyaku
  readonly service: Service
}

export function BookingFlow({ sdk, service }: BookingProps) {
  const flow = useReservationFlow(sdk, service)
  return (
    flow && (
      <BookingProvider sdk={sdk} service={service} flow={flow}>
        <BookingForm />
      </BookingProvider>
    )
  )
}

function BookingForm() {
  const { flow, service, reservation } = useBooking()
  const { cards, phase } = useSteps()
  const { otherTabHold, wasReleased } = useTimeStatus()
  return (
    <div className={css.columns} onPointerDown={flow.activity}>
      {reservation.hold !== null && <CountdownAnnouncement expiresAt={reservation.hold.expiresAt} />}
      <div className={css.cards}>
        <StatusNotice />
        {phase === 'choosing' && <HeldElsewhere otherTabHold={otherTabHold} wasReleased={wasReleased} />}
        <OverlapNotice />
        <TravelNotice />
        <PeopleAdjustedNotice />
        {phase === 'choosing' && <UnavailableChoiceNotice />}
        {cards.map((card) => {
          const Card = CARDS[card]
          return <Card key={card} />
        })}
        {phase === 'choosing' && (
          <p className={css.later}>
            <Trans>Your details come next. You pay at the shop; nothing is charged here.</Trans>
          </p>
        )}
      </div>
      <aside className={css.aside} aria-label={service.name}>
        <div className={css.panel}>
          <Summary />
          <div className={css.desktopOnly}>
            <HoldFailure />
            <NextStep />
          </div>
        </div>
      </aside>
      <div className={css.bar}>
        <div className={css.barFailure}>
          <HoldFailure />
        </div>
        <div className={css.barInner}>
          <div className={css.barWords}>
            <span className={css.barPrice}>
              <PriceSoFar quote={reservation.quote} />
            </span>
            {reservation.hold !== null && <Countdown short expiresAt={reservation.hold.expiresAt} />}
          </div>
          <div className={css.barAction}>
            <NextStep />
          </div>
        </div>
      </div>
    </div>
  )
}
