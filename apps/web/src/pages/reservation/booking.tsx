import { Trans } from '@lingui/react/macro'
import type { Sdk } from '@yoyaku/core'
import * as css from './booking.css.ts'
import type { CardId } from './cards.ts'
import { ContactCard } from './contact-card.tsx'
import { Countdown, CountdownSaid } from './countdown.tsx'
import { EquipmentCard } from './equipment-card.tsx'
import { ExtrasCard } from './extras-card.tsx'
import { MissedAgain } from './missed-again.tsx'
import { NextStep } from './next-step.tsx'
import { PeopleCard } from './people-card.tsx'
import { RequirementCard } from './requirement-card.tsx'
import type { Service } from './service.ts'
import { StaffCard } from './staff-card.tsx'
import { PriceSoFar, Summary } from './summary.tsx'
import { TermsCard } from './terms-card.tsx'
import { TimeCard } from './time-card.tsx'
import { Told } from './told.tsx'
import { type Booking, useBooking } from './use-booking.ts'
import { useConfirmed } from './use-confirmed.ts'

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
  readonly sdk: Sdk
  readonly service: Service
}

export function BookingFlow({ sdk, service }: BookingProps) {
  const booking = useBooking(sdk, service)
  const { reservation, order, phase } = booking
  useConfirmed(reservation, sdk)
  return (
    <div className={css.columns} onPointerDown={reservation.activity}>
      {reservation.hold !== null && <CountdownSaid expiresAt={reservation.hold.expiresAt} />}
      <div className={css.cards}>
        <Told booking={booking} />
        <MissedAgain booking={booking} />
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
      <aside className={css.aside}>
        <div className={css.panel}>
          <Summary booking={booking} />
          <div className={css.desktopOnly}>
            <NextStep booking={booking} />
          </div>
        </div>
      </aside>
      <div className={css.bar}>
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
