import { Trans } from '@lingui/react/macro'
import type { SignInValue } from '@yoyaku/core'
import { useEffect } from 'react'
import { Button } from '../../parts/button.tsx'
import { CheckField } from '../../parts/field.tsx'
import { Form, textOf } from '../../parts/form.tsx'
import { NameFields } from '../../parts/name-fields.tsx'
import { useTyped } from '../../parts/use-typed.ts'
import * as css from './auth.css.ts'
import { GivenEmail } from './given-email.tsx'
import { LegalLine } from './legal-line.tsx'

export function ProfileStep({ signIn }: { readonly signIn: SignInValue }) {
  const { typed, note, forget } = useTyped('names')
  useEffect(() => forget, [forget])
  return (
    <Form
      attempt={[signIn.fields]}
      beginsFocused
      onChange={note}
      onSubmit={(given) =>
        signIn.submitProfile({
          firstName: textOf(given, 'firstName'),
          lastName: textOf(given, 'lastName'),
          acceptsMarketing: given.has('acceptsMarketing'),
        })
      }
      className={css.form}
    >
      <GivenEmail signIn={signIn} />
      <NameFields fields={signIn.fields} firstName={typed.firstName ?? ''} lastName={typed.lastName ?? ''} />
      <CheckField name="acceptsMarketing" defaultChecked={typed.acceptsMarketing === 'on'}>
        <Trans>Send me ideas and offers from time to time (optional)</Trans>
      </CheckField>
      <Button type="submit" size="large" wide busy={signIn.busy}>
        <Trans>Send me the code</Trans>
      </Button>
      <LegalLine />
    </Form>
  )
}
