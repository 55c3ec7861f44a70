import { Trans } from '@lingui/react/macro'
import { validators as rules } from '@yoyaku/core'
import { type FormEvent, useEffect } from 'react'
import { CheckField } from '../../../components/form/field.tsx'
import { Form, textOf } from '../../../components/form/form.tsx'
import { useFormDraft } from '../../../components/form/use-form-draft.ts'
import { NameFields } from '../../../features/contact/name-fields.tsx'
import { useLegalVersions } from '../../../site/use-legal-versions.ts'
import * as css from '../auth.css.ts'
import type { PageSignIn } from '../hooks/use-page-sign-in.ts'
import { useRemainingErrors } from '../hooks/use-remaining-errors.ts'
import { ConsentFields, consentsIn, unticked } from './consent-fields.tsx'
import { GivenEmail } from './given-email.tsx'
import { SendButton } from './send-button.tsx'

export function ProfileStep({ signIn }: { readonly signIn: PageSignIn }) {
  const { typed, note, forget } = useFormDraft('names')
  const legal = useLegalVersions()
  useEffect(() => forget, [forget])
  const namesOf = (data: FormData) => ({
    firstName: textOf(data, 'firstName'),
    lastName: textOf(data, 'lastName'),
    acceptsMarketing: data.has('acceptsMarketing'),
  })
  const { errors, recheck } = useRemainingErrors(signIn.value.fields)
  return (
    <Form
      submission={[signIn.value.fields]}
      focusOnMount
      onChange={(event: FormEvent<HTMLFormElement>) => {
        note(event)
        const given = new FormData(event.currentTarget)
        recheck(event.target, { ...rules.check(rules.profile, namesOf(given)).fields, ...unticked(given) })
      }}
      onSubmit={(data) => {
        if (legal.versions === null) return
        void signIn.submitProfile({ ...namesOf(data), consents: consentsIn(data, legal.versions) })
      }}
      className={css.form}
    >
      <GivenEmail signIn={signIn} />
      <NameFields
        fields={errors}
        firstName={typed.firstName ?? signIn.value.profile?.firstName ?? ''}
        lastName={typed.lastName ?? signIn.value.profile?.lastName ?? ''}
      />
      <ConsentFields fields={errors} typed={typed} legal={legal} />
      <CheckField
        name="acceptsMarketing"
        defaultChecked={typed.acceptsMarketing === 'on' || signIn.value.profile?.acceptsMarketing === true}
      >
        <Trans>Send me news and offers (optional)</Trans>
      </CheckField>
      <SendButton retryAt={signIn.value.retryAt} loading={signIn.value.busy || legal.isReading}>
        <Trans>Send me the code</Trans>
      </SendButton>
    </Form>
  )
}
