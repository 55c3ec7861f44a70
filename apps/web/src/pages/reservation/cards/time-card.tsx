import { Trans } from '@lingui/react/macro'
import { Button } from '../../../components/actions/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import type { DateTime } from '../../../features/dates/business-time.ts'
import { RangeWords } from '../../../features/rental/range-words.tsx'
import { isRental, rangeOf } from '../../../features/rental/rental.ts'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import { useFormat } from '../../../site/site.tsx'
import type { Booking } from '../hooks/use-booking.ts'
import { unitOf } from '../rules/service.ts'
import { Card } from './card.tsx'
import { isBesideCards } from './cards.ts'
import { DaysAndTimes, TimesPending } from './days-and-times.tsx'
import { NearestFree } from './nearest-free.tsx'
import { RentalDays } from './rental-days.tsx'
import { TimeName } from './time-name.tsx'

export function TimeCard({ booking }: { readonly booking: Booking }) {
  const { day, eveningTime, gap } = useFormat()
  const { draft } = booking.reservation
  const { reservationDate: date, reservationTime: time, returnTime } = draft
  const times = { time, returnTime }
  const { service } = booking
  const range = isRental(service) ? rangeOf(date, unitOf(service, draft.unitId), times) : null
  const isOwn = booking.otherTabHold?.covers(date, time) === true
  return (
    <Card
      {...booking.frame('time')}
      title={<TimeName service={booking.service} />}
      line={
        range === null ? (
          date && [day(date), time && eveningTime(time)].filter(Boolean).join(gap)
        ) : (
          <RangeWords range={range} {...times} />
        )
      }
      warning={
        booking.choices.stale.includes('time') ? (
          isOwn ? (
            <Trans>Held in another tab</Trans>
          ) : (
            <Trans>This time is no longer available</Trans>
          )
        ) : undefined
      }
    >
      <Times booking={booking} />
    </Card>
  )
}

function Times({ booking }: { readonly booking: Booking }) {
  const errorMessages = useErrorMessages()
  const { reservation, times, availabilityParams, rebooking, flow, otherTabHold, lostSlot } = booking
  const isOwn = lostSlot !== null && otherTabHold?.covers(lostSlot.date, lostSlot.time) === true
  if (rebooking.isPending) return <TimesPending />
  const Days = isRental(booking.service) ? RentalDays : DaysAndTimes
  return (
    <Days params={availabilityParams} times={times} choose={(patch) => void flow.update(patch)}>
      {reservation.failure !== null && !isBesideCards(reservation) && !isOwn && (
        <Notice tone="warning" action={booking.holdAgain === null ? undefined : <HoldAgain {...booking} />}>
          {booking.expiredSlot === null ? (
            errorMessages.failure(reservation.failure)
          ) : (
            <Expired {...booking.expiredSlot} />
          )}
        </Notice>
      )}
      <NearestFree {...booking} choose={(slot) => void flow.update(slot)} />
    </Days>
  )
}

function HoldAgain({ expiredSlot, holdAgain }: Pick<Booking, 'expiredSlot' | 'holdAgain'>) {
  const { eveningTime } = useFormat()
  if (expiredSlot === null || holdAgain === null) return null
  const time = eveningTime(expiredSlot.time)
  return (
    <Button variant="outline" size="small" onClick={() => void holdAgain()}>
      <Trans>Hold {time} again</Trans>
    </Button>
  )
}

function Expired({ date, time }: DateTime) {
  const { day, eveningTime, gap } = useFormat()
  const when = day(date) + gap + eveningTime(time)
  return <Trans>Your hold on {when} has ended. Please choose a time again.</Trans>
}
