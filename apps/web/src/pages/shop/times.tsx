import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { type components, daysLater, timeIn } from '@yoyaku/core/client'
import { CalendarDays } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { useFailureWords } from '../../locale/failure-words.ts'
import { useOwnZone } from '../../locale/use-own-zone.ts'
import { Link } from '../../navigation/link.tsx'
import { Button, ButtonLink } from '../../parts/button.tsx'
import { DayStrip } from '../../parts/days/day-strip.tsx'
import { isFew } from '../../parts/days/few.ts'
import { type FreeDay, useFreeDay } from '../../parts/days/free-day.ts'
import { FreeDayWords } from '../../parts/days/free-day-words.tsx'
import * as slotCss from '../../parts/days/slots.css.ts'
import { ErrorNotice, Notice } from '../../parts/notice.tsx'
import { partOfPage } from '../../parts/part-of-page.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useFormat, useQueries } from '../../site.tsx'
import * as css from './booking.css.ts'
import { type Choice, reservationHref, type Shop, timesOf, withChoice } from './choice.ts'
import { shownDay } from './shown-day.ts'

const MoreDates = partOfPage(() => import('./more-dates.tsx'), <Skeleton shape="block" />)

type AvailableTime = components['schemas']['AvailableTime']

interface TimesProps {
  readonly shop: Shop
  readonly choice: Choice
}

/** Days, then the times of one of them; a tap on a time leads to the reservation. */
export function Times({ shop, choice }: TimesProps) {
  const queries = useQueries()
  const say = useFailureWords()
  const asked = timesOf(choice)
  const query = useQuery(
    asked === null
      ? { queryKey: ['no times'], queryFn: skipToken }
      : { ...queries.availableTime(shop.id, asked), placeholderData: keepPreviousData },
  )
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
      {say.failure(query.error)}
    </ErrorNotice>
  )
}

interface DaysProps extends TimesProps {
  readonly times: AvailableTime
  readonly stale: boolean
}

function Days({ shop, choice, times, stale }: DaysProps) {
  const format = useFormat()
  const ownZone = useOwnZone()
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const [more, showMore] = useState(false)
  const { today } = choice
  const { timeZone, days } = times
  const shown = shownDay(times, choice)
  const hrefOf = (date: string): string => withChoice(shop.id, search, { date })
  // What another press has chosen since stands in the address.
  const go = (date: string): void =>
    navigate(withChoice(shop.id, new URLSearchParams(location.search), { date }), { replace: true })
  return (
    <>
      <DayStrip days={days} today={today} tomorrow={daysLater(today, 1)} selected={shown.date} onSelect={go} />
      <p className={css.more}>
        <Button look="plain" size="small" aria-expanded={more} onClick={() => showMore(!more)}>
          <CalendarDays size={18} aria-hidden="true" />
          <Trans>More dates</Trans>
        </Button>
        {ownZone !== timeZone && <span className={css.zone}>{format.zone(timeZone, `${today}T00:00:00Z`)}</span>}
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
            <Nothing
              {...{ shop, choice, times }}
              missing={shown.missing}
              hrefOf={(date) => (date === shown.date ? null : hrefOf(date))}
            />
          )}
          {shown.date !== null && shown.slots.length > 0 && (
            <>
              <p className={css.day}>
                <time dateTime={shown.date}>{format.fullDate(shown.date)}</time>
              </p>
              <Slots choice={choice} date={shown.date} slots={shown.slots} timeZone={timeZone} />
            </>
          )}
        </div>
      </div>
    </>
  )
}

interface NothingProps extends TimesProps {
  readonly times: AvailableTime
  /** The day on which nothing is free. */
  readonly missing: string
  /** Null for the day that is shown. */
  readonly hrefOf: (date: string) => string | null
}

function Nothing({ shop, choice, times, missing, hrefOf }: NothingProps): ReactNode {
  const format = useFormat()
  const queries = useQueries()
  const wish = { quantity: choice.quantity, serviceId: '', ...timesOf(choice) }
  const free = useFreeDay(
    times,
    missing,
    queries.availableTime(shop.id, { ...wish, dateFrom: missing, dateTo: missing }),
  )
  const day = format.day(missing)
  return (
    <Notice tone="info" action={free && <FreeDayLink free={free} href={hrefOf(free.date)} />}>
      {missing === choice.today ? <Trans>No availability today</Trans> : <Trans>No availability on {day}</Trans>}
      {free === null && (
        <>
          <br />
          <Trans>Nothing is available in the coming weeks. Please try another service.</Trans>
        </>
      )}
    </Notice>
  )
}

const FreeDayLink = ({ free, href }: { readonly free: FreeDay; readonly href: string | null }): ReactNode =>
  href !== null && (
    <ButtonLink href={href} replace look="outline" size="small">
      <FreeDayWords free={free} />
    </ButtonLink>
  )

interface SlotsProps {
  readonly choice: Choice
  readonly date: string
  readonly slots: AvailableTime['days'][number]['slots']
  readonly timeZone: string
}

function Slots({ choice, date, slots, timeZone }: SlotsProps) {
  const { t } = useLingui()
  return (
    <ul data-times className={slotCss.slots} aria-label={t`Times`}>
      {slots.map(({ startAt, vacancies }) => {
        const time = timeIn(startAt, timeZone)
        return (
          <li key={startAt}>
            <Link href={reservationHref(choice, date, time)} className={slotCss.slot} rel="nofollow">
              {time}
              {isFew(vacancies, choice.quantity) && (
                <small className={slotCss.left}>
                  <Plural value={vacancies} one="# left" other="# left" />
                </small>
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
