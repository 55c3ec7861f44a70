import { Trans } from '@lingui/react/macro'
import { Button } from '../../../components/actions/button.tsx'
import { ErrorNotice } from '../../../components/feedback/notice.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { lastBookableDay } from '../../../features/catalogue/days.ts'
import { FreeDayLabel } from '../../../features/dates/free-day-label.tsx'
import { TimeSlots } from '../../../features/dates/time-slots.tsx'
import { ZoneName } from '../../../features/dates/zone-name.tsx'
import * as css from '../../../features/rental/range.css.ts'
import { RangeButton } from '../../../features/rental/range-button.tsx'
import { lengthsOf, type Range, rangeOf, returnDay, unitOfDays } from '../../../features/rental/rental.ts'
import { RentalPrice, Tiers } from '../../../features/rental/rental-price.tsx'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import { useFormat } from '../../../site/site.tsx'
import { useFreeDays, useNextFree } from '../hooks/use-availability.ts'
import { unitOf } from '../rules/service.ts'
import { type DaysAndTimesProps, TimesPending } from './days-and-times.tsx'
import * as card from './time-card.css.ts'

/** The choice of the days of a rental, and of the time of its pick-up. */
export function RentalDays({ params, times, choose, children }: DaysAndTimesProps) {
  const { today, draft, service } = params
  const freeDays = useFreeDays(params)
  const range = rangeOf(draft.reservationDate, unitOf(service, draft.unitId))
  const pick = ({ date, days }: Range): void => {
    const unit = unitOfDays(service, days)
    if (unit === undefined) return
    choose({
      unitId: unit.id,
      mainServicePrice: unit.price,
      reservationDate: date,
      // Where it is not free on these days, it says so.
      reservationTime: draft.reservationTime,
    })
  }
  return (
    <div className={css.part}>
      {children}
      <RangeButton
        range={range}
        first={today}
        last={lastBookableDay(today)}
        lengths={lengthsOf(service)}
        freeDays={freeDays}
        onPick={pick}
      />
      {range !== null && <PickUp {...{ params, times, choose, range }} />}
      <Tiers service={service} days={range?.days ?? null} />
    </div>
  )
}

interface PickUpProps extends Omit<DaysAndTimesProps, 'children'> {
  readonly range: Range
}

function PickUp({ params, times, choose, range }: PickUpProps) {
  const format = useFormat()
  const errorMessages = useErrorMessages()
  const { draft, service, today } = params
  const { query, slots, slot } = times
  if (query.data === undefined) {
    if (query.error === null) return <TimesPending />
    return (
      <ErrorNotice retry={() => void query.refetch()} retrying={query.isFetching}>
        {errorMessages.failure(query.error)}
      </ErrorNotice>
    )
  }
  if (slots === undefined || query.isPlaceholderData) return <Skeleton shape="block" />
  if (slots.length === 0) {
    const days = format.range(format.day(range.date), format.day(returnDay(range)))
    return (
      <div className={card.hint}>
        <Trans>No availability on {days}</Trans>
        <GoNext params={params} times={query.data} choose={choose} />
      </div>
    )
  }
  const price = slot?.price ?? unitOf(service, draft.unitId)?.price
  const back = slot && format.day(returnDay(range)) + format.gap + format.eveningTime(slot.time)
  const { timeZone } = query.data
  return (
    <>
      <h3 className={css.caption}>
        <Trans>Pick-up time</Trans>
      </h3>
      <TimeSlots
        slots={slots}
        people={draft.quantity}
        selected={draft.reservationTime}
        onSelect={(time) => choose({ reservationTime: time })}
      />
      <p className={card.zone}>
        {back && (
          <>
            <Trans>Return by {back}</Trans>{' '}
          </>
        )}
        <ZoneName timeZone={timeZone}>{format.zone(timeZone, `${today}T00:00:00Z`)}</ZoneName>
      </p>
      {price && <RentalPrice days={range.days} total={price} />}
    </>
  )
}

interface GoNextProps extends Pick<DaysAndTimesProps, 'params' | 'choose'> {
  readonly times: NonNullable<DaysAndTimesProps['times']['query']['data']>
}

/** The same number of days, from the nearest day on that has them. */
function GoNext({ params, times, choose }: GoNextProps) {
  const free = useNextFree(params, times)
  return (
    free &&
    free.date !== params.draft.reservationDate && (
      <Button variant="outline" size="small" onClick={() => choose({ reservationDate: free.date })}>
        <FreeDayLabel free={free} />
      </Button>
    )
  )
}
