import { useLingui } from '@lingui/react/macro'
import type { Fields } from '@yoyaku/core'
import { useFailureWords } from '../locale/failure-words.ts'
import { useSite } from '../site.tsx'
import { TextField } from './field.tsx'
import * as css from './name-fields.css.ts'

interface NameFieldsProps {
  readonly fields: Fields
  /** Before the names of the fields: `contact.`. */
  readonly under?: string
  readonly firstName: string
  readonly lastName: string
  readonly onChange?: (names: { firstName?: string; lastName?: string }) => void
}

/** First and last name, the family name first where people say it first. */
export function NameFields({ fields, under = '', firstName, lastName, onChange }: NameFieldsProps) {
  const { t } = useLingui()
  const say = useFailureWords()
  const family = (
    <TextField
      key="lastName"
      name="lastName"
      label={t`Last name`}
      autoComplete="family-name"
      defaultValue={lastName}
      error={say.field('lastName', fields[`${under}lastName`])}
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
      error={say.field('firstName', fields[`${under}firstName`])}
      onChange={(event) => onChange?.({ firstName: event.currentTarget.value })}
    />
  )
  return <div className={css.names}>{useSite().language === 'en' ? [given, family] : [family, given]}</div>
}
