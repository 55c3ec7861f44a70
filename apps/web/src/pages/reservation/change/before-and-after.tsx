import { Trans } from '@lingui/react/macro'
import { freeCancellationUntil, type RescheduleValue } from '@yoyaku/core'
import type { Money } from '@yoyaku/core/types'
import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../../../components/feedback/notice.tsx'
import { DescriptionItem, DescriptionList } from '../../../features/booking/description-list.tsx'
import { EquipmentName } from '../../../features/booking/equipment-name.tsx'
import { isFeeless, LateFee, type LateFeeProps } from '../../../features/booking/price/late-fee.tsx'
import { Countdown } from '../../../features/booking/when/countdown.tsx'
import { useDateTime } from '../../../features/booking/when/use-date-time.ts'
import { Struck } from '../../../features/booking/when/when.tsx'
import { isSameMoment, WhenLines } from '../../../features/booking/when/when-rented.tsx'
import { PeopleCount, PeopleName } from '../../../features/rental/people-name.tsx'
import { isRental } from '../../../features/rental/rental.ts'
import { dateIn } from '../../../locale/zoned.ts'
import { useFormat } from '../../../site/site.tsx'
import { choosesEquipment, choosesStaff, type Service } from '../rules/service.ts'
import * as css from './change.css.ts'

interface BeforeAndAfterProps {
  readonly service: Service
  readonly value: Extract<RescheduleValue, { before: object; draft: object }>
  /** What the choices cost as far as that is known, while nothing is held for them; null where nothing else is chosen. */
  readonly priceSoFar: ReactNode
}

/** The reservation as it is, and as it becomes. */
export function BeforeAndAfter({ service, value, priceSoFar }: BeforeAndAfterProps) {
  const { before, draft, after, hold, quote } = value
  const heading = useRef<HTMLHeadingElement>(null)
  const cancellation = useRef<HTMLDivElement>(null)
  const isSameTime =
    after !== null && isSameMoment(after.startAt, before.startAt) && isSameMoment(after.endAt, before.endAt)
  const lastDay = (span: typeof before | NonNullable<typeof after>) =>
    isRental(service) ? dateIn(span.endAt, before.timeZone) : ''
  const hasMoved =
    after !== null && (!isSameMoment(after.startAt, before.startAt) || lastDay(after) !== lastDay(before))
  const heldFrom = hasMoved ? `${after.startAt} ${lastDay(after)}` : undefined
  // Another time ends the choice for most, so what is asked to be confirmed is brought into sight, down to what a late cancellation costs. Other choices keep the focus.
  useEffect(() => {
    if (heldFrom === undefined) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
    cancellation.current?.scrollIntoView({ block: 'nearest' })
  }, [heldFrom])
  return (
    <div className={css.summary}>
      <h2 id="before-and-after" ref={heading} tabIndex={-1} className={css.heading}>
        {after === null ? <Trans>Your reservation</Trans> : <Trans>Check your change</Trans>}
      </h2>
      <p>
        <strong>{before.serviceName}</strong>
        <br />
        <span className={css.soft}>{before.shop.shopName}</span>
      </p>
      <DescriptionList>
        {isSameTime ? (
          <DescriptionItem name={<Trans>Date and time</Trans>} leads>
            <WhenLines {...before} />
            <br />
            <span className={css.soft}>
              <Trans>Date and time stay the same</Trans>
            </span>
          </DescriptionItem>
        ) : (
          <DescriptionItem name={after === null ? <Trans>Now</Trans> : <Trans>Before</Trans>} leads>
            <WhenLines {...before} replacedBy={after ?? undefined} />
          </DescriptionItem>
        )}
        {after !== null && !isSameTime && (
          <DescriptionItem name={<Trans>New</Trans>} leads>
            <WhenLines {...after} dayUnit={service.dayUnit} />
          </DescriptionItem>
        )}
        {after !== null && quote !== null && (
          <Others service={service} before={before} draft={draft} after={after} quote={quote} />
        )}
        <DescriptionItem name={<Trans>Total</Trans>}>
          <Total total={after?.total ?? before.total} atShop={(after && quote)?.shopTotal ?? before.shopTotal} />
          {after !== null && (
            <>
              <br />
              <Difference difference={after.difference} />
            </>
          )}
        </DescriptionItem>
        {after === null && priceSoFar !== null && (
          <DescriptionItem name={<Trans>New total</Trans>}>{priceSoFar}</DescriptionItem>
        )}
      </DescriptionList>
      {after !== null && hold !== null && quote !== null && (
        <>
          {!isFeeless(hold.policy.lateFee) && (
            <div ref={cancellation}>
              <FreeAfter
                before={before.freeCancellationUntil}
                ofNewTime={freeCancellationUntil(after.startAt, hold.policy.freeHours)}
                timeZone={after.timeZone}
                fee={hold.policy.lateFee}
              />
            </div>
          )}
          <Countdown expiresAt={hold.expiresAt} />
        </>
      )}
    </div>
  )
}

type Changing = BeforeAndAfterProps['value']

interface OthersProps extends Pick<BeforeAndAfterProps, 'service'>, Pick<Changing, 'before' | 'draft'> {
  readonly after: NonNullable<Changing['after']>
  readonly quote: NonNullable<Changing['quote']>
}

/** What changes beside the time. */
function Others({ service, before, draft, after, quote }: OthersProps) {
  const { list } = useFormat()
  const main = quote.lines.find(({ kind }) => kind === 'service')
  const extras = quote.lines.filter(({ kind }) => kind !== 'service' && kind !== 'return')
  const ownExtras = before.additionalServices.filter(({ kind }) => kind !== 'return')
  const none = <Trans>None</Trans>
  const anyone = <Trans>No preference</Trans>
  const named = (lines: typeof extras) =>
    lines.length === 0 ? none : list(lines.map(({ name, quantity }) => `${name} × ${quantity}`))
  const people = (quantity: number) => <PeopleCount service={service} quantity={quantity} />
  const idsOf = (lines: typeof extras) =>
    lines
      .map(({ id, quantity }) => `${id} ${quantity}`)
      .sort()
      .join()
  const equipment = draft.equipmentId === null ? null : after.equipment
  return (
    <>
      {after.quantity !== before.quantity && (
        <Changed name={<PeopleName service={service} />} from={people(before.quantity)} to={people(after.quantity)} />
      )}
      {main !== undefined && main.id !== before.mainService.id && !isRental(service) && (
        <Changed name={<Trans>Option</Trans>} from={before.mainService.name} to={main.name} />
      )}
      {choosesStaff(service) && after.staff?.id !== before.staff?.id && (
        <Changed name={<Trans>Staff</Trans>} from={before.staff?.name ?? anyone} to={after.staff?.name ?? anyone}>
          {draft.staffId === null && <Trans>You didn't choose anyone, so this changes with the time.</Trans>}
        </Changed>
      )}
      {choosesEquipment(service) && equipment !== null && equipment.id !== before.equipment?.id && (
        <Changed
          name={<EquipmentName kind={service.equipmentKind} />}
          from={before.equipment?.name ?? anyone}
          to={equipment.name}
        />
      )}
      {draft.returnShopId !== (before.returnShop?.id ?? null) && (
        <Changed
          name={<Trans>Return to</Trans>}
          from={before.returnShop?.shopName ?? before.shop.shopName}
          to={service.returnBranches?.find(({ id }) => id === draft.returnShopId)?.shopName ?? before.shop.shopName}
        />
      )}
      {idsOf(extras) !== idsOf(ownExtras) && (
        <Changed name={<Trans>Additional services</Trans>} from={named(ownExtras)} to={named(extras)} />
      )}
    </>
  )
}

interface TotalProps {
  readonly total: Money
  readonly atShop: Money
}

/** With what is paid at the shop, where that is another currency: so two totals can be compared. */
function Total({ total, atShop }: TotalProps) {
  const { money } = useFormat()
  return (
    <>
      {money(total)}
      {atShop.currency !== total.currency && <span className={css.soft}> ({money(atShop)})</span>}
    </>
  )
}

interface ChangedProps {
  readonly name: ReactNode
  readonly from: ReactNode
  readonly to: ReactNode
  /** Why, below it. */
  readonly children?: ReactNode
}

const Changed = ({ name, from, to, children }: ChangedProps) => (
  <DescriptionItem name={name}>
    <Struck isStruck>{from}</Struck>
    <br />
    <ins className={css.now}>{to}</ins>
    {children && <p className={css.soft}>{children}</p>}
  </DescriptionItem>
)

const isPast = (instant: string): boolean => Temporal.Instant.compare(instant, Temporal.Now.instant()) < 0

interface FreeAfterProps extends LateFeeProps {
  /** Until when it is free before the change. */
  readonly before: string
  /** Until when it would be for a new reservation of that time. */
  readonly ofNewTime: string
  readonly timeZone: string
}

/** A later time gives no longer time to cancel for free, and a near one ends it. */
function FreeAfter({ before, ofNewTime, timeZone, fee }: FreeAfterProps) {
  const { gap } = useFormat()
  const isKept = Temporal.Instant.compare(before, ofNewTime) < 0
  const until = isKept ? before : ofNewTime
  const when = useDateTime(until, timeZone)
  if (isPast(until) && !isPast(before)) {
    return (
      <Notice tone="warning">
        <Trans>The new time is so near that you can no longer cancel it for free.</Trans>
        {gap}
        <LateFee fee={fee} />
      </Notice>
    )
  }
  return (
    <p className={css.soft}>
      {isPast(before) ? (
        <Trans>Free cancellation has ended, and does not come back with the change.</Trans>
      ) : isKept ? (
        <Trans>Free cancellation is still until {when}. The change doesn't extend it.</Trans>
      ) : (
        <Trans>Free cancellation until {when}</Trans>
      )}
    </p>
  )
}

function Difference({ difference }: { readonly difference: Money }) {
  const { money } = useFormat()
  const amount = money({ ...difference, amount: Math.abs(difference.amount) })
  if (difference.amount === 0) return <span className={css.soft}>{<Trans>The price stays the same</Trans>}</span>
  return difference.amount > 0 ? (
    <strong>
      <Trans>{amount} more than before</Trans>
    </strong>
  ) : (
    <strong>
      <Trans>{amount} less than before</Trans>
    </strong>
  )
}
