import { Trans, useLingui } from '@lingui/react/macro'
import type { SignInValue } from '@yoyaku/core'
import { useFailureWords } from '../../locale/failure-words.ts'
import { Button } from '../../parts/button.tsx'
import { CodeField } from '../../parts/code-field.tsx'
import { Form, textOf } from '../../parts/form.tsx'
import * as css from './auth.css.ts'
import { isAboutCode } from './failures.ts'
import { GivenEmail } from './given-email.tsx'
import { Resend } from './resend.tsx'

export function CodeStep({ signIn }: { readonly signIn: SignInValue }) {
  const { t } = useLingui()
  const say = useFailureWords()
  const { failure } = signIn
  return (
    <Form
      attempt={[signIn.fields, failure]}
      onSubmit={(given) => signIn.submitCode(textOf(given, 'code'))}
      className={css.form}
    >
      <GivenEmail signIn={signIn} />
      <CodeField
        name="code"
        label={t`6-digit code`}
        error={
          isAboutCode(failure)
            ? say.failure(failure)
            : signIn.fields.code && t`Please enter the 6 digits from the email`
        }
        onComplete={signIn.submitCode}
      />
      <Button type="submit" size="large" wide busy={signIn.busy}>
        <Trans>Sign in</Trans>
      </Button>
      <Resend signIn={signIn} />
    </Form>
  )
}
