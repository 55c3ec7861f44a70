import { Trans } from '@lingui/react/macro'
import { Button } from '../../../components/actions/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import type { DateTime } from '../../../features/dates/business-time.ts'
import { RangeEnds } from '../../../features/rental/range-words.tsx'
import { isRental, rangeOf } from '../../../features/rental/rental.ts'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import { useFormat } from '../../../site/site.tsx'
import { useBooking, useTimeStatus } from '../booking-context.tsx'
import { unitOf } from '../rules/service.ts'
import { isBesideCards } from '../wizard.ts'
import { Card } from './card.tsx'
import { useChoosing } from './choosing.tsx'
import { DaysAndTimes, TimesPending } from './days-and-times.tsx'
import { NearestFree } from './nearest-free.tsx'
import { RentalDays } from './rental-days.tsx'
import { TimeName } from './time-name.tsx'

export function TimeCard() {
  const { day, eveningTime, gap } = useFormat()
  const { service, draft } = useChoosing()
  const { isStale, otherTabHold } = useTimeStatus()
  const { reservationDate: date, reservationTime: time, returnTime } = draft
  const times = { time, returnTime }
  const range = isRental(service) ? rangeOf(date, unitOf(service, draft.unitId), times) : null
  const isOwn = otherTabHold?.covers(date, time) === true
  return (
    <Card
      id="time"
      title={<TimeName service={service} />}
      line={
        range === null ? (
          date && [day(date), time && eveningTime(time)].filter(Boolean).join(gap)
        ) : (
          <RangeEnds range={range} {...times} />
        )
      }
      warning={
        isStale ? (
          isOwn ? (
            <Trans>Held in another tab</Trans>
          ) : (
            <Trans>This time is no longer available</Trans>
          )
        ) : undefined
      }
    >
      <Times />
    </Card>
  )
}

function Times() {
  const errorMessages = useErrorMessages()
  const { failure, fields } = useBooking().reservation
  const { service, isRepeating } = useChoosing()
  const { otherTabHold, lostSlot, expiredSlot } = useTimeStatus()
  const isOwn = lostSlot !== null && otherTabHold?.covers(lostSlot.date, lostSlot.time) === true
  if (isRepeating) return <TimesPending />
  const Days = isRental(service) ? RentalDays : DaysAndTimes
  return (
    <Days>
      {failure !== null &&
        !isBesideCards({ failure, fields }) &&
        !isOwn &&
        (expiredSlot === null ? (
          <Notice tone="warning">{errorMessages.failure(failure)}</Notice>
        ) : (
          <Expired {...expiredSlot} />
        ))}
      <NearestFree lostSlot={lostSlot} />
    </Days>
  )
}

function Expired({ date, time: slotTime }: DateTime) {
  const { day, eveningTime, gap } = useFormat()
  const { holdAgain } = useTimeStatus()
  const time = eveningTime(slotTime)
  const when = day(date) + gap + time
  return (
    <Notice
      tone="warning"
      action={
        holdAgain !== null ? (
          <Button variant="outline" size="small" onClick={holdAgain}>
            <Trans>Hold {time} again</Trans>
          </Button>
        ) : undefined
      }
    >
      <Trans>Your hold on {when} has ended. Please choose a time again.</Trans>
    </Notice>
  )
}
