import { Trans, useLingui } from '@lingui/react/macro'
import type { components } from '@yoyaku/core/types'
import { useFormat } from '../../../site/site.tsx'

type LateCancellationFee = components['schemas']['LateFee']

export interface LateFeeProps {
  /** Null where the shop has stated none. */
  readonly fee: LateCancellationFee | null
}

/** Canceling costs nothing at any time, so a deadline for it is none. */
export const isFeeless = (fee: LateFeeProps['fee']): boolean => fee === null || fee.percent === 0

/** The fee for a late cancellation, beside the deadline for a free one; where there is no fee, alone. */
export function LateFee({ fee }: LateFeeProps) {
  const { money } = useFormat()
  if (fee === null || isFeeless(fee)) return <Trans>This shop has no cancellation fee.</Trans>
  const { percent } = fee
  const amount = fee.amount === null ? null : money(fee.amount)
  if (percent === null) return <Trans>The shop's late cancellation fee is {amount}.</Trans>
  return amount === null ? (
    <Trans>The shop's late cancellation fee is {percent}% of the total.</Trans>
  ) : (
    <Trans>
      The shop's late cancellation fee is {amount} ({percent}% of the total).
    </Trans>
  )
}

interface OwedFeeProps {
  readonly fee: LateCancellationFee
  /** Not canceled yet: it is owed by who cancels now. */
  readonly isAsked?: boolean
}

/** The fee where the time to cancel for free is over. */
export function OwedFee({ fee: { percent, amount }, isAsked = false }: OwedFeeProps) {
  const { t } = useLingui()
  const { money } = useFormat()
  const share = percent === null ? '' : t`${percent}% of the total`
  const sum = amount === null ? '' : money(amount)
  const fee = sum === '' || share === '' ? sum + share : t`${sum} (${share})`
  return isAsked ? (
    <Trans>If you cancel now, the shop charges a fee of {fee}.</Trans>
  ) : (
    <Trans>The shop charges a late cancellation fee of {fee}. Please ask the shop how to pay it.</Trans>
  )
}
