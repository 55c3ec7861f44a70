import { Trans } from '@lingui/react/macro'
import type { components } from '@yoyaku/core/client'
import { useFormat } from '../../../site/site.tsx'

export interface LateFeeProps {
  /** Null where the shop has set none. */
  readonly fee: components['schemas']['LateFee'] | null
}

/** The fee for a late cancellation, beside the deadline for a free one. */
export function LateFee({ fee }: LateFeeProps) {
  const { money } = useFormat()
  if (fee === null) return <Trans>The shop may ask for a late cancellation fee.</Trans>
  const { percent } = fee
  if (percent === 0) return <Trans>This shop has no cancellation fee.</Trans>
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
