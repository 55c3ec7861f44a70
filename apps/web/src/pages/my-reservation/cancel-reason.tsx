import { Trans, useLingui } from '@lingui/react/macro'
import type { Reservation } from '@yoyaku/core/types'
import { DescriptionItem, DescriptionList } from '../../features/booking/description-list.tsx'
import { reasonLabel } from './reason-labels.ts'

export function CancelReason({ reservation }: { readonly reservation: Reservation }) {
  const { t } = useLingui()
  const { cancellationReason: reason, cancellationReasonText: text } = reservation
  if (reason === null) return null
  return (
    <DescriptionList>
      <DescriptionItem name={<Trans>Reason for canceling</Trans>}>
        {text !== null && text !== '' ? text : t(reasonLabel(reason))}
      </DescriptionItem>
    </DescriptionList>
  )
}
