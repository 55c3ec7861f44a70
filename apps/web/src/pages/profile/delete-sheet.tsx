import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type Failure, unwrap, type Yoyaku } from '@yoyaku/core'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { Sheet } from '../../components/containers/sheet.tsx'
import { ErrorNotice } from '../../components/feedback/notice.tsx'
import { CheckField } from '../../components/form/field.tsx'
import { toast } from '../../components/toast/toast.ts'
import { useErrorMessages } from '../../locale/error-messages.ts'
import { closeOverlays } from '../../navigation/history/overlay-history.ts'
import { navigateHome } from '../../navigation/navigate-home.ts'
import { useSite } from '../../site/site.tsx'
import * as css from './profile.css.ts'
import { isTooOld, SignInAgain } from './sign-in-again.tsx'

interface DeleteSheetProps {
  readonly sdk: Yoyaku
  readonly onClose: () => void
}

/** It cannot be undone, so it takes a tick and a press. */
export default function DeleteSheet({ sdk, onClose }: DeleteSheetProps) {
  const { t } = useLingui()
  const errorMessages = useErrorMessages()
  const { language } = useSite()
  const [understood, setUnderstood] = useState(false)
  const { mutate, isPending, error } = useMutation<unknown, Failure>({
    mutationFn: () => unwrap(sdk.api.DELETE('/api/v1/user/me')),
    onSuccess: async () => {
      await closeOverlays()
      navigateHome(language)
      sdk.auth.signOut()
      void toast({ type: 'info', title: t`Your account is deleted. We'd be glad to see you again.` })
    },
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Delete your account?</Trans>}
      footer={
        <>
          <Button variant="outline" fullWidth onClick={onClose}>
            <Trans>Keep my account</Trans>
          </Button>
          <Button variant="danger" fullWidth disabled={!understood} loading={isPending} onClick={() => mutate()}>
            <Trans>Delete account</Trans>
          </Button>
        </>
      }
    >
      <div className={css.form}>
        {error !== null &&
          (isTooOld(error) ? <SignInAgain sdk={sdk} /> : <ErrorNotice>{errorMessages.failure(error)}</ErrorNotice>)}
        <p>
          <Trans>
            We'll cancel your upcoming reservations and delete your favorites and notifications. If a reservation's free
            period has ended, you owe the shop the cancellation fee that it states; if it states none, there is none.
            Past reservations stay on record without your name. This can't be undone.
          </Trans>
        </p>
        <CheckField checked={understood} onChange={(event) => setUnderstood(event.currentTarget.checked)}>
          <Trans>I understand, and want to delete my account</Trans>
        </CheckField>
      </div>
    </Sheet>
  )
}
