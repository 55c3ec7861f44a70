import { Plural, Trans } from '@lingui/react/macro'
import type { Reservation } from '@yoyaku/core/client'
import { CalendarClock } from 'lucide-react'
import { ButtonLink } from '../../components/actions/button.tsx'
import { useFormat } from '../../site/site.tsx'
import * as css from './ticket/ticket.css.ts'
import { useDateTime } from './when/use-date-time.ts'

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

/** Until when and how often the member can change it, or why not any more; nothing where it is over. */
export function ChangeUntil({ reservation }: { readonly reservation: Reservation }) {
  const rule = ruleOf(reservation)
  const when = useDateTime(rule?.until ?? reservation.startAt, reservation.timeZone)
  const { gap } = useFormat()
  if (rule?.until === undefined || rule.left === undefined) return null
  const { left } = rule
  return (
    <p className={css.free}>
      <CalendarClock size={20} className={rule.allowed ? css.freeIcon : css.overIcon} aria-hidden="true" />
      <span>
        {rule.allowed ? (
          <Plural
            value={left}
            one={`You can change this reservation once more, until ${when}.`}
            other={`You can change this reservation # more times, until ${when}.`}
          />
        ) : (
          <>
            {rule.reason === 'LIMIT' ? (
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
