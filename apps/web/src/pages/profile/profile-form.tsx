import { Trans, useLingui } from '@lingui/react/macro'
import type { Yoyaku } from '@yoyaku/core'
import type { User } from '@yoyaku/core/types'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { ErrorNotice } from '../../components/feedback/notice.tsx'
import { Form, textOf } from '../../components/form/form.tsx'
import { useFormDraft } from '../../components/form/use-form-draft.ts'
import { NameFields } from '../../features/contact/name-fields.tsx'
import { PhoneField } from '../../features/contact/phone-field.tsx'
import { useErrorMessages } from '../../locale/error-messages.ts'
import { text } from '../../theme/recipes.css.ts'
import * as css from './profile.css.ts'
import { useSaveProfile } from './use-save-profile.ts'

interface ProfileFormProps {
  readonly sdk: Yoyaku
  readonly user: User
}

export function ProfileForm({ sdk, user }: ProfileFormProps) {
  const { t } = useLingui()
  const errorMessages = useErrorMessages()
  const { typed, keep, note, forget } = useFormDraft(`profile.${user.id}`)
  const { save, saving, fields, failure } = useSaveProfile(sdk, forget)
  const phone = useRef(typed.phone ?? user.phone ?? '')
  useForgottenOnLeaving(sdk, forget)
  return (
    <Form
      submission={[fields, failure]}
      className={css.form}
      onChange={note}
      onSubmit={(data) =>
        save({
          firstName: textOf(data, 'firstName'),
          lastName: textOf(data, 'lastName'),
          phone: phone.current,
        })
      }
    >
      {failure !== null && failure.fields.length === 0 && <ErrorNotice>{errorMessages.failure(failure)}</ErrorNotice>}
      <div className={css.fixed}>
        <span className={text({ size: 'small', tone: 'muted' })}>
          <Trans>Email</Trans>
        </span>
        <span>{user.email}</span>
      </div>
      <NameFields
        fields={fields}
        firstName={typed.firstName ?? user.firstName}
        lastName={typed.lastName ?? user.lastName}
      />
      <PhoneField
        label={t`Your contact number`}
        optional={t`optional`}
        hint={t`Shops use it only to contact you about your reservation.`}
        value={phone.current}
        error={errorMessages.field('phone', fields.phone)}
        onChange={(value) => {
          phone.current = value
          keep({ phone: value })
        }}
      />
      <Button type="submit" size="large" loading={saving}>
        <Trans>Save</Trans>
      </Button>
    </Form>
  )
}

/** Leaving the page drops the draft; a sign-in in between keeps it. */
function useForgottenOnLeaving(sdk: Yoyaku, forget: () => void): void {
  const leave = useEffectEvent(() => {
    if (sdk.auth.get().status === 'member') forget()
  })
  useEffect(() => () => leave(), [])
}
