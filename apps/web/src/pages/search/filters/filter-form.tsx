import { Trans, useLingui } from '@lingui/react/macro'
import type { components } from '@yoyaku/core/types'
import { type FormEvent, type ReactNode, useId } from 'react'
import { ChipChoice } from '../../../components/actions/chip.tsx'
import { control } from '../../../components/form/field.css.ts'
import { Field, SelectField, TextField } from '../../../components/form/field.tsx'
import { searchableDays } from '../../../features/catalogue/days.ts'
import { PeopleOptions } from '../../../features/catalogue/people-options.tsx'
import { TIMES_OF_DAY } from '../../../features/catalogue/start-times.ts'
import { TIME_OF_DAY_LABELS } from '../../../features/catalogue/start-times-text.ts'
import { fullHours, StartWindowFields } from '../../../features/catalogue/start-window-fields.tsx'
import { DateControl } from '../../../features/dates/date-control.tsx'
import { RangeField } from '../../../features/rental/range-field.tsx'
import { CURRENCY_SIGNS } from '../../../locale/languages.ts'
import { localizePath } from '../../../locale/paths.ts'
import { afterPaint } from '../../../navigation/after-paint.ts'
import { useSite } from '../../../site/site.tsx'
import { cluster, stack } from '../../../theme/recipes.css.ts'
import { CategoryChoice, uncheckRelatives } from './category-choice.tsx'
import { uncheckDistricts } from './district-choice.tsx'
import * as css from './filter-form.css.ts'
import { DURATIONS, type Filters } from './filters.ts'
import { DURATION_LABELS } from './labels.ts'
import type { Names } from './names.ts'
import { PlaceChoice } from './place-choice.tsx'
import { useFormVersion } from './use-form-version.ts'

type Facets = components['schemas']['Facets']

/** At which most shops open, until midnight. */
const HOURS = fullHours(6, 24)

interface FilterFormProps {
  /** Controls elsewhere on the page belong to the form by this id. */
  readonly id: string
  /** As they apply, also those that words of the keyword set. */
  readonly filters: Filters
  /** The search that the form asks for. */
  readonly read: (form: HTMLFormElement) => Filters
  /** As the form stands, where something in it was changed. */
  readonly edited?: Filters | null
  readonly facets: Facets | undefined
  readonly names: Names
  readonly typedPlaces: readonly string[]
  readonly onSubmit: (form: HTMLFormElement) => void
  /** Something in the form was changed. */
  readonly onEdit?: (form: HTMLFormElement) => void
  /** Asks at once for every choice that is made. */
  readonly eager?: boolean
  /** The country of everything that is found. */
  readonly country?: string | undefined
  /** What is searched for is rented for days. */
  readonly isRental?: boolean
  /** For how many, as the keyword says. */
  readonly typedDays?: number | null | undefined
  readonly children?: ReactNode
}

/** Every filter as a plain GET form: without scripts it works with its button. */
export function FilterForm({
  id,
  filters,
  read,
  edited,
  facets,
  names,
  typedPlaces,
  onSubmit,
  onEdit,
  eager = false,
  isRental = false,
  typedDays = null,
  country,
  children,
}: FilterFormProps) {
  const { language, currency, now } = useSite()
  const { t } = useLingui()
  const own = useId()
  const [version, sent] = useFormVersion(filters, read)
  const symbol = CURRENCY_SIGNS[currency]

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    sent(event.currentTarget)
    onSubmit(event.currentTarget)
  }
  const pickDay = (form: HTMLFormElement | null): void => {
    if (form !== null) onEdit?.(form)
    if (eager) form?.requestSubmit()
  }
  return (
    <form
      key={version}
      data-eager={eager || undefined}
      id={id}
      action={localizePath(language, '/search')}
      className={stack({ gap: 6 })}
      onSubmit={submit}
      onChange={(event) => {
        const { target: field, currentTarget: form } = event
        if (field instanceof HTMLInputElement && field.name === 'categoryId' && field.checked)
          uncheckRelatives(form, field, names.categories)
        if (field instanceof HTMLInputElement && field.name === 'place') uncheckDistricts(form)
        onEdit?.(form)
        if (eager && !(field instanceof HTMLInputElement && field.type === 'number'))
          afterPaint(() => form.requestSubmit())
      }}
    >
      <PlaceChoice filters={filters} edited={edited} cities={names.cities} facets={facets} typedPlaces={typedPlaces} />
      <Field id={`${own}-date`} label={isRental ? <Trans>Pick-up and return</Trans> : <Trans>Date</Trans>}>
        {(wiring) =>
          isRental ? (
            <RangeField
              id={wiring.id}
              defaultRange={filters.date === null ? null : { date: filters.date, days: filters.days ?? 1 }}
              {...searchableDays(now)}
              country={country}
              typedDays={typedDays}
              onPick={pickDay}
            />
          ) : (
            <DateControl
              id={wiring.id}
              name="date"
              defaultValue={filters.date ?? ''}
              {...searchableDays(now)}
              country={country}
              className={control}
              onPick={pickDay}
            />
          )
        }
      </Field>
      <fieldset>
        <legend className={css.legend}>
          <Trans>Time of day</Trans>
        </legend>
        <div className={cluster({ gap: 2 })}>
          {TIMES_OF_DAY.map((time) => (
            <ChipChoice
              key={time}
              type="checkbox"
              name="timeOfDay"
              value={time}
              defaultChecked={filters.timesOfDay.includes(time)}
            >
              {t(TIME_OF_DAY_LABELS[time])}
            </ChipChoice>
          ))}
        </div>
      </fieldset>
      <div className={css.pair}>
        <StartWindowFields times={HOURS} defaultFrom={filters.timeFrom} defaultTo={filters.timeTo} />
      </div>
      <SelectField
        id={`${own}-people`}
        name="quantity"
        label={isRental ? <Trans>Seats</Trans> : <Trans>People</Trans>}
        defaultValue={filters.quantity ?? ''}
      >
        <PeopleOptions isRental={isRental} atLeast={filters.quantity ?? 1} />
      </SelectField>
      <CategoryChoice filters={filters} edited={edited} categories={names.categories} facets={facets} />

      <fieldset>
        <legend className={css.legend}>
          <Trans>Price range ({symbol})</Trans>
        </legend>
        <div className={css.pair}>
          <TextField
            id={`${own}-min`}
            type="number"
            inputMode="numeric"
            name="priceMin"
            min={0}
            label={<Trans>Minimum</Trans>}
            defaultValue={filters.priceMin ?? ''}
          />
          <TextField
            id={`${own}-max`}
            type="number"
            inputMode="numeric"
            name="priceMax"
            min={0}
            label={<Trans>Maximum</Trans>}
            defaultValue={filters.priceMax ?? ''}
          />
        </div>
      </fieldset>

      <fieldset>
        <legend className={css.legend}>
          <Trans>Experience time</Trans>
        </legend>
        <div className={cluster({ gap: 2 })}>
          {DURATIONS.map((duration) => (
            <ChipChoice
              key={duration}
              type="checkbox"
              name="duration"
              value={duration}
              defaultChecked={filters.durations.includes(duration)}
            >
              {t(DURATION_LABELS[duration])}
            </ChipChoice>
          ))}
        </div>
      </fieldset>
      {children}
    </form>
  )
}
