import { Trans } from '@lingui/react/macro'
import { CalendarDays } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { ErrorNotice } from '../../../components/feedback/notice.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { lazyComponent } from '../../../components/loading/lazy-component.tsx'
import { dayToShow, firstOfMonth, lastBookableDay } from '../../../features/catalogue/days.ts'
import type { DateTime } from '../../../features/dates/business-time.ts'
import { canWaitFor, type Day, DayStrip } from '../../../features/dates/day-strip.tsx'
import { FreeDayLabel } from '../../../features/dates/free-day-label.tsx'
import { freeDays } from '../../../features/dates/free-days.ts'
import { FewerPeople, NothingOn, NoVacancyFor } from '../../../features/dates/no-vacancy.tsx'
import { TimeSlots } from '../../../features/dates/time-slots.tsx'
import { ZoneName } from '../../../features/dates/zone-name.tsx'
import { WaitForTime } from '../../../features/waiting-list/wait-for-time.tsx'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import { useFormat } from '../../../site/site.tsx'
import { anyTime, type Times, useMonth, useNextFree } from '../availability.ts'
import { useChoosing } from './choosing.tsx'
import * as css from './time-card.css.ts'

const MonthCalendar = lazyComponent(() => import('../../../features/dates/month-calendar.tsx'), {
  pending: <Skeleton shape="block" />,
  onError: 'notice',
})

export interface DaysAndTimesProps {
  /** When the reservation is that gets another time. */
  readonly current?: DateTime | null
  /** Shown above the days. */
  readonly children?: ReactNode
}

/** The choice of a day and one of its free times. */
export function DaysAndTimes({ current = null, children }: DaysAndTimesProps) {
  const { service, draft, params, times, update } = useChoosing()
  const errorMessages = useErrorMessages()
  const { zone } = useFormat()
  const [allDays, showAllDays] = useState(false)
  const moreId = useId()
  const { today } = params
  const { query } = times
  if (query.data === undefined) {
    if (query.error === null) return <TimesPending />
    return (
      <ErrorNotice retry={() => void query.refetch()} retrying={query.isFetching}>
        {errorMessages.failure(query.error)}
      </ErrorNotice>
    )
  }
  const { days, timeZone } = query.data
  const chooseDay = (date: string): void => update({ reservationDate: date })
  const chooseFar = (date: string): void => {
    chooseDay(date)
    showAllDays(false)
    document.getElementById(moreId)?.focus()
  }
  return (
    <>
      {children}
      <DayStrip
        days={days}
        today={today}
        selected={draft.reservationDate}
        country={service.shop.country}
        onSelect={chooseDay}
      />
      <p className={css.more}>
        <Button id={moreId} variant="plain" size="small" aria-expanded={allDays} onClick={() => showAllDays(!allDays)}>
          <CalendarDays size={18} aria-hidden="true" />
          <Trans>More dates</Trans>
        </Button>
        <ZoneName timeZone={timeZone} className={css.zone}>
          {zone(timeZone, anyTime(params))}
        </ZoneName>
      </p>
      {allDays && <AllDays onSelect={chooseFar} />}
      <Slots current={current} />
    </>
  )
}

export const TimesPending = () => (
  <div className={css.pending} aria-busy="true">
    <Skeleton shape="button" />
    <Skeleton shape="block" />
  </div>
)

function AllDays({ onSelect }: { readonly onSelect: (date: string) => void }) {
  const { service, draft, params } = useChoosing()
  const { today } = params
  const selected = draft.reservationDate
  const [month, setMonth] = useState(firstOfMonth(dayToShow(selected, today)))
  const { data, isPlaceholderData } = useMonth(params, month)
  return (
    <MonthCalendar
      selected={selected}
      country={service.shop.country}
      first={today}
      last={lastBookableDay(today)}
      {...freeDays(data?.days, isPlaceholderData)}
      onSelect={onSelect}
      onMonth={setMonth}
    />
  )
}

function Slots({ current }: { readonly current: DateTime | null }) {
  const format = useFormat()
  const { service, draft, params, times, update } = useChoosing()
  const { slots, query } = times
  const goNext = query.data !== undefined && <NextFreeDay times={query.data} />
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
    const shown: Partial<Day> = query.data?.days.find((day) => day.date === date) ?? {}
    const { maxQuantity = 0 } = shown
    return (
      <div className={css.hint}>
        {maxQuantity > 0 ? (
          <>
            <NoVacancyFor quantity={draft.quantity} day={format.day(date)} />
            <Button variant="outline" size="small" onClick={() => update({ quantity: maxQuantity })}>
              <FewerPeople quantity={maxQuantity} />
            </Button>
          </>
        ) : (
          <NothingOn
            day={date === params.today ? null : format.dayFrom(params.today, date)}
            shown={shown}
            isNarrow={draft.staffId !== null || draft.equipmentId !== null || service.dayUnit}
          />
        )}
        {goNext}
        {canWaitFor(shown) && <WaitForDay />}
      </div>
    )
  }
  return (
    <TimeSlots
      slots={slots}
      people={draft.quantity}
      selected={draft.reservationTime}
      current={current?.date === draft.reservationDate ? current.time : null}
      onSelect={(time) => update({ reservationTime: time })}
    />
  )
}

/** Offers to wait for the day that was chosen. Whoever changes a reservation has a time already. */
export function WaitForDay() {
  const { service, draft, params } = useChoosing()
  if (params.replaces !== undefined || draft.reservationDate === null) return null
  return (
    <WaitForTime
      selection={{
        shopId: service.shop.id,
        serviceId: service.id,
        unitId: draft.unitId ?? '',
        date: draft.reservationDate,
        timeFrom: '',
        timeTo: '',
        quantity: draft.quantity,
        staffId: draft.staffId ?? '',
        returnTime: draft.returnTime ?? '',
        returnShopId: draft.returnShopId ?? '',
      }}
    />
  )
}

/** Leads to the nearest day that has as many people and days free. */
export function NextFreeDay({ times }: { readonly times: NonNullable<Times['query']['data']> }) {
  const { draft, params, update } = useChoosing()
  const free = useNextFree(params, times)
  return (
    free &&
    free.date !== draft.reservationDate && (
      <Button variant="outline" size="small" onClick={() => update({ reservationDate: free.date })}>
        <FreeDayLabel free={free} />
      </Button>
    )
  )
}
