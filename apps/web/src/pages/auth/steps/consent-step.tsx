import { Trans } from '@lingui/react/macro'
import type { FieldErrors, Provider, SignInConsents } from '@yoyaku/core/types'
import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { Form } from '../../../components/form/form.tsx'
import { useFormDraft } from '../../../components/form/use-form-draft.ts'
import { useLegalVersions } from '../../../site/use-legal-versions.ts'
import * as css from '../auth.css.ts'
import { useRemainingErrors } from '../hooks/use-remaining-errors.ts'
import { ConsentFields, consentsIn, unticked } from './consent-fields.tsx'
import { ProviderMark } from './provider-mark.tsx'
import { providerName } from './provider-names.ts'

const NONE: FieldErrors = {}

interface ConsentStepProps {
  readonly provider: Provider
  readonly busy: boolean
  /** What the server found wrong with what was agreed to. */
  readonly refused: FieldErrors
  readonly onAgree: (consents: SignInConsents) => void
  /** Signs in another way. */
  readonly onLeave: () => void
}

/** For a newcomer whom a provider has named: only the consents are missing. */
export function ConsentStep({ provider, busy, refused, onAgree, onLeave }: ConsentStepProps) {
  const { typed, note, forget } = useFormDraft('consents')
  const legal = useLegalVersions()
  const [attempt, setAttempt] = useState({ fields: NONE, isSent: false })
  useEffect(() => forget, [forget])
  const fields = attempt.isSent && !busy ? refused : attempt.fields
  const { errors, recheck } = useRemainingErrors(fields)
  return (
    <Form
      submission={[fields]}
      onChange={(event: FormEvent<HTMLFormElement>) => {
        note(event)
        recheck(event.target, unticked(new FormData(event.currentTarget)))
      }}
      onSubmit={(data) => {
        const missing = unticked(data)
        const { versions } = legal
        const isSent = Object.keys(missing).length === 0 && versions !== null
        setAttempt({ fields: missing, isSent })
        if (isSent) onAgree(consentsIn(data, versions))
      }}
      className={css.form}
    >
      <div className={css.given}>
        <span className={css.account}>
          <ProviderMark provider={provider} />
          {providerName(provider)}
        </span>
        <Button variant="plain" size="small" className={css.other} onClick={onLeave}>
          <Trans>Sign in another way</Trans>
        </Button>
      </div>
      <ConsentFields fields={errors} typed={typed} legal={legal} />
      <Button type="submit" size="large" fullWidth loading={busy || legal.isReading}>
        <Trans>Agree and continue</Trans>
      </Button>
    </Form>
  )
}
