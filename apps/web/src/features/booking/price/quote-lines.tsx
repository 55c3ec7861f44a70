import { Trans } from '@lingui/react/macro'
import type { Money, Quote } from '@yoyaku/core/types'
import { DotSeparated } from '../../../components/text/dot-separated.tsx'
import { dateIn } from '../../../locale/zoned.ts'
import { useFormat } from '../../../site/site.tsx'
import { stack } from '../../../theme/recipes.css.ts'
import * as css from './quote-lines.css.ts'

interface QuoteLinesProps {
  /** The name of the service: its line names the plan alone, which may stand in it. */
  readonly service: string
  readonly lines: Quote['lines']
  readonly total: Money
  /** What is paid at the shop, where that is another currency. */
  readonly shopTotal: Money
  /** When the exchange rate of `total` was taken. */
  readonly rateAt: string
  /** The reservation is canceled: nothing is due. */
  readonly isOff?: boolean
}

interface NamedProps {
  readonly name: string
  readonly quantity: number
  /** Of several people one may have one piece. */
  readonly isCounted: boolean
}

/** The times stay with the last word of the name. */
const Named = ({ name, quantity, isCounted }: NamedProps) => (
  <>
    {name}
    {isCounted && (
      <span className={css.quantity}>
        {'\u00A0'}× {quantity}
      </span>
    )}
  </>
)

/** The server's lines and their total: taxes and fees are in it. */
export function QuoteLines({ service, lines, total, shopTotal, rateAt, isOff = false }: QuoteLinesProps) {
  const { money, date } = useFormat()
  const rateDay = date(dateIn(rateAt, 'UTC'))
  const atShop = money(shopTotal)
  const isCounted = lines.some(({ quantity }) => quantity > 1)
  return (
    <div className={stack({ gap: 3 })}>
      <ul className={stack({ gap: 2 })}>
        {lines.map((line) => (
          <li key={`${line.kind} ${line.id}`} className={css.line}>
            {line.kind === 'service' && !` ${service}`.endsWith(` ${line.name}`) ? (
              <DotSeparated>
                {service}
                <Named name={line.name} quantity={line.quantity} isCounted={isCounted} />
              </DotSeparated>
            ) : (
              <span>
                <Named
                  name={line.kind === 'service' ? service : line.name}
                  quantity={line.quantity}
                  isCounted={isCounted}
                />
              </span>
            )}
            <span className={css.amount}>{money(line.amount)}</span>
          </li>
        ))}
      </ul>
      <p className={isOff ? css.totalOff : css.total}>
        <span>
          {isOff ? <Trans>Total before cancellation</Trans> : <Trans>Total</Trans>}
          <small className={css.note}>
            <Trans>including taxes and fees</Trans>
          </small>
        </span>
        {isOff ? <s className={css.off}>{money(total)}</s> : <strong className={css.sum}>{money(total)}</strong>}
      </p>
      {!isOff && shopTotal.currency !== total.currency && (
        <p className={css.note}>
          <Trans>
            You'll pay {atShop} at the shop. The total above is an estimate at the exchange rate of {rateDay}.
          </Trans>
        </p>
      )}
    </div>
  )
}
