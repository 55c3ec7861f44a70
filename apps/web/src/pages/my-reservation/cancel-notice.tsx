import { Trans } from '@lingui/react/macro'
import type { CancellationValue } from '@yoyaku/core'
import { Notice } from '../../components/feedback/notice.tsx'
import { isFeeless, LateFee, OwedFee } from '../../features/booking/price/late-fee.tsx'
import { useDateTime } from '../../features/booking/when/use-date-time.ts'
import { useFormat } from '../../site/site.tsx'

type NoticeValue = NonNullable<CancellationValue['notice']>

/** What a cancellation costs. The shop charges it: nothing is paid here. */
export function CancelNotice({ notice: { isFree, freeUntil, timeZone, lateFee } }: { readonly notice: NoticeValue }) {
  const when = useDateTime(freeUntil, timeZone)
  const { gap } = useFormat()
  const hasNoFee = isFeeless(lateFee)
  return isFree || hasNoFee || lateFee === null ? (
    <Notice tone="success">
      <strong>
        <Trans>Free cancellation: nothing is charged.</Trans>
      </strong>
      {gap}
      {hasNoFee ? <LateFee fee={lateFee} /> : <Trans>You can cancel for free until {when}.</Trans>}
    </Notice>
  ) : (
    <Notice tone="warning">
      <p>
        <Trans>Free cancellation ended on {when}.</Trans>
      </p>
      <p>
        <OwedFee fee={lateFee} isAsked />
      </p>
    </Notice>
  )
}
