import { Trans } from '@lingui/react/macro'
import type { Reservation } from '@yoyaku/core/client'
import { ShieldCheck } from 'lucide-react'
import { useFormat } from '../../site.tsx'
import { useServerNow } from '../use-now.ts'
import * as css from './ticket.css.ts'

const MINUTE_MS = 60_000

/** Until when cancelling costs nothing; nothing where it can no longer be cancelled. */
export function FreeUntil({ reservation }: { readonly reservation: Reservation }) {
  const { momentOf } = useFormat()
  const now = useServerNow(MINUTE_MS)
  const { allowedActions, freeCancellationUntil: until, timeZone } = reservation
  if (!allowedActions.some(({ action, allowed }) => action === 'cancel' && allowed)) return null
  const when = momentOf(until, timeZone)
  return (
    <p className={css.free}>
      <ShieldCheck size={20} className={css.freeIcon} aria-hidden="true" />
      {Date.parse(until) > now ? (
        <span>
          <Trans>Free cancellation until {when}</Trans>
        </span>
      ) : (
        <span>
          <Trans>The time for free cancellation is over. Please tell the shop early if you can't come.</Trans>
        </span>
      )}
    </p>
  )
}
