import { Trans, useLingui } from '@lingui/react/macro'
import type { FieldErrors } from '@yoyaku/core/types'
import { type ReactNode, useId } from 'react'
import { hint as hintStyle } from '../../components/form/field.css.ts'
import { TextField } from '../../components/form/field.tsx'
import { useErrorMessages } from '../../locale/error-messages.ts'
import { useSite } from '../../site/site.tsx'
import { visuallyHidden } from '../../theme/shared.css.ts'
import * as css from './name-fields.css.ts'

interface NameFieldsProps {
  readonly fields: FieldErrors
  /** Before the names of the fields: `contact.`. */
  readonly under?: string
  readonly firstName: string
  readonly lastName: string
  /** About both names. */
  readonly hint?: ReactNode
  readonly onChange?: (names: { firstName?: string; lastName?: string }) => void
}

/** First and last name, the family name first where people say it first. */
export function NameFields({ fields, under = '', firstName, lastName, hint, onChange }: NameFieldsProps) {
  const { t } = useLingui()
  const errorMessages = useErrorMessages()
  const hintId = useId()
  const family = (
    <TextField
      key="lastName"
      name="lastName"
      label={t`Last name`}
      autoComplete="family-name"
      defaultValue={lastName}
      error={errorMessages.field('lastName', fields[`${under}lastName`])}
      onChange={(event) => onChange?.({ lastName: event.currentTarget.value })}
    />
  )
  const given = (
    <TextField
      key="firstName"
      name="firstName"
      label={t`First name`}
      autoComplete="given-name"
      defaultValue={firstName}
      error={errorMessages.field('firstName', fields[`${under}firstName`])}
      onChange={(event) => onChange?.({ firstName: event.currentTarget.value })}
    />
  )
  return (
    <fieldset aria-describedby={hint === undefined ? undefined : hintId}>
      <legend className={visuallyHidden}>
        <Trans context="of a person">Name</Trans>
      </legend>
      <div className={css.names}>{useSite().language === 'en' ? [given, family] : [family, given]}</div>
      {hint !== undefined && (
        <p id={hintId} className={hintStyle}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
