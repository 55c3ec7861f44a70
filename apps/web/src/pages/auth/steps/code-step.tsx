import { Trans, useLingui } from '@lingui/react/macro'
import type { SignInCode } from '@yoyaku/core'
import { useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { CodeField } from '../../../components/form/code-field.tsx'
import { Form, textOf } from '../../../components/form/form.tsx'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import * as css from '../auth.css.ts'
import { isAboutCode } from './failures.ts'
import { GivenEmail } from './given-email.tsx'
import { NewCode, Resend } from './resend.tsx'

/** After too many wrong codes one button sends another, in a new sign-in of the same address. */
const AttemptsOver = ({ signIn }: { readonly signIn: SignInCode }) => (
  <div className={css.form}>
    <GivenEmail signIn={signIn} />
    <NewCode signIn={signIn} size="large" wide />
  </div>
)

export const CodeStep = ({ signIn }: { readonly signIn: SignInCode }) =>
  signIn.attemptsOver ? <AttemptsOver signIn={signIn} /> : <TypeCode key={signIn.expiresAt} signIn={signIn} />

function TypeCode({ signIn }: { readonly signIn: SignInCode }) {
  const { t } = useLingui()
  const errorMessages = useErrorMessages()
  const { failure } = signIn
  const [typed, setTyped] = useState('')
  return (
    <Form
      submission={[signIn.fields, failure]}
      onSubmit={(data) => signIn.submitCode(textOf(data, 'code'))}
      className={css.form}
    >
      <GivenEmail signIn={signIn} />
      <CodeField
        name="code"
        label={t`6-digit code`}
        error={
          isAboutCode(failure)
            ? errorMessages.failure(failure)
            : signIn.fields.code && t`Please enter the 6 digits from the email`
        }
        refusal={failure}
        onType={setTyped}
        onComplete={signIn.submitCode}
      />
      <Button
        type="submit"
        size="large"
        fullWidth
        loading={signIn.busy}
        disabled={!signIn.busy && !signIn.canSubmitCode(typed)}
      >
        <Trans>Sign in</Trans>
      </Button>
      <Resend signIn={signIn} />
    </Form>
  )
}
