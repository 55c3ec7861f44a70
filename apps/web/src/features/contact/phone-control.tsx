import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { Field } from '../../components/form/field.tsx'
import { useFormat, useSite } from '../../site/site.tsx'
import * as css from './phone-field.css.ts'
import { type CountryCode, countries, countryIn, countryOf, EXAMPLES, fromE164, toE164 } from './phone-number.ts'

export interface PhoneControlProps {
  readonly label: ReactNode
  /** E.164, or whatever was typed before. */
  readonly value: string
  readonly error: ReactNode
  readonly hint?: ReactNode
  readonly optional?: ReactNode
  /** E.164 as soon as it is a number. */
  readonly onChange: (value: string) => void
}

/** The country, and the number as it is dialled there. */
export default function PhoneControl({ label, value, error, hint, optional, onChange }: PhoneControlProps) {
  const { language } = useSite()
  const { t } = useLingui()
  const { aside } = useFormat()
  const [first] = useState(() => fromE164(value))
  const [country, setCountry] = useState<CountryCode>(first?.country ?? countryOf(language))
  const [typed, setTyped] = useState(first?.national ?? value)
  const [all] = useState(() => countries(language, countryOf(language)))
  const select = useRef<HTMLSelectElement>(null)
  const number = useRef<HTMLInputElement>(null)
  /** As both fields show it: a browser fills them in together. */
  const read = (): void => {
    const nextTyped = number.current?.value ?? typed
    const nextCountry = countryIn(nextTyped) ?? ((select.current?.value ?? country) as CountryCode)
    setTyped(nextTyped)
    setCountry(nextCountry)
    onChange(toE164(nextTyped, nextCountry))
  }
  const shown = all.find(({ code }) => code === country)
  const example = EXAMPLES[country]
  return (
    <Field
      label={label}
      error={
        error && example ? (
          <>
            {error}
            {aside(t`for example ${example}`)}
          </>
        ) : (
          error
        )
      }
      hint={hint}
      optional={optional}
    >
      {(wiring) => (
        <div className={css.row}>
          <span className={css.country}>
            <span className={css.calling} aria-hidden="true">
              {country} +{shown?.calling}
            </span>
            <select
              ref={select}
              className={css.select}
              aria-label={t`Country`}
              autoComplete="tel-country-code"
              value={country}
              onChange={read}
            >
              {all.map(({ code, name, calling }) => (
                <option key={code} value={code}>
                  {name + aside(`+${calling}`)}
                </option>
              ))}
            </select>
          </span>
          <input
            {...wiring}
            ref={number}
            className={css.number}
            type="tel"
            inputMode="tel"
            name="phone"
            autoComplete="tel"
            defaultValue={typed}
            onChange={read}
          />
        </div>
      )}
    </Field>
  )
}
