import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type Failure, type Sdk, unwrap } from '@yoyaku/core'
import type { User } from '@yoyaku/core/client'
import { CheckField } from '../../components/form/field.tsx'
import { ErrorNotice } from '../../components/notice.tsx'
import { toast } from '../../components/toast/toast.ts'
import { useErrorMessages } from '../../locale/error-messages.ts'
import * as css from './profile.css.ts'
import { useNoteMember } from './use-note-member.ts'

interface NewsConsentProps {
  readonly sdk: Sdk
  readonly user: User
}

/** Given and withdrawn with one press. */
export function NewsConsent({ sdk, user }: NewsConsentProps) {
  const { t } = useLingui()
  const errorMessages = useErrorMessages()
  const noteMember = useNoteMember(sdk)
  const { mutate, isPending, variables, error } = useMutation<{ data: User }, Failure, boolean>({
    mutationFn: (acceptsMarketing) => unwrap(sdk.api.PUT('/api/v1/user/me', { body: { acceptsMarketing } })),
    onSuccess: ({ data }) => {
      noteMember(data)
      const title = data.acceptsMarketing
        ? t`From now on you receive our news and offers.`
        : t`You no longer receive our news and offers.`
      void toast({ type: 'success', title })
    },
  })
  return (
    <section className={css.data} aria-labelledby="news">
      <h2 id="news" className={css.subheading}>
        <Trans>News and offers</Trans>
      </h2>
      {error !== null && <ErrorNotice>{errorMessages.failure(error)}</ErrorNotice>}
      <CheckField
        checked={isPending ? variables : user.acceptsMarketing}
        disabled={isPending}
        onChange={(event) => mutate(event.currentTarget.checked)}
      >
        <Trans>Send me news and offers</Trans>
      </CheckField>
      <p className={css.soft}>
        <Trans>You can change this at any time. Emails about your reservations come either way.</Trans>
      </p>
    </section>
  )
}
