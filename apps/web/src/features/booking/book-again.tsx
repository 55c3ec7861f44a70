import { Trans } from '@lingui/react/macro'
import type { Reservation } from '@yoyaku/core/types'
import { ButtonLink } from '../../components/actions/button.tsx'

/** To the same service with everything that was chosen but the time. */
export function BookAgain({ reservation }: { readonly reservation: Reservation }) {
  const { serviceId, mainService, additionalServices, staff, equipment, quantity } = reservation
  const chosen = new URLSearchParams({
    unitId: mainService.id,
    quantity: String(quantity),
    ...(staff !== null && { staffId: staff.id }),
    ...(equipment !== null && { resourceItemId: equipment.id }),
  })
  for (const extra of additionalServices) {
    for (let piece = 0; piece < extra.quantity; piece += 1) chosen.append('attachId', extra.id)
  }
  return (
    <ButtonLink href={`/reservation/${encodeURIComponent(serviceId)}?${chosen}`}>
      <Trans>Book again</Trans>
    </ButtonLink>
  )
}
