import { Trans } from '@lingui/react/macro'
import { isFreeToCancel } from '@yoyaku/core'
import type { Reservation } from '@yoyaku/core/types'
import { Info, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useServerNow } from '../../../site/use-now.ts'
import * as css from '../ticket/ticket.css.ts'
import { useDateTime } from '../when/use-date-time.ts'
import { isFeeless, LateFee, type LateFeeProps, OwedFee } from './late-fee.tsx'

const MINUTE_MS = 60_000

/** `until` is an instant of the server, `timeZone` the shop's. Without a fee canceling is free at any time, and no deadline is named. */
export function useFreeUntil(
  until: string,
  timeZone: string,
  fee: LateFeeProps['fee'],
): { readonly isFree: boolean; readonly words: ReactNode } {
  const when = useDateTime(until, timeZone)
  const isFree = isFreeToCancel(until, useServerNow(MINUTE_MS))
  if (isFeeless(fee)) return { isFree: true, words: <LateFee fee={fee} /> }
  return {
    isFree,
    words: isFree ? (
      <Trans>Free cancellation until {when}</Trans>
    ) : (
      <Trans>Free cancellation has ended. If you can't make it, please let the shop know as soon as you can.</Trans>
    ),
  }
}

/** Until when cancelling costs nothing; nothing where it can no longer be cancelled. */
export function FreeUntil({ reservation }: { readonly reservation: Reservation }) {
  const { allowedActions, freeCancellationUntil: until, lateFee, startAt, timeZone } = reservation
  const { isFree, words } = useFreeUntil(until, timeZone, lateFee)
  const Icon = isFree ? ShieldCheck : Info
  if (!allowedActions.some(({ action, allowed }) => action === 'cancel' && allowed)) return null
  return (
    <p className={css.free}>
      <Icon size={20} className={isFree ? css.freeIcon : css.overIcon} aria-hidden="true" />
      <span>
        {words}
        {Temporal.Instant.compare(until, startAt) < 0 && !isFeeless(lateFee) && (
          <>
            <br />
            {isFree || lateFee === null ? <LateFee fee={lateFee} /> : <OwedFee fee={lateFee} isAsked />}
          </>
        )}
      </span>
    </p>
  )
}
