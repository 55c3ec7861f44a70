import { Trans } from '@lingui/react/macro'
import type { Money } from '@yoyaku/core/client'
import { useFormat } from '../site.tsx'
import { figures } from '../theme/shared.css.ts'

interface PriceProps {
  readonly money: Money
  /** "from …": the lowest of several. */
  readonly from?: boolean
}

export function Price({ money, from = false }: PriceProps) {
  const text = <span className={figures}>{useFormat().money(money)}</span>
  return from ? <Trans>from {text}</Trans> : text
}
