import { Plural, Trans } from '@lingui/react/macro'
import { isFreeToCancel } from '@yoyaku/core'
import type { components, Reservation } from '@yoyaku/core/types'
import { CalendarClock } from 'lucide-react'
import { ButtonLink } from '../../components/actions/button.tsx'
import { useFormat } from '../../site/site.tsx'
import { useServerNow } from '../../site/use-now.ts'
import { isFeeless } from './price/late-fee.tsx'
import * as css from './ticket/ticket.css.ts'
import { useDateTime } from './when/use-date-time.ts'

const MINUTE_MS = 60_000

const ruleOf = ({ allowedActions }: Pick<Reservation, 'allowedActions'>) =>
  allowedActions.find(({ action }) => action === 'reschedule')

export const canChangeTime = (reservation: Pick<Reservation, 'allowedActions'>): boolean =>
  ruleOf(reservation)?.allowed === true

interface ChangeTimeLinkProps {
  readonly reservation: Reservation
  readonly variant?: 'outline' | 'plain'
  readonly size?: 'small' | 'medium'
}

/** To the page that gives the reservation another time. */
export const ChangeTimeLink = ({
  reservation: { serviceId, codeNumber },
  variant = 'outline',
  size = 'medium',
}: ChangeTimeLinkProps) => (
  <ButtonLink
    variant={variant}
    size={size}
    href={`/reservation/${encodeURIComponent(serviceId)}?${new URLSearchParams({ change: codeNumber })}`}
  >
    <CalendarClock size={18} aria-hidden="true" />
    <Trans>Change reservation</Trans>
  </ButtonLink>
)

interface ChangesPossibleProps {
  readonly startAt: string
  readonly timeZone: string
  readonly rule: NonNullable<components['schemas']['CancellationPolicy']['reschedule']>
}

/** Until when and how often a reservation of that time can be changed once it is made. */
export function ChangesPossible({ startAt, timeZone, rule: { hours, limit } }: ChangesPossibleProps) {
  const until = Temporal.Instant.from(startAt).subtract({ hours })
  const when = useDateTime(until.toString(), timeZone)
  const isOver = until.epochMilliseconds <= useServerNow(MINUTE_MS)
  if (limit === 0 || isOver) return <Trans>Once it's made, this reservation can't be changed.</Trans>
  return (
    <Plural
      value={limit}
      one={`You can change this reservation once, until ${when}.`}
      other={`You can change this reservation up to # times, until ${when}.`}
    />
  )
}

interface ReservationProps {
  readonly reservation: Reservation
}

/** How often the member can still change it, and until when; nothing where it cannot be changed. */
export function ChangesLeft({ reservation }: ReservationProps) {
  const { allowed, until, left } = ruleOf(reservation) ?? {}
  const when = useDateTime(until ?? reservation.startAt, reservation.timeZone)
  if (allowed !== true || until === undefined || left === undefined) return null
  return (
    <Plural
      value={left}
      one={`You can change this reservation once more, until ${when}.`}
      other={`You can change this reservation # more times, until ${when}.`}
    />
  )
}

/** A later time gives no longer time to cancel for free. Nothing where that costs nothing at any time, or is over. */
function FreeDespiteChange({ reservation }: ReservationProps) {
  const { freeCancellationUntil: until, lateFee, timeZone } = reservation
  const when = useDateTime(until, timeZone)
  const { gap } = useFormat()
  const isFree = isFreeToCancel(until, useServerNow(MINUTE_MS))
  if (isFeeless(lateFee) || !isFree) return null
  return (
    <span className={css.onScreen}>
      {gap}
      <Trans>A change doesn't extend free cancellation, which ends {when}.</Trans>
    </span>
  )
}

/** Until when and how often the member can change it, or why not any more; nothing where it is over. */
export function ChangeUntil({ reservation }: ReservationProps) {
  const rule = ruleOf(reservation)
  const when = useDateTime(rule?.until ?? reservation.startAt, reservation.timeZone)
  const { gap } = useFormat()
  if (rule?.until === undefined || rule.left === undefined) return null
  return (
    <p className={css.free}>
      <CalendarClock size={20} className={rule.allowed ? css.freeIcon : css.overIcon} aria-hidden="true" />
      <span>
        {rule.allowed ? (
          <>
            <ChangesLeft reservation={reservation} />
            <FreeDespiteChange reservation={reservation} />
          </>
        ) : (
          <>
            {rule.limit === 0 ? (
              <Trans>This reservation can't be changed.</Trans>
            ) : rule.reason === 'LIMIT' ? (
              <Trans>You've changed this reservation as often as the shop allows.</Trans>
            ) : (
              <Trans>Changes were possible until {when}.</Trans>
            )}
            {gap}
            <Trans>Please call the shop if you need another time.</Trans>
          </>
        )}
      </span>
    </p>
  )
}
