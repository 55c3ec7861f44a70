import { Trans } from '@lingui/react/macro'
import type { FieldErrors, SignInConsents } from '@yoyaku/core/types'
import { ErrorNotice } from '../../../components/feedback/notice.tsx'
import { CheckField } from '../../../components/form/field.tsx'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import { useReadErrorMessage } from '../../../locale/read-error-messages.ts'
import { Link } from '../../../navigation/link.tsx'
import type { LegalVersions, ReadLegalVersions } from '../../../site/use-legal-versions.ts'
import { textLink } from '../../../theme/shared.css.ts'

interface ConsentFieldsProps {
  readonly fields: FieldErrors
  /** What a form draft holds of the boxes. */
  readonly typed: Readonly<Record<string, string>>
  readonly legal: ReadLegalVersions
}

/** What a newcomer has to agree to, each on its own. Nothing is ticked beforehand. */
export function ConsentFields({ fields, typed, legal }: ConsentFieldsProps) {
  const readErrorMessage = useReadErrorMessage()
  const errorMessages = useErrorMessages()
  return (
    <>
      <CheckField
        name="terms"
        defaultChecked={typed.terms === 'on'}
        error={errorMessages.field('agreedTermsVersion', fields['consents.terms'])}
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
        error={errorMessages.field('agreedPrivacyVersion', fields['consents.privacy'])}
      >
        <Trans>
          I agree that my personal data is collected and used as the{' '}
          <Link href="/privacy" target="_blank" className={textLink}>
            privacy policy
          </Link>{' '}
          says (required)
        </Trans>
      </CheckField>
      {legal.failure !== null && (
        <ErrorNotice retry={legal.read} retrying={legal.isReading}>
          {readErrorMessage(legal.failure)}
        </ErrorNotice>
      )}
    </>
  )
}

/** Null where it was not ticked. A version that the site does not have, or could not read, is not named. */
export const consentsIn = (given: FormData, versions: LegalVersions | null): SignInConsents => ({
  terms: given.has('terms') ? versions?.terms : null,
  privacy: given.has('privacy') ? versions?.privacy : null,
})

/** The boxes that are not ticked. */
export const unticked = (given: FormData): FieldErrors => ({
  ...(!given.has('terms') && { 'consents.terms': 'REQUIRED' }),
  ...(!given.has('privacy') && { 'consents.privacy': 'REQUIRED' }),
})
