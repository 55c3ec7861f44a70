import { Trans } from '@lingui/react/macro'
import type { RescheduleValue } from '@yoyaku/core'
import type { Money } from '@yoyaku/core/client'
import { useEffect, useRef } from 'react'
import { DescriptionItem, DescriptionList } from '../../../features/booking/description-list.tsx'
import { Countdown } from '../../../features/booking/when/countdown.tsx'
import { useDateTime } from '../../../features/booking/when/use-date-time.ts'
import { WhenLines } from '../../../features/booking/when/when-rented.tsx'
import { useFormat } from '../../../site/site.tsx'
import type { Service } from '../rules/service.ts'
import * as css from './change.css.ts'

interface BeforeAndAfterProps {
  readonly service: Service
  readonly value: Extract<RescheduleValue, { before: object; draft: object }>
}

const earlier = (one: string, other: string): string => (Temporal.Instant.compare(one, other) < 0 ? one : other)

/** The reservation as it is, and as it becomes. */
export function BeforeAndAfter({ service, value: { before, after, hold, quote } }: BeforeAndAfterProps) {
  const { money } = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  const heldFrom = after?.startAt
  // What is asked to be confirmed is brought into sight.
  useEffect(() => {
    if (heldFrom !== undefined) heading.current?.focus()
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
        <DescriptionItem name={after === null ? <Trans>Now</Trans> : <Trans>Before</Trans>} leads>
          <span className={after === null ? undefined : css.past}>
            <WhenLines {...before} />
          </span>
        </DescriptionItem>
        {after !== null && (
          <DescriptionItem name={<Trans>New</Trans>} leads>
            <WhenLines {...after} dayUnit={service.dayUnit} />
          </DescriptionItem>
        )}
        {after?.staff && after.staff.name !== before.staff?.name && (
          <DescriptionItem name={<Trans>Staff</Trans>}>{after.staff.name}</DescriptionItem>
        )}
        <DescriptionItem name={<Trans>Total</Trans>}>
          {money(after?.total ?? before.total)}
          {after !== null && (
            <>
              <br />
              <Difference difference={after.difference} />
            </>
          )}
        </DescriptionItem>
      </DescriptionList>
      {after !== null && hold !== null && quote !== null && (
        <>
          <FreeAfter
            until={earlier(
              before.freeCancellationUntil,
              Temporal.Instant.from(after.startAt).subtract({ hours: hold.policy.freeHours }).toString(),
            )}
            timeZone={after.timeZone}
          />
          <Countdown expiresAt={hold.expiresAt} />
        </>
      )}
    </div>
  )
}

/** A later time gives no longer time to cancel for free. */
function FreeAfter({ until, timeZone }: { readonly until: string; readonly timeZone: string }) {
  const when = useDateTime(until, timeZone)
  const isOver = Temporal.Instant.compare(until, Temporal.Now.instant()) < 0
  return (
    <p className={css.soft}>
      {isOver ? (
        <Trans>Free cancellation has ended, and does not come back with the change.</Trans>
      ) : (
        <Trans>Free cancellation until {when}</Trans>
      )}
    </p>
  )
}

export function Difference({ difference }: { readonly difference: Money }) {
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
