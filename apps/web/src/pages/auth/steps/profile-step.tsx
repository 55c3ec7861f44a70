import { Trans } from '@lingui/react/macro'
import { fields as rules, type SignInProfile } from '@yoyaku/core'
import { type FormEvent, useEffect } from 'react'
import { CheckField } from '../../../components/form/field.tsx'
import { Form, textOf } from '../../../components/form/form.tsx'
import { useFormDraft } from '../../../components/form/use-form-draft.ts'
import { NameFields } from '../../../features/contact/name-fields.tsx'
import { useLegalVersions } from '../../../site/use-legal-versions.ts'
import * as css from '../auth.css.ts'
import { useRemainingErrors } from '../hooks/use-remaining-errors.ts'
import { agreedIn, ConsentFields } from './consent-fields.tsx'
import { GivenEmail } from './given-email.tsx'
import { SendButton } from './send-button.tsx'

export function ProfileStep({ signIn }: { readonly signIn: SignInProfile }) {
  const { typed, note, forget } = useFormDraft('names')
  const legal = useLegalVersions()
  useEffect(() => forget, [forget])
  const profileOf = (data: FormData) => ({
    firstName: textOf(data, 'firstName'),
    lastName: textOf(data, 'lastName'),
    acceptsMarketing: data.has('acceptsMarketing'),
    ...agreedIn(data, legal.versions),
  })
  const { errors, recheck } = useRemainingErrors(signIn.fields)
  return (
    <Form
      submission={[signIn.fields]}
      focusOnMount
      onChange={(event: FormEvent<HTMLFormElement>) => {
        note(event)
        recheck(event.target, rules.check(rules.profile, profileOf(new FormData(event.currentTarget))).fields)
      }}
      onSubmit={(data) => {
        if (legal.versions !== null) signIn.submitProfile(profileOf(data))
      }}
      className={css.form}
    >
      <GivenEmail signIn={signIn} />
      <NameFields
        fields={errors}
        firstName={typed.firstName ?? signIn.profile?.firstName ?? ''}
        lastName={typed.lastName ?? signIn.profile?.lastName ?? ''}
      />
      <ConsentFields fields={errors} typed={typed} legal={legal} />
      <CheckField
        name="acceptsMarketing"
        defaultChecked={typed.acceptsMarketing === 'on' || signIn.profile?.acceptsMarketing === true}
      >
        <Trans>Send me news and offers (optional)</Trans>
      </CheckField>
      <SendButton retryAt={signIn.retryAt} loading={signIn.busy || legal.isReading}>
        <Trans>Send me the code</Trans>
      </SendButton>
    </Form>
  )
}
