import { CURRENCIES, CURRENCY_SIGNS, type Currency } from '../../locale/languages.ts'
import * as css from './language-switch.css.ts'

interface CurrencySwitchProps {
  readonly current: Currency
  readonly onChange: (currency: Currency) => void
}

export const CurrencySwitch = ({ current, onChange }: CurrencySwitchProps) => (
  <ul className={css.options}>
    {CURRENCIES.map((currency) => (
      <li key={currency}>
        <button
          type="button"
          aria-pressed={currency === current}
          className={css.option}
          onClick={() => onChange(currency)}
        >
          <span>{CURRENCY_SIGNS[currency]}</span> {currency}
        </button>
      </li>
    ))}
  </ul>
)
