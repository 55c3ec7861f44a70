import { Trans } from '@lingui/react/macro'
import type { components } from '@yoyaku/core/types'

type PricePerProps = Readonly<Pick<components['schemas']['Service'], 'pricePer' | 'dayUnit'>>

/** What the price of a service is for, beside that price. */
export const PricePer = ({ pricePer, dayUnit }: PricePerProps) =>
  pricePer === 'person' ? (
    <Trans>per person</Trans>
  ) : dayUnit ? (
    <Trans context="of a price">per rental</Trans>
  ) : (
    <Trans>per reservation</Trans>
  )
