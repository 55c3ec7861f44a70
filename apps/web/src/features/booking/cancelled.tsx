import { Trans } from '@lingui/react/macro'
import { isFreeToCancel } from '@yoyaku/core'
import type { Reservation } from '@yoyaku/core/types'
import { Notice } from '../../components/feedback/notice.tsx'
import { OwedFee } from './price/late-fee.tsx'
import { useDateTime } from './when/use-date-time.ts'

type CancelledReservation = Pick<Reservation, 'cancelledBy' | 'freeCancellationUntil' | 'lateFee' | 'timeZone'>

/** Who cancelled, when, and what it costs. */
export function Cancelled({ reservation }: { readonly reservation: Reservation }) {
  const { cancelledAt } = reservation
  return cancelledAt === null ? null : <CancellationSummary {...reservation} cancelledAt={cancelledAt} />
}

function CancellationSummary({
  cancelledBy,
  cancelledAt,
  freeCancellationUntil,
  lateFee,
  timeZone,
}: CancelledReservation & { readonly cancelledAt: string }) {
  const when = useDateTime(cancelledAt, timeZone)
  const isInTime = isFreeToCancel(freeCancellationUntil, Temporal.Instant.from(cancelledAt).epochMilliseconds)
  const isFree = cancelledBy === 'shop' || isInTime || lateFee === null || lateFee.percent === 0
  return (
    <Notice tone={isFree ? 'info' : 'warning'}>
      <p>
        {cancelledBy === 'shop' ? (
          <Trans>The shop canceled this reservation on {when}.</Trans>
        ) : (
          <Trans>You canceled this reservation on {when}.</Trans>
        )}
      </p>
      <p>{isFree ? <Trans>Nothing is charged.</Trans> : <OwedFee fee={lateFee} />}</p>
    </Notice>
  )
}
