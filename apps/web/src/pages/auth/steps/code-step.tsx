import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { CodeField } from '../../../components/form/code-field.tsx'
import { Form, textOf } from '../../../components/form/form.tsx'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import * as css from '../auth.css.ts'
import type { PageSignIn } from '../hooks/use-page-sign-in.ts'
import { isAboutCode } from './failure.tsx'
import { GivenEmail } from './given-email.tsx'
import { NewCode, Resend } from './resend.tsx'

/** After too many wrong codes one button sends another, in a new sign-in of the same address. */
const AttemptsOver = ({ signIn }: { readonly signIn: PageSignIn }) => (
  <div className={css.form}>
    <GivenEmail signIn={signIn} />
    <NewCode signIn={signIn} size="large" wide />
  </div>
)

export const CodeStep = ({ signIn }: { readonly signIn: PageSignIn }) =>
  signIn.value.step === 'locked' ? (
    <AttemptsOver signIn={signIn} />
  ) : (
    <TypeCode key={signIn.value.expiresAt} signIn={signIn} />
  )

function TypeCode({ signIn }: { readonly signIn: PageSignIn }) {
  const { t } = useLingui()
  const errorMessages = useErrorMessages()
  const { failure } = signIn.value
  const [typed, setTyped] = useState('')
  const isRefused = (code: string): boolean => !signIn.value.can.submitCode || signIn.value.refusedCodes.includes(code)
  return (
    <Form
      submission={[signIn.value.fields, failure]}
      onSubmit={(data) => void signIn.submitCode(textOf(data, 'code'))}
      className={css.form}
    >
      <GivenEmail signIn={signIn} />
      <CodeField
        name="code"
        label={t`6-digit code`}
        error={
          isAboutCode(failure)
            ? errorMessages.failure(failure)
            : signIn.value.fields.code && t`Please enter the 6 digits from the email`
        }
        refusal={failure}
        onType={setTyped}
        onComplete={signIn.submitCode}
      />
      <Button
        type="submit"
        size="large"
        fullWidth
        loading={signIn.value.busy}
        disabled={!signIn.value.busy && isRefused(typed)}
      >
        <Trans>Sign in</Trans>
      </Button>
      <Resend signIn={signIn} />
    </Form>
  )
}
