import { Trans } from '@lingui/react/macro'
import type { Reservation } from '@yoyaku/core/client'
import { Notice } from '../notice.tsx'
import { useMoment } from './use-moment.ts'

type Facts = Pick<Reservation, 'cancelledBy' | 'freeCancellationUntil' | 'timeZone'>

/** Who cancelled, when, and what it costs. */
export function Cancelled({ reservation }: { readonly reservation: Reservation }) {
  const { cancelledAt } = reservation
  return cancelledAt === null ? null : <Told {...reservation} cancelledAt={cancelledAt} />
}

function Told({ cancelledBy, cancelledAt, freeCancellationUntil, timeZone }: Facts & { readonly cancelledAt: string }) {
  const when = useMoment(cancelledAt, timeZone)
  const isFree = cancelledBy === 'shop' || Date.parse(cancelledAt) <= Date.parse(freeCancellationUntil)
  return (
    <Notice tone={isFree ? 'info' : 'warning'}>
      <p>
        {cancelledBy === 'shop' ? (
          <Trans>The shop canceled this reservation on {when}.</Trans>
        ) : (
          <Trans>You canceled this reservation on {when}.</Trans>
        )}
      </p>
      <p>
        {isFree ? (
          <Trans>Nothing is charged.</Trans>
        ) : (
          <Trans>Nothing is charged here; the shop may ask for its fee.</Trans>
        )}
      </p>
    </Notice>
  )
}
