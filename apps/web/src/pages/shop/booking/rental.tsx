import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { ButtonLink } from '../../../components/actions/button.tsx'
import { ErrorNotice } from '../../../components/feedback/notice.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { SelectField } from '../../../components/form/field.tsx'
import { lastBookableDay } from '../../../features/catalogue/days.ts'
import type { Slot } from '../../../features/dates/time-slots.tsx'
import { ZoneName } from '../../../features/dates/zone-name.tsx'
import * as rental from '../../../features/rental/range.css.ts'
import { RangeButton } from '../../../features/rental/range-button.tsx'
import { lengthsOf, type Range, returnDay, unitOfDays } from '../../../features/rental/rental.ts'
import { RentalPrice, Tiers } from '../../../features/rental/rental-price.tsx'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import { useFormat, useQueries } from '../../../site/site.tsx'
import * as css from './booking.css.ts'
import {
  type Choice,
  rentalDaysQuery,
  reservationHref,
  type Service,
  type Shop,
  withChoice,
  withHold,
} from './choice.ts'
import { NoFreeTimes } from './no-free-times.tsx'
import { useOwnHold } from './use-own-hold.ts'
import { useTimes } from './use-times.ts'

interface RentalProps {
  readonly shop: Shop
  readonly service: Service
  readonly choice: Choice
}

/** The days of a rental, what it costs, and the time of pick-up. */
export function Rental({ shop, service, choice }: RentalProps) {
  const queries = useQueries()
  const [, navigate] = useLocation()
  const hold = useOwnHold(shop.id)
  const { range, today } = choice
  const pick = ({ date, days }: Range): void => {
    const unitId = unitOfDays(service, days)?.id ?? ''
    // What another press has chosen since stands in the address.
    navigate(withChoice(shop.id, new URLSearchParams(location.search), { date, days, unitId }), { replace: true })
  }
  return (
    <>
      <div className={css.rental}>
        <RangeButton
          range={range}
          first={today}
          last={lastBookableDay(today)}
          lengths={lengthsOf(service)}
          freeDays={(days) =>
            queries.availableTime(shop.id, withHold(rentalDaysQuery(choice, days), hold), hold?.holdToken)
          }
          onPick={pick}
        />
        <Tiers service={service} days={range?.days ?? null} />
      </div>
      {range !== null && <PickUp shop={shop} choice={choice} range={range} />}
    </>
  )
}

interface PickUpProps extends Omit<RentalProps, 'service'> {
  readonly range: Range
}

function PickUp({ shop, choice, range }: PickUpProps) {
  const errorMessages = useErrorMessages()
  const query = useTimes(shop.id, choice)
  const [search] = useSearchParams()
  const { data: times } = query
  if (times === undefined) {
    if (query.error === null) return <Skeleton shape="block" />
    return (
      <ErrorNotice retry={() => void query.refetch()} retrying={query.isFetching}>
        {errorMessages.failure(query.error)}
      </ErrorNotice>
    )
  }
  if (query.isPlaceholderData) return <Skeleton shape="block" />
  const slots = times.days.find(({ date }) => date === range.date)?.slots ?? []
  if (slots.length === 0) {
    return (
      <div className={css.rental}>
        <NoFreeTimes
          {...{ shop, choice, times }}
          missing={range.date}
          hrefOf={(date) => withChoice(shop.id, search, { date })}
        />
      </div>
    )
  }
  return <Times {...{ choice, range, slots }} timeZone={times.timeZone} />
}

interface TimesProps {
  readonly choice: Choice
  readonly range: Range
  readonly slots: readonly Slot[]
  readonly timeZone: string
}

function Times({ choice, range, slots, timeZone }: TimesProps) {
  const format = useFormat()
  const [chosen, setChosen] = useState<string | null>(null)
  const slot = slots.find(({ time }) => time === chosen) ?? slots[0]
  if (slot === undefined) return null
  const back = format.day(returnDay(range)) + format.gap + format.eveningTime(slot.time)
  return (
    <>
      <div className={css.rental}>
        <div className={rental.times}>
          <SelectField
            label={<Trans>Pick-up time</Trans>}
            value={slot.time}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            {slots.map(({ time }) => (
              <option key={time} value={time}>
                {format.eveningTime(time)}
              </option>
            ))}
          </SelectField>
        </div>
        <p className={css.zone}>
          <Trans>Return by {back}</Trans>
          {' · '}
          <ZoneName timeZone={timeZone}>{format.zone(timeZone, `${choice.today}T00:00:00Z`)}</ZoneName>
        </p>
      </div>
      <div className={css.rentalStep}>
        <RentalPrice days={range.days} total={slot.price} />
        <ButtonLink href={reservationHref(choice, range.date, slot.time)} fullWidth rel="nofollow">
          <Trans>Book these days</Trans>
        </ButtonLink>
      </div>
    </>
  )
}
