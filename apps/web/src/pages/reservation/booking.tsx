import { Trans } from '@lingui/react/macro'
import type { ReservationFlow, Yoyaku } from '@yoyaku/core'
import { Countdown, CountdownAnnouncement } from '../../features/booking/when/countdown.tsx'
import * as css from './booking.css.ts'
import type { CardId } from './cards/cards.ts'
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
import { HoldFailure } from './hold-failure.tsx'
import { type Booking, useBooking, useReservationFlow } from './hooks/use-booking.ts'
import { useConfirmed } from './hooks/use-confirmed.ts'
import { NextStep } from './next-step.tsx'
import { OverlapNotice } from './overlap-notice.tsx'
import type { Service } from './rules/service.ts'
import { StatusNotice } from './status-notice.tsx'
import { PriceSoFar, Summary } from './summary.tsx'

const CARDS: Readonly<Record<CardId, (props: { readonly booking: Booking }) => React.ReactNode>> = {
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
  return flow && <BegunBooking sdk={sdk} service={service} flow={flow} />
}

function BegunBooking({ sdk, service, flow }: BookingProps & { readonly flow: ReservationFlow }) {
  const booking = useBooking(flow, service)
  const { reservation, order, phase } = booking
  useConfirmed(reservation, sdk)
  return (
    <div className={css.columns} onPointerDown={flow.activity}>
      {reservation.hold !== null && <CountdownAnnouncement expiresAt={reservation.hold.expiresAt} />}
      <div className={css.cards}>
        <StatusNotice booking={booking} />
        <HeldElsewhere booking={booking} />
        <OverlapNotice booking={booking} sdk={sdk} />
        <PeopleAdjustedNotice booking={booking} />
        <UnavailableChoiceNotice booking={booking} />
        {order.map((card) => {
          const Card = CARDS[card]
          return <Card key={card} booking={booking} />
        })}
        {phase === 'choosing' && (
          <p className={css.later}>
            <Trans>Your details come next. You pay at the shop; nothing is charged here.</Trans>
          </p>
        )}
      </div>
      <aside className={css.aside} aria-label={service.name}>
        <div className={css.panel}>
          <Summary booking={booking} />
          <div className={css.desktopOnly}>
            <HoldFailure booking={booking} />
            <NextStep booking={booking} />
          </div>
        </div>
      </aside>
      <div className={css.bar}>
        <div className={css.barFailure}>
          <HoldFailure booking={booking} />
        </div>
        <div className={css.barInner}>
          <div className={css.barWords}>
            <span className={css.barPrice}>
              <PriceSoFar booking={booking} />
            </span>
            {reservation.hold !== null && <Countdown short expiresAt={reservation.hold.expiresAt} />}
          </div>
          <div className={css.barAction}>
            <NextStep booking={booking} />
          </div>
        </div>
      </div>
    </div>
  )
}
