import { Trans, useLingui } from '@lingui/react/macro'
import type { Money } from '@yoyaku/core/types'
import { useSite } from '../../site/site.tsx'
import { tabularNums } from '../../theme/shared.css.ts'
import * as css from './price.css.ts'

interface PriceProps {
  readonly money: Money
  /** "from …": the lowest of several. */
  readonly from?: boolean
}

export function Price({ money, from = false }: PriceProps) {
  const { t } = useLingui()
  const { language, format } = useSite()
  const text = (
    <>
      <span className={tabularNums}>{format.money(money)}</span>
      {/* Whoever is asked for yen in Japan is told that the tax is in it. */}
      {language === 'ja' && money.currency === 'JPY' && (
        <small className={css.tax}>{format.aside(t`tax included`)}</small>
      )}
    </>
  )
  return from ? <Trans>from {text}</Trans> : text
}
