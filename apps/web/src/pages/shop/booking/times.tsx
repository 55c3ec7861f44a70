import { Plural, Trans } from '@lingui/react/macro'
import type { components } from '@yoyaku/core/types'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { Button, ButtonLink } from '../../../components/actions/button.tsx'
import { ErrorNotice, Notice } from '../../../components/feedback/notice.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { lazyComponent } from '../../../components/loading/lazy-component.tsx'
import { PartyPrice, pricesOf } from '../../../features/catalogue/party-price.tsx'
import { isStartTime } from '../../../features/catalogue/start-times.ts'
import { useStartTimesText } from '../../../features/catalogue/start-times-text.ts'
import { DayStrip } from '../../../features/dates/day-strip.tsx'
import { isLastSpot } from '../../../features/dates/is-last-spot.ts'
import { SlotGrid } from '../../../features/dates/slot-grid.tsx'
import * as slotCss from '../../../features/dates/slots.css.ts'
import { ZoneName } from '../../../features/dates/zone-name.tsx'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import { Link } from '../../../navigation/link.tsx'
import { useFormat } from '../../../site/site.tsx'
import * as css from './booking.css.ts'
import { type Choice, reservationHref, type Shop, withChoice } from './choice.ts'
import { NoFreeTimes } from './no-free-times.tsx'
import { type ShownDay, shownDay } from './shown-day.ts'
import { useTimes } from './use-times.ts'
import { WaitForChoice } from './wait-for-choice.tsx'

const MoreDates = lazyComponent(() => import('./more-dates.tsx'), {
  pending: <Skeleton shape="block" />,
  onError: 'notice',
})

const ANY_TIME = { timeOfDay: null, timeFrom: null, timeTo: null }

type AvailableTime = components['schemas']['AvailableTime']

interface TimesProps {
  readonly shop: Shop
  readonly choice: Choice
}

/** Days, then the times of one of them; a tap on a time leads to the reservation. */
export function Times({ shop, choice }: TimesProps) {
  const errorMessages = useErrorMessages()
  const query = useTimes(shop.id, choice)
  if (query.data !== undefined)
    return <Days shop={shop} choice={choice} times={query.data} stale={query.isPlaceholderData} />
  if (query.error === null) {
    return (
      <div className={css.pending} aria-busy="true">
        <Skeleton shape="button" />
        <Skeleton shape="block" />
      </div>
    )
  }
  return (
    <ErrorNotice retry={() => void query.refetch()} retrying={query.isFetching}>
      {errorMessages.failure(query.error)}
    </ErrorNotice>
  )
}

interface DaysProps extends TimesProps {
  readonly times: AvailableTime
  readonly stale: boolean
}

function Days({ shop, choice, times, stale }: DaysProps) {
  const format = useFormat()
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const [more, showMore] = useState(false)
  const { today } = choice
  const { timeZone, days } = times
  const shown = shownDay(times, choice)
  const prices = stale ? null : pricesOf(shown.wanted.length > 0 ? shown.wanted : shown.slots)
  const hrefOf = (date: string): string => withChoice(shop.id, search, { date })
  // What another press has chosen since stands in the address.
  const go = (date: string): void =>
    navigate(withChoice(shop.id, new URLSearchParams(location.search), { date }), { replace: true })
  return (
    <>
      <DayStrip days={days} today={today} selected={shown.date} country={shop.country} onSelect={go} />
      <p className={css.more}>
        <Button variant="plain" size="small" aria-expanded={more} onClick={() => showMore(!more)}>
          <CalendarDays size={18} aria-hidden="true" />
          <Trans>More dates</Trans>
        </Button>
        <ZoneName timeZone={timeZone} className={css.zone}>
          {format.zone(timeZone, `${today}T00:00:00Z`)}
        </ZoneName>
      </p>
      <div className={more ? css.calendarAndTimes : undefined}>
        {more && (
          <MoreDates
            shop={shop}
            choice={choice}
            selected={shown.date}
            onSelect={(date) => {
              showMore(false)
              go(date)
            }}
          />
        )}
        <div className={css.times} aria-busy={stale}>
          {shown.missing !== null && (
            <NoFreeTimes
              {...{ shop, choice, times }}
              missing={shown.missing}
              hrefOf={(date) => (date === shown.date ? null : hrefOf(date))}
            />
          )}
          {shown.date !== null && shown.slots.length > 0 && (
            <>
              <p className={css.day}>
                <time dateTime={shown.date}>{format.fullDate(shown.date)}</time>
                {prices !== null && choice.quantity > 1 && choice.service?.pricePer === 'person' && (
                  <span className={css.dayPrice}>
                    <PartyPrice prices={prices} people={choice.quantity} pricePer="person" />
                  </span>
                )}
              </p>
              {!stale && shown.wanted.length === 0 && <NotThen shop={shop} choice={choice} date={shown.date} />}
              <Slots choice={choice} date={shown.date} slots={shown.slots} />
            </>
          )}
        </div>
      </div>
      {prices !== null && <NextStep choice={choice} shown={shown} prices={prices} />}
    </>
  )
}

interface NotThenProps extends TimesProps {
  readonly date: string
}

/** Says that the times of the day are not those that the search was for. */
function NotThen({ shop, choice, date }: NotThenProps) {
  const when = useStartTimesText()(choice.startTimes)
  const [search] = useSearchParams()
  return (
    <>
      <Notice
        tone="info"
        action={
          <ButtonLink href={withChoice(shop.id, search, ANY_TIME)} replace variant="outline" size="small">
            <Trans>Show any time</Trans>
          </ButtonLink>
        }
      >
        <Trans>No times that day match your search: {when}</Trans>
      </Notice>
      <WaitForChoice {...{ shop, choice, date }} hasOtherTimes />
    </>
  )
}

interface NextStepProps {
  readonly choice: Choice
  readonly shown: ShownDay
  readonly prices: NonNullable<ReturnType<typeof pricesOf>>
}

/** At the foot of the box on a wide screen: what all pay, and the first time of the day that the search was for in one press. */
function NextStep({ choice, shown: { date, wanted }, prices }: NextStepProps) {
  const format = useFormat()
  const [first] = wanted
  if (date === null || first === undefined || choice.service === null) return null
  const when = format.dayAndTime(date, first.time)
  return (
    <div className={css.nextStep}>
      <p className={css.total}>
        <span>
          <Trans>Total</Trans>
        </span>
        <span>
          <PartyPrice prices={prices} people={choice.quantity} pricePer={choice.service.pricePer} />
        </span>
      </p>
      <ButtonLink href={reservationHref(choice, date, first.time)} fullWidth rel="nofollow">
        <Trans>Book {when}</Trans>
      </ButtonLink>
    </div>
  )
}

interface SlotsProps {
  readonly choice: Choice
  readonly date: string
  readonly slots: AvailableTime['days'][number]['slots']
}

function Slots({ choice, date, slots }: SlotsProps) {
  const { eveningTime } = useFormat()
  return (
    <SlotGrid slots={slots}>
      {({ time, vacancies }) => (
        <Link
          href={reservationHref(choice, date, time)}
          className={slotCss.slot}
          rel="nofollow"
          data-wanted={isStartTime(time, choice.startTimes)}
        >
          {eveningTime(time)}
          {isLastSpot(vacancies, choice.quantity) && (
            <small className={slotCss.left}>
              <Plural value={vacancies} one="# left" other="# left" />
            </small>
          )}
        </Link>
      )}
    </SlotGrid>
  )
}
