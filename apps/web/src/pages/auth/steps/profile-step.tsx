import { Trans } from '@lingui/react/macro'
import { type Fields, fields as rules, type SignInProfile } from '@yoyaku/core'
import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { CheckField } from '../../../components/form/field.tsx'
import { Form, textOf } from '../../../components/form/form.tsx'
import { useFormDraft } from '../../../components/form/use-form-draft.ts'
import { NameFields } from '../../../features/contact/name-fields.tsx'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import { Link } from '../../../navigation/link.tsx'
import { useLegalVersions } from '../../../site/use-legal-versions.ts'
import { textLink } from '../../../theme/shared.css.ts'
import * as css from '../auth.css.ts'
import { GivenEmail } from './given-email.tsx'

export function ProfileStep({ signIn }: { readonly signIn: SignInProfile }) {
  const { typed, note, forget } = useFormDraft('names')
  const versions = useLegalVersions()
  const errorMessages = useErrorMessages()
  useEffect(() => forget, [forget])
  const profileOf = (data: FormData) => ({
    firstName: textOf(data, 'firstName'),
    lastName: textOf(data, 'lastName'),
    acceptsMarketing: data.has('acceptsMarketing'),
    ...agreedIn(data, versions),
  })
  const { errors, recheck } = useRemainingErrors(signIn.fields)
  return (
    <Form
      submission={[signIn.fields]}
      focusOnMount
      onChange={(event: FormEvent<HTMLFormElement>) => {
        note(event)
        recheck(event.target, rules.check(rules.profile, profileOf(new FormData(event.currentTarget))).fields)
      }}
      onSubmit={(data) => signIn.submitProfile(profileOf(data))}
      className={css.form}
    >
      <GivenEmail signIn={signIn} />
      <NameFields
        fields={errors}
        firstName={typed.firstName ?? signIn.profile?.firstName ?? ''}
        lastName={typed.lastName ?? signIn.profile?.lastName ?? ''}
      />
      <CheckField
        name="terms"
        defaultChecked={typed.terms === 'on'}
        error={errorMessages.field('agreedTermsVersion', errors.agreedTermsVersion)}
      >
        <Trans>
          I agree to the{' '}
          <Link href="/term-of-use" target="_blank" className={textLink}>
            terms of use
          </Link>{' '}
          (required)
        </Trans>
      </CheckField>
      <CheckField
        name="privacy"
        defaultChecked={typed.privacy === 'on'}
        error={errorMessages.field('agreedPrivacyVersion', errors.agreedPrivacyVersion)}
      >
        <Trans>
          I agree that my personal data is collected and used as the{' '}
          <Link href="/privacy" target="_blank" className={textLink}>
            privacy policy
          </Link>{' '}
          says (required)
        </Trans>
      </CheckField>
      <CheckField
        name="acceptsMarketing"
        defaultChecked={typed.acceptsMarketing === 'on' || signIn.profile?.acceptsMarketing === true}
      >
        <Trans>Send me news and offers (optional)</Trans>
      </CheckField>
      <Button type="submit" size="large" fullWidth loading={signIn.busy}>
        <Trans>Send me the code</Trans>
      </Button>
    </Form>
  )
}

/** The fields that an input fills in, where it has another name. */
const FIELD_OF: Readonly<Record<string, string>> = { terms: 'agreedTermsVersion', privacy: 'agreedPrivacyVersion' }

/** The errors of the last attempt, without fields that have been changed since and are valid by now. */
function useRemainingErrors(fields: Fields) {
  const [repaired, setRepaired] = useState({ of: fields, names: [] as readonly string[] })
  const names = repaired.of === fields ? repaired.names : []
  return {
    errors: Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))),
    recheck(changed: EventTarget, wrong: Fields): void {
      if (!(changed instanceof HTMLInputElement)) return
      const name = FIELD_OF[changed.name] ?? changed.name
      const others = names.filter((one) => one !== name)
      setRepaired({ of: fields, names: wrong[name] === undefined ? [...others, name] : others })
    },
  }
}

/** Null where it was not ticked. A version that the site does not know is not told. */
function agreedIn(given: FormData, { terms, privacy }: ReturnType<typeof useLegalVersions>) {
  const agreedTermsVersion = given.has('terms') ? terms : null
  const agreedPrivacyVersion = given.has('privacy') ? privacy : null
  return { agreedTermsVersion, agreedPrivacyVersion }
}
