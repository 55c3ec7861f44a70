import { Trans, useLingui } from '@lingui/react/macro'
import type { SignInValue } from '@yoyaku/core'
import { useFailureWords } from '../../locale/failure-words.ts'
import { Button } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { Form, textOf } from '../../parts/form.tsx'
import { Notice } from '../../parts/notice.tsx'
import * as css from './auth.css.ts'
import { PROVIDER_NAMES } from './provider-names.ts'

/** A provider knows who it is, but not whose mailbox: its e-mail may be anybody's, or missing. */
const ToProve = ({ name }: { readonly name: string }) => (
  <Notice>
    <Trans>Almost done. We'll send a code to your email once; from then on, {name} alone is enough.</Trans>
  </Notice>
)

export function EmailStep({ signIn }: { readonly signIn: SignInValue }) {
  const { t } = useLingui()
  const say = useFailureWords()
  return (
    <Form
      attempt={[signIn.fields]}
      onSubmit={(given) => signIn.submitEmail(textOf(given, 'email'))}
      className={css.form}
    >
      {signIn.provider !== null && <ToProve name={PROVIDER_NAMES[signIn.provider]} />}
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t`Email`}
        placeholder="name@example.com"
        defaultValue={signIn.email}
        error={say.field('email', signIn.fields.email)}
      />
      <Button type="submit" size="large" wide busy={signIn.busy}>
        <Trans>Continue with email</Trans>
      </Button>
      <p className={css.small}>
        <Trans>No password needed: we'll send you a code.</Trans>
      </p>
    </Form>
  )
}
