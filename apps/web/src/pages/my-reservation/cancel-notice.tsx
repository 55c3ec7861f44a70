import { Trans } from '@lingui/react/macro'
import type { CancellationValue } from '@yoyaku/core'
import { Notice } from '../../parts/notice.tsx'
import { useMoment } from '../../parts/reservation/use-moment.ts'

type NoticeValue = NonNullable<CancellationValue['notice']>

/** What a cancellation costs: nothing, for one pays at the shop. */
export function CancelNotice({ notice: { isFree, freeUntil, timeZone } }: { readonly notice: NoticeValue }) {
  const when = useMoment(freeUntil, timeZone)
  return isFree ? (
    <Notice tone="success">
      <strong>
        <Trans>Free cancellation: nothing is charged.</Trans>
      </strong>{' '}
      <Trans>You have until {when}.</Trans>
    </Notice>
  ) : (
    <Notice tone="warning">
      <Trans>Free cancellation ended on {when}. Nothing is charged here; the shop may ask for its fee.</Trans>
    </Notice>
  )
}
