import { Trans } from '@lingui/react/macro'
import type { CancellationValue } from '@yoyaku/core'
import { Notice } from '../../components/notice.tsx'
import { useDateTime } from '../../features/booking/use-date-time.ts'

type NoticeValue = NonNullable<CancellationValue['notice']>

/** What a cancellation costs: nothing, for one pays at the shop. */
export function CancelNotice({ notice: { isFree, freeUntil, timeZone } }: { readonly notice: NoticeValue }) {
  const when = useDateTime(freeUntil, timeZone)
  return isFree ? (
    <Notice tone="success">
      <strong>
        <Trans>Free cancellation: nothing is charged.</Trans>
      </strong>{' '}
      <Trans>You can cancel for free until {when}.</Trans>
    </Notice>
  ) : (
    <Notice tone="warning">
      <Trans>
        Free cancellation ended on {when}. We won't charge you, but the shop may ask for a cancellation fee.
      </Trans>
    </Notice>
  )
}
