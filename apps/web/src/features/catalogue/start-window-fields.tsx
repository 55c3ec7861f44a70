import { Trans, useLingui } from '@lingui/react/macro'
import { SelectField } from '../../components/form/field.tsx'
import { useFormat } from '../../site/site.tsx'

interface StartWindowFieldsProps {
  /** HH:MM, up to 35:59. */
  readonly times: readonly string[]
  readonly defaultFrom: string | null
  readonly defaultTo: string | null
  readonly errorOf?: (name: 'timeFrom' | 'timeTo') => string | undefined
}

/** The first and the last start that fit. */
export function StartWindowFields({ times, defaultFrom, defaultTo, errorOf }: StartWindowFieldsProps) {
  const { t } = useLingui()
  const { eveningTime } = useFormat()
  const chosen = { timeFrom: defaultFrom ?? '', timeTo: defaultTo ?? '' }
  return (['timeFrom', 'timeTo'] as const).map((name) => (
    <SelectField
      key={name}
      name={name}
      label={name === 'timeFrom' ? <Trans>Earliest start</Trans> : <Trans>Latest start</Trans>}
      defaultValue={chosen[name]}
      error={errorOf?.(name)}
    >
      <option value="">{t({ message: 'Any time', context: 'of a start' })}</option>
      {withTime(times, chosen[name]).map((time) => (
        <option key={time} value={time}>
          {eveningTime(time)}
        </option>
      ))}
    </SelectField>
  ))
}

/** With a time that was chosen elsewhere. */
const withTime = (times: readonly string[], time: string): readonly string[] =>
  time === '' || times.includes(time) ? times : [...times, time].sort()

/** The full hours from one to another. */
export const fullHours = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `${String(first + index).padStart(2, '0')}:00`)
