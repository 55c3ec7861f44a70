import { Trans } from '@lingui/react/macro'
import { CalendarDays } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { ErrorNotice, Notice } from '../../../components/feedback/notice.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { lazyComponent } from '../../../components/loading/lazy-component.tsx'
import { dayToShow, firstOfMonth, lastBookableDay } from '../../../features/catalogue/days.ts'
import type { DateTime } from '../../../features/dates/business-time.ts'
import { DayStrip } from '../../../features/dates/day-strip.tsx'
import { FreeDayLabel } from '../../../features/dates/free-day-label.tsx'
import { freeDays } from '../../../features/dates/free-days.ts'
import { FewerPeople, NoVacancyFor } from '../../../features/dates/no-vacancy.tsx'
import { TimeSlots } from '../../../features/dates/time-slots.tsx'
import { ZoneName } from '../../../features/dates/zone-name.tsx'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import { useFormat } from '../../../site/site.tsx'
import { useMonth, useNextFree } from '../hooks/use-availability.ts'
import type { Booking } from '../hooks/use-booking.ts'
import { Card } from './card.tsx'
import { isBesideCards } from './cards.ts'
import { NearestFree } from './nearest-free.tsx'
import * as css from './time-card.css.ts'
import { TimeName } from './time-name.tsx'

const MonthCalendar = lazyComponent(() => import('../../../features/dates/month-calendar.tsx'), {
  pending: <Skeleton shape="block" />,
  onError: 'notice',
})

export function TimeCard({ booking }: { readonly booking: Booking }) {
  const { day, eveningTime, gap } = useFormat()
  const { draft } = booking.reservation
  const { reservationDate: date, reservationTime: time } = draft
  const isOwn = booking.otherTabHold?.covers(date, time) === true
  return (
    <Card
      {...booking.frame('time')}
      title={<TimeName service={booking.service} />}
      line={date === null ? null : [day(date), time && eveningTime(time)].filter(Boolean).join(gap)}
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
  const { zone } = useFormat()
  const [allDays, showAllDays] = useState(false)
  const moreId = useId()
  const { reservation, times, availabilityParams, rebooking, flow, otherTabHold, lostSlot } = booking
  const { today } = availabilityParams
  const isOwn = lostSlot !== null && otherTabHold?.covers(lostSlot.date, lostSlot.time) === true
  const { query } = times
  if (rebooking.isPending) return <TimesPending />
  if (query.data === undefined) {
    if (query.error === null) return <TimesPending />
    return (
      <ErrorNotice retry={() => void query.refetch()} retrying={query.isFetching}>
        {errorMessages.failure(query.error)}
      </ErrorNotice>
    )
  }
  const { days, timeZone } = query.data
  const choose = (date: string): void => void flow.update({ reservationDate: date })
  const chooseFar = (date: string): void => {
    choose(date)
    showAllDays(false)
    document.getElementById(moreId)?.focus()
  }
  return (
    <>
      {reservation.failure !== null && !isBesideCards(reservation) && !isOwn && (
        <Notice tone="warning">
          {booking.expiredSlot === null ? (
            errorMessages.failure(reservation.failure)
          ) : (
            <Expired {...booking.expiredSlot} />
          )}
        </Notice>
      )}
      <NearestFree booking={booking} />
      <DayStrip days={days} today={today} selected={reservation.draft.reservationDate} onSelect={choose} />
      <p className={css.more}>
        <Button id={moreId} variant="plain" size="small" aria-expanded={allDays} onClick={() => showAllDays(!allDays)}>
          <CalendarDays size={18} aria-hidden="true" />
          <Trans>More dates</Trans>
        </Button>
        <ZoneName timeZone={timeZone} className={css.zone}>
          {zone(timeZone, `${today}T00:00:00Z`)}
        </ZoneName>
      </p>
      {allDays && <AllDays booking={booking} onSelect={chooseFar} />}
      <Slots booking={booking} />
    </>
  )
}

function Expired({ date, time }: DateTime) {
  const { day, eveningTime, gap } = useFormat()
  const when = day(date) + gap + eveningTime(time)
  return <Trans>Your hold on {when} has ended. Please choose a time again.</Trans>
}

const TimesPending = () => (
  <div className={css.pending} aria-busy="true">
    <Skeleton shape="button" />
    <Skeleton shape="block" />
  </div>
)

function AllDays({
  booking: { availabilityParams, reservation },
  onSelect,
}: {
  readonly booking: Booking
  readonly onSelect: (date: string) => void
}) {
  const { today } = availabilityParams
  const selected = reservation.draft.reservationDate
  const [month, setMonth] = useState(firstOfMonth(dayToShow(selected, today)))
  const { data, isPlaceholderData } = useMonth(availabilityParams, month)
  return (
    <MonthCalendar
      selected={selected}
      first={today}
      last={lastBookableDay(today)}
      {...freeDays(data?.days, isPlaceholderData)}
      onSelect={onSelect}
      onMonth={setMonth}
    />
  )
}

function Slots({ booking }: { readonly booking: Booking }) {
  const { reservation, times, flow } = booking
  const format = useFormat()
  const { draft } = reservation
  const { slots, query } = times
  const goNext = query.data !== undefined && <GoNext booking={booking} times={query.data} />
  if (draft.reservationDate === null) {
    return (
      <div className={css.hint}>
        <Trans>Choose a day to see its times.</Trans>
        {goNext}
      </div>
    )
  }
  if (slots === undefined || query.isPlaceholderData) return <Skeleton shape="block" />
  if (slots.length === 0) {
    const date = draft.reservationDate
    const { maxQuantity = 0 } = query.data?.days.find((day) => day.date === date) ?? {}
    return (
      <div className={css.hint}>
        {maxQuantity > 0 ? (
          <>
            <NoVacancyFor quantity={draft.quantity} day={format.day(date)} />
            <Button variant="outline" size="small" onClick={() => void flow.update({ quantity: maxQuantity })}>
              <FewerPeople quantity={maxQuantity} />
            </Button>
          </>
        ) : (
          <Trans>Nothing is available on this day.</Trans>
        )}
        {goNext}
      </div>
    )
  }
  return (
    <TimeSlots
      slots={slots}
      people={draft.quantity}
      selected={draft.reservationTime}
      onSelect={(time) => void flow.update({ reservationTime: time })}
    />
  )
}

interface GoNextProps {
  readonly booking: Booking
  readonly times: NonNullable<Booking['times']['query']['data']>
}

function GoNext({ booking: { availabilityParams, reservation, flow }, times }: GoNextProps) {
  const chosen = reservation.draft.reservationDate
  const free = useNextFree(availabilityParams, times)
  return (
    free &&
    free.date !== chosen && (
      <Button variant="outline" size="small" onClick={() => void flow.update({ reservationDate: free.date })}>
        <FreeDayLabel free={free} />
      </Button>
    )
  )
}
