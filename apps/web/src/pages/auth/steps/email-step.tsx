import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '../../../components/feedback/notice.tsx'
import { TextField } from '../../../components/form/field.tsx'
import { Form, textOf } from '../../../components/form/form.tsx'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import * as css from '../auth.css.ts'
import type { PageSignIn } from '../hooks/use-page-sign-in.ts'
import { providerName } from './provider-names.ts'
import { SendButton } from './send-button.tsx'

/** A provider proves the person, but not the mailbox: its e-mail may be unverified or missing. */
const ToProve = ({ name }: { readonly name: string }) => (
  <Notice>
    <Trans>
      Almost done. We'll email you a code once to connect {name}. After that, you can sign in with {name} alone.
    </Trans>
  </Notice>
)

export function EmailStep({ signIn }: { readonly signIn: PageSignIn }) {
  const { t } = useLingui()
  const errorMessages = useErrorMessages()
  return (
    <Form
      submission={[signIn.value.fields]}
      onSubmit={(data) => void signIn.submitEmail(textOf(data, 'email'))}
      className={css.form}
    >
      {signIn.value.provider !== null && <ToProve name={providerName(signIn.value.provider)} />}
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        label={t`Email`}
        placeholder="name@example.com"
        defaultValue={signIn.value.email}
        error={errorMessages.field('email', signIn.value.fields.email)}
      />
      <SendButton retryAt={signIn.value.retryAt} loading={signIn.value.busy}>
        <Trans>Continue with email</Trans>
      </SendButton>
      <p className={css.small}>
        <Trans>No password needed: we'll send you a code.</Trans>
      </p>
    </Form>
  )
}
