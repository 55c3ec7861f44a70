import { Trans } from '@lingui/react/macro'
import type { SignInProfile } from '@yoyaku/core'
import { useEffect } from 'react'
import { Button } from '../../../components/button.tsx'
import { CheckField } from '../../../components/form/field.tsx'
import { Form, textOf } from '../../../components/form/form.tsx'
import { useFormDraft } from '../../../components/form/use-form-draft.ts'
import { NameFields } from '../../../features/contact/name-fields.tsx'
import * as css from '../auth.css.ts'
import { GivenEmail } from './given-email.tsx'
import { LegalLine } from './legal-line.tsx'

export function ProfileStep({ signIn }: { readonly signIn: SignInProfile }) {
  const { typed, note, forget } = useFormDraft('names')
  useEffect(() => forget, [forget])
  return (
    <Form
      attempt={[signIn.fields]}
      beginsFocused
      onChange={note}
      onSubmit={(data) =>
        signIn.submitProfile({
          firstName: textOf(data, 'firstName'),
          lastName: textOf(data, 'lastName'),
          acceptsMarketing: data.has('acceptsMarketing'),
        })
      }
      className={css.form}
    >
      <GivenEmail signIn={signIn} />
      <NameFields fields={signIn.fields} firstName={typed.firstName ?? ''} lastName={typed.lastName ?? ''} />
      <CheckField name="acceptsMarketing" defaultChecked={typed.acceptsMarketing === 'on'}>
        <Trans>Send me news and offers (optional)</Trans>
      </CheckField>
      <Button type="submit" size="large" wide busy={signIn.busy}>
        <Trans>Send me the code</Trans>
      </Button>
      <LegalLine />
    </Form>
  )
}
