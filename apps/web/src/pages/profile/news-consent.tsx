import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type Failure, unwrap, type Yoyaku } from '@yoyaku/core'
import type { User } from '@yoyaku/core/types'
import { useState } from 'react'
import { ErrorNotice } from '../../components/feedback/notice.tsx'
import { CheckField } from '../../components/form/field.tsx'
import { toast } from '../../components/toast/toast.ts'
import { useErrorMessages } from '../../locale/error-messages.ts'
import { text } from '../../theme/recipes.css.ts'
import * as css from './profile.css.ts'
import { useNoteMember } from './use-note-member.ts'

interface NewsConsentProps {
  readonly sdk: Yoyaku
  readonly user: User
}

/** Given and withdrawn with one press, which shows until the server has answered. */
export function NewsConsent({ sdk, user }: NewsConsentProps) {
  const { t } = useLingui()
  const errorMessages = useErrorMessages()
  const noteMember = useNoteMember(sdk)
  // The mutation is rendered as pending a moment after the press. An answer replaces `user`, and ends the choice with it.
  const [choice, setChoice] = useState<{ readonly of: User; readonly accepts: boolean } | null>(null)
  const { mutate, isPending, variables, error } = useMutation<{ data: User }, Failure, boolean>({
    mutationFn: (acceptsMarketing) => unwrap(sdk.api.PUT('/api/v1/user/me', { body: { acceptsMarketing } })),
    onSuccess: ({ data }) => {
      noteMember(data)
      const title = data.acceptsMarketing
        ? t`From now on you receive our news and offers.`
        : t`You no longer receive our news and offers.`
      void toast({ type: 'success', title })
    },
    onError: () => setChoice(null),
  })
  const chosen = choice?.of === user ? choice.accepts : null
  const wanted = isPending ? variables : chosen
  const choose = (accepts: boolean): void => {
    setChoice({ of: user, accepts })
    mutate(accepts)
  }
  return (
    <section className={css.data} aria-labelledby="news">
      <h2 id="news" className={text({ size: 'title' })}>
        <Trans>News and offers</Trans>
      </h2>
      {error !== null && <ErrorNotice>{errorMessages.failure(error)}</ErrorNotice>}
      <CheckField
        checked={wanted ?? user.acceptsMarketing}
        aria-disabled={wanted !== null || undefined}
        onChange={(event) => {
          if (wanted === null) choose(event.currentTarget.checked)
        }}
      >
        <Trans>Send me news and offers</Trans>
      </CheckField>
      <p className={text({ tone: 'muted' })}>
        <Trans>You can change this at any time. Emails about your reservations come either way.</Trans>
      </p>
    </section>
  )
}
