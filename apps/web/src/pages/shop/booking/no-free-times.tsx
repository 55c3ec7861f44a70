import { Trans } from '@lingui/react/macro'
import type { components } from '@yoyaku/core/types'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { ButtonLink } from '../../../components/actions/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { canWaitFor, type Day } from '../../../features/dates/day-strip.tsx'
import { type FreeDay, useFreeDay } from '../../../features/dates/free-day.ts'
import { FreeDayLabel } from '../../../features/dates/free-day-label.tsx'
import { FewerPeople, NothingOn, NoVacancyFor } from '../../../features/dates/no-vacancy.tsx'
import { returnDay } from '../../../features/rental/rental.ts'
import { useFormat, useQueries } from '../../../site/site.tsx'
import { availabilityQuery, type Choice, type Shop, withChoice } from './choice.ts'
import { WaitForChoice } from './wait-for-choice.tsx'

type AvailableTime = components['schemas']['AvailableTime']

interface NoFreeTimesProps {
  readonly shop: Shop
  readonly choice: Choice
  readonly times: AvailableTime
  /** The day on which nothing is free. */
  readonly missing: string
  /** Null for the day that is shown. */
  readonly hrefOf: (date: string) => string | null
}

/** Says that a day has no free times, and offers fewer people or the nearest free day. */
export function NoFreeTimes({ shop, choice, times, missing, hrefOf }: NoFreeTimesProps): ReactNode {
  const format = useFormat()
  const queries = useQueries()
  const params = { quantity: choice.quantity, serviceId: '', ...availabilityQuery(choice) }
  const free = useFreeDay(
    times,
    missing,
    queries.availableTime(shop.id, { ...params, dateFrom: missing, dateTo: missing }),
  )
  const { range } = choice
  const [search] = useSearchParams()
  const shown: Partial<Day> = times.days.find(({ date }) => date === missing) ?? {}
  const { maxQuantity = 0, status } = shown
  // The shop is closed on the day of pick-up, whatever the days after it are.
  const isRange = range !== null && status !== 'CLOSED'
  const day = isRange
    ? format.range(format.day(range.date), format.day(returnDay(range)))
    : format.dayFrom(choice.today, missing)
  const wait = <WaitForChoice shop={shop} choice={choice} date={missing} />
  if (maxQuantity > 0) {
    return (
      <>
        <Notice
          tone="info"
          action={
            <>
              <ButtonLink
                href={withChoice(shop.id, search, { date: missing, quantity: maxQuantity })}
                replace
                variant="outline"
                size="small"
              >
                <FewerPeople quantity={maxQuantity} />
              </ButtonLink>
              {free && <FreeDayLink free={free} href={hrefOf(free.date)} />}
            </>
          }
        >
          <NoVacancyFor quantity={choice.quantity} day={day} />
        </Notice>
        {wait}
      </>
    )
  }
  return (
    <>
      <Notice tone="info" action={free && <FreeDayLink free={free} href={hrefOf(free.date)} />}>
        <NothingOn day={missing === choice.today && !isRange ? null : day} shown={shown} isNarrow={isRange} />
        {free === null && (
          <>
            <br />
            <Trans>No times are available in the next few weeks. Try another service.</Trans>
          </>
        )}
      </Notice>
      {canWaitFor(shown) && wait}
    </>
  )
}

const FreeDayLink = ({ free, href }: { readonly free: FreeDay; readonly href: string | null }): ReactNode =>
  href !== null && (
    <ButtonLink href={href} replace variant="outline" size="small">
      <FreeDayLabel free={free} />
    </ButtonLink>
  )
