import { Trans } from '@lingui/react/macro'
import type { Reservation } from '@yoyaku/core/client'
import { ButtonLink } from '../button.tsx'

const OVER: readonly string[] = ['cancelled', 'completed', 'noshow']

export const isOver = ({ status }: Pick<Reservation, 'status'>): boolean => OVER.includes(status)

/** To the same service with the same plan and people; the time is to be chosen. */
export function BookAgain({
  reservation: { serviceId, mainService, quantity },
}: {
  readonly reservation: Reservation
}) {
  const chosen = new URLSearchParams({ unitId: mainService.id, quantity: String(quantity) })
  return (
    <ButtonLink href={`/reservation/${encodeURIComponent(serviceId)}?${chosen}`}>
      <Trans>Book again</Trans>
    </ButtonLink>
  )
}
