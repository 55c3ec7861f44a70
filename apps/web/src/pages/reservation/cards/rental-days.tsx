import { Trans } from '@lingui/react/macro'
import { ErrorNotice, Notice } from '../../../components/feedback/notice.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { lastBookableDay } from '../../../features/catalogue/days.ts'
import { canWaitFor } from '../../../features/dates/day-strip.tsx'
import { ZoneName } from '../../../features/dates/zone-name.tsx'
import * as css from '../../../features/rental/range.css.ts'
import { RangeButton } from '../../../features/rental/range-button.tsx'
import {
  lengthsOf,
  paidDays,
  type Range,
  type RentalTimes,
  rangeOf,
  returnDay,
  unitOfDays,
} from '../../../features/rental/rental.ts'
import { RentalPrice, Tiers } from '../../../features/rental/rental-price.tsx'
import { LaterReturn, RentalTimesChoice } from '../../../features/rental/rental-times.tsx'
import { ReturnBranchField } from '../../../features/rental/return-branch.tsx'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import { useFormat } from '../../../site/site.tsx'
import { anyTime, useFreeDays, useTimes } from '../availability.ts'
import { unitOf } from '../rules/service.ts'
import { useChoosing } from './choosing.tsx'
import { type DaysAndTimesProps, NextFreeDay, TimesPending, WaitForDay } from './days-and-times.tsx'
import * as card from './time-card.css.ts'

/** The choice of the days of a rental, of its times, and of where it is returned. */
export function RentalDays({ children }: Pick<DaysAndTimesProps, 'children'>) {
  const { service, draft, params, update } = useChoosing()
  const { today } = params
  const freeDays = useFreeDays(params)
  const { reservationTime: time, returnTime } = draft
  const times = { time, returnTime }
  const range = rangeOf(draft.reservationDate, unitOf(service, draft.unitId), times)
  const pick = (next: Range, at: Required<RentalTimes>): void => {
    const ofTimes = unitOfDays(service, paidDays(next, at))
    // The longest rental has no room for a later return.
    const unit = ofTimes ?? unitOfDays(service, next.days)
    if (unit === undefined) return
    update({
      ...{ unitId: unit.id, reservationDate: next.date },
      // Where it is not free on these days, it says so.
      ...{ reservationTime: at.time, returnTime: ofTimes === undefined ? null : at.returnTime },
    })
  }
  return (
    <div className={css.part}>
      {children}
      <RangeButton
        range={range}
        first={today}
        last={lastBookableDay(today)}
        country={service.shop.country}
        lengths={lengthsOf(service)}
        freeDays={freeDays}
        times={times}
        onPick={(next) => pick(next, times)}
      />
      <Tiers service={service} days={range && paidDays(range, times)} />
      {range !== null && <TimesOfDays range={range} onChoose={(next) => pick(range, next)} />}
      {service.returnBranches !== undefined && (
        <ReturnBranchField
          shopName={service.shop.shopName}
          branches={service.returnBranches}
          chosen={draft.returnShopId}
          onChoose={(returnShopId) => update({ returnShopId })}
        />
      )}
    </div>
  )
}

interface TimesOfDaysProps {
  readonly range: Range
  readonly onChoose: (times: Required<RentalTimes>) => void
}

function TimesOfDays({ range, onChoose }: TimesOfDaysProps) {
  const format = useFormat()
  const errorMessages = useErrorMessages()
  const { service, draft, params, times } = useChoosing()
  const { reservationTime: time, returnTime } = draft
  // When it can be picked up, whenever it is returned.
  const unit = unitOfDays(service, Math.max(range.days, 1))
  const { query, slots } = useTimes({
    ...params,
    draft: { ...draft, unitId: unit?.id ?? draft.unitId, returnTime: null },
  })
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
        <NextFreeDay times={query.data} />
        {query.data.days.every(canWaitFor) && <WaitForDay />}
      </div>
    )
  }
  const isRefused = returnTime !== null && times.knownSlots !== undefined && times.slot === null
  const price = times.slot?.price ?? unitOf(service, draft.unitId)?.price
  const { timeZone } = query.data
  return (
    <>
      <RentalTimesChoice {...{ range, slots, time, returnTime, onChoose }} lengths={lengthsOf(service)} />
      {isRefused && (
        <Notice tone="warning">
          <Trans>It can't be returned at this time. Please choose another time of return.</Trans>
        </Notice>
      )}
      <LaterReturn {...{ range, time, returnTime }} />
      <p className={card.zone}>
        <ZoneName timeZone={timeZone}>{format.zone(timeZone, anyTime(params))}</ZoneName>
      </p>
      {price && (
        <RentalPrice
          range={range}
          days={paidDays(range, { time, returnTime })}
          total={price}
          fee={service.returnBranches?.find(({ id }) => id === draft.returnShopId)?.price ?? null}
        />
      )}
    </>
  )
}
