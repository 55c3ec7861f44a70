import { Trans } from '@lingui/react/macro'
import { daysLater } from '@yoyaku/core/client'
import { CalendarDays } from 'lucide-react'
import { useId, useState } from 'react'
import { useFailureWords } from '../../locale/failure-words.ts'
import { Button } from '../../parts/button.tsx'
import { DayStrip, isOpenDay } from '../../parts/days/day-strip.tsx'
import { FreeDayWords } from '../../parts/days/free-day-words.tsx'
import { TimeSlots } from '../../parts/days/time-slots.tsx'
import { ErrorNotice, Notice } from '../../parts/notice.tsx'
import { partOfPage } from '../../parts/part-of-page.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useFormat } from '../../site.tsx'
import { Card } from './card.tsx'
import { NearestFree } from './nearest-free.tsx'
import * as css from './time-card.css.ts'
import { TimeName } from './time-name.tsx'
import { useMonth, useNextFree } from './use-availability.ts'
import type { Booking } from './use-booking.ts'

const MonthCalendar = partOfPage(() => import('../../parts/days/month-calendar.tsx'), <Skeleton shape="block" />)

export function TimeCard({ booking }: { readonly booking: Booking }) {
  const { day } = useFormat()
  const { draft } = booking.reservation
  const { reservationDate: date, reservationTime: time } = draft
  return (
    <Card
      {...booking.frame('time')}
      title={<TimeName service={booking.service} />}
      line={date === null ? null : [day(date), time].filter(Boolean).join(' ')}
      warning={booking.times.isGone ? <Trans>This time is no longer available</Trans> : undefined}
    >
      <Times booking={booking} />
    </Card>
  )
}

function Times({ booking }: { readonly booking: Booking }) {
  const say = useFailureWords()
  const { zone } = useFormat()
  const [allDays, showAllDays] = useState(false)
  const moreId = useId()
  const { reservation, times, asked, again } = booking
  const { today } = asked
  const { query } = times
  if (again.isPending) return <TimesPending />
  if (query.data === undefined) {
    if (query.error === null) return <TimesPending />
    return (
      <ErrorNotice retry={() => void query.refetch()} retrying={query.isFetching}>
        {say.failure(query.error)}
      </ErrorNotice>
    )
  }
  const { days, timeZone } = query.data
  const choose = (date: string): void => reservation.amend({ reservationDate: date })
  const chooseFar = (date: string): void => {
    choose(date)
    showAllDays(false)
    document.getElementById(moreId)?.focus()
  }
  return (
    <>
      {reservation.failure !== null && <Notice tone="warning">{say.failure(reservation.failure)}</Notice>}
      <NearestFree booking={booking} />
      <DayStrip
        days={days}
        today={today}
        tomorrow={daysLater(today, 1)}
        selected={reservation.draft.reservationDate}
        onSelect={choose}
      />
      <p className={css.more}>
        <Button id={moreId} look="plain" size="small" aria-expanded={allDays} onClick={() => showAllDays(!allDays)}>
          <CalendarDays size={18} aria-hidden="true" />
          <Trans>More dates</Trans>
        </Button>
        <span className={css.zone}>{zone(timeZone, `${today}T00:00:00Z`)}</span>
      </p>
      {allDays && <AllDays booking={booking} onSelect={chooseFar} />}
      <Slots booking={booking} />
    </>
  )
}

const TimesPending = () => (
  <div className={css.pending} aria-busy="true">
    <Skeleton shape="button" />
    <Skeleton shape="block" />
  </div>
)

/** How far ahead one may look. */
const HORIZON_DAYS = 90

function AllDays({
  booking: { asked, reservation },
  onSelect,
}: {
  readonly booking: Booking
  readonly onSelect: (date: string) => void
}) {
  const { today } = asked
  const selected = reservation.draft.reservationDate
  const [month, setMonth] = useState(`${(selected ?? today).slice(0, 7)}-01`)
  const { data, isPlaceholderData } = useMonth(asked, month)
  const isFree = (date: string): boolean => {
    const known = data?.days.find((one) => one.date === date)
    return known === undefined || isOpenDay(known)
  }
  return (
    <MonthCalendar
      selected={selected}
      first={today}
      last={daysLater(today, HORIZON_DAYS)}
      isFree={isFree}
      isFull={data !== undefined && !isPlaceholderData && !data.days.some(isOpenDay)}
      onSelect={onSelect}
      onMonth={setMonth}
    />
  )
}

function Slots({ booking }: { readonly booking: Booking }) {
  const { reservation, times } = booking
  const { draft, amend } = reservation
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
    return (
      <div className={css.hint}>
        <Trans>Nothing is available on this day.</Trans>
        {goNext}
      </div>
    )
  }
  return (
    <TimeSlots
      slots={slots}
      timeZone={query.data?.timeZone ?? 'UTC'}
      people={draft.quantity}
      selected={draft.reservationTime}
      onSelect={(time) => amend({ reservationTime: time })}
    />
  )
}

interface GoNextProps {
  readonly booking: Booking
  readonly times: NonNullable<Booking['times']['query']['data']>
}

function GoNext({ booking: { asked, reservation }, times }: GoNextProps) {
  const chosen = reservation.draft.reservationDate
  const free = useNextFree(asked, times)
  return (
    free &&
    free.date !== chosen && (
      <Button look="outline" size="small" onClick={() => reservation.amend({ reservationDate: free.date })}>
        <FreeDayWords free={free} />
      </Button>
    )
  )
}
