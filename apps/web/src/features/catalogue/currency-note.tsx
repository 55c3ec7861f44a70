import { Trans, useLingui } from '@lingui/react/macro'
import type { Money } from '@yoyaku/core/types'
import { Button } from '../../components/actions/button.tsx'
import { CURRENCY_NAMES } from '../../locale/currency-names.ts'
import { CURRENCY_SIGNS, type Currency, OWN_CURRENCY } from '../../locale/languages.ts'
import { useSite } from '../../site/site.tsx'
import * as css from './currency-note.css.ts'

interface CurrencyNoteProps {
  readonly service: { readonly units: readonly { readonly price: Money; readonly shopPrice: Money }[] } | undefined
}

/**
 * Beside a converted price: the amount paid at the shop, and that the converted one is an estimate. One press shows the shop's own
 * prices.
 */
export function CurrencyNote({ service }: CurrencyNoteProps) {
  const { t } = useLingui()
  const [unit] = service?.units ?? []
  if (unit === undefined || unit.price.currency === unit.shopPrice.currency) return null
  const shown = t(CURRENCY_NAMES[unit.price.currency])
  const paid = t(CURRENCY_NAMES[unit.shopPrice.currency])
  return (
    <div className={css.note}>
      <span>
        <Trans>
          You pay in {paid} at the shop. Prices in {shown} are estimates based on exchange rates.
        </Trans>
      </span>
      <ShowPricesIn currency={unit.shopPrice.currency} />
    </div>
  )
}

/** Offers the currency of the language to a person who has chosen none. */
export function CurrencyOffer({ className = '' }: { readonly className?: string }) {
  const { t } = useLingui()
  const { language, currency, hasChosenCurrency, setCurrency } = useSite()
  const own = OWN_CURRENCY[language]
  if (hasChosenCurrency || own === currency) return null
  const shown = t(CURRENCY_NAMES[currency])
  // The English names are long beside another button.
  const currencyName = language === 'en' ? CURRENCY_SIGNS[currency] : shown
  return (
    <div className={[css.note, className].join(' ')}>
      <span>
        <Trans>Prices are shown in {shown}.</Trans>
      </span>
      <span className={css.answers}>
        <ShowPricesIn currency={own} />
        <Button variant="plain" size="small" className={css.button} onClick={() => setCurrency(currency)}>
          <Trans>Keep {currencyName}</Trans>
        </Button>
      </span>
    </div>
  )
}

function ShowPricesIn({ currency }: { readonly currency: Currency }) {
  const { t } = useLingui()
  const { setCurrency } = useSite()
  const name = t(CURRENCY_NAMES[currency])
  return (
    <Button variant="plain" size="small" className={css.button} onClick={() => setCurrency(currency)}>
      <Trans>Show prices in {name}</Trans>
    </Button>
  )
}
