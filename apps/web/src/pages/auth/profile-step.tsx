import { Trans } from '@lingui/react/macro'
import type { SignInValue } from '@yoyaku/core'
import { Button } from '../../parts/button.tsx'
import { CheckField } from '../../parts/field.tsx'
import { Form, textOf } from '../../parts/form.tsx'
import { NameFields } from '../../parts/name-fields.tsx'
import * as css from './auth.css.ts'
import { GivenEmail } from './given-email.tsx'
import { LegalLine } from './legal-line.tsx'

export const ProfileStep = ({ signIn }: { readonly signIn: SignInValue }) => (
  <Form
    attempt={[signIn.fields]}
    beginsFocused
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
    <NameFields fields={signIn.fields} firstName="" lastName="" />
    <CheckField name="acceptsMarketing">
      <Trans>Send me ideas and offers from time to time (optional)</Trans>
    </CheckField>
    <Button type="submit" size="large" wide busy={signIn.busy}>
      <Trans>Send me the code</Trans>
    </Button>
    <LegalLine />
  </Form>
)
