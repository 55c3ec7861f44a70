import { Trans } from '@lingui/react/macro'
import type { Money, Quote } from '@yoyaku/core/client'
import { useFormat } from '../../site.tsx'
import { Dotted } from '../dotted.tsx'
import * as css from './quote-lines.css.ts'

interface QuoteLinesProps {
  /** The name of the service: its line names the plan alone. */
  readonly service: string
  readonly lines: Quote['lines']
  readonly total: Money
  /** What is paid at the shop, where that is another currency. */
  readonly shopTotal: Money
  /** Nobody owes it: the reservation is cancelled. */
  readonly isOff?: boolean
}

/** The server's lines and their total: taxes and fees are in it. */
export function QuoteLines({ service, lines, total, shopTotal, isOff = false }: QuoteLinesProps) {
  const { money } = useFormat()
  const atShop = money(shopTotal)
  return (
    <div className={css.quote}>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={`${line.kind} ${line.id}`} className={css.line}>
            <span>
              {line.kind === 'service' && line.name !== service ? (
                <Dotted>
                  {service}
                  {line.name}
                </Dotted>
              ) : (
                line.name
              )}
              {line.quantity > 1 && <span className={css.quantity}> × {line.quantity}</span>}
            </span>
            <span className={css.amount}>{money(line.amount)}</span>
          </li>
        ))}
      </ul>
      <p className={isOff ? css.totalOff : css.total}>
        <span>
          {isOff ? <Trans>It would have been</Trans> : <Trans>Total</Trans>}
          <small className={css.note}>
            <Trans>including taxes and fees</Trans>
          </small>
        </span>
        {isOff ? <s className={css.off}>{money(total)}</s> : <strong className={css.sum}>{money(total)}</strong>}
      </p>
      {!isOff && shopTotal.currency !== total.currency && (
        <p className={css.note}>
          <Trans>You pay {atShop} at the shop; your price follows today's rate.</Trans>
        </p>
      )}
    </div>
  )
}
