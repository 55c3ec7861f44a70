import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { Reservation } from '@yoyaku/core/client'
import { Fact, Facts } from '../../parts/reservation/facts.tsx'
import { REASON_WORDS } from './reason-words.ts'

export function CancelReason({ reservation }: { readonly reservation: Reservation }) {
  const { _ } = useLingui()
  const { cancellationReason: reason, cancellationReasonText: text } = reservation
  if (reason === null) return null
  return (
    <Facts>
      <Fact name={<Trans>Reason for canceling</Trans>}>
        {text !== null && text !== '' ? text : _(REASON_WORDS[reason])}
      </Fact>
    </Facts>
  )
}
