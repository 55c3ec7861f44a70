import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type Failure, type Sdk, unwrap } from '@yoyaku/core'
import { useState } from 'react'
import { useFailureWords } from '../../locale/failure-words.ts'
import { leaveFor } from '../../navigation/leave.ts'
import { uncoverPage } from '../../navigation/over-page.ts'
import { Button } from '../../parts/button.tsx'
import { CheckField } from '../../parts/field.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { toast } from '../../parts/toast.ts'
import { useSite } from '../../site.tsx'
import * as css from './profile.css.ts'

interface DeleteSheetProps {
  readonly sdk: Sdk
  readonly onClose: () => void
}

/** There is no way back, so it takes a tick and a press. */
export default function DeleteSheet({ sdk, onClose }: DeleteSheetProps) {
  const { t } = useLingui()
  const say = useFailureWords()
  const { language } = useSite()
  const [understood, setUnderstood] = useState(false)
  const { mutate, isPending, error } = useMutation<unknown, Failure>({
    mutationFn: () => unwrap(sdk.api.DELETE('/api/v1/user/me')),
    onSuccess: async () => {
      await uncoverPage()
      leaveFor(language)
      sdk.session.get().signOut()
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
          <Button look="outline" wide onClick={onClose}>
            <Trans>Keep my account</Trans>
          </Button>
          <Button look="danger" wide disabled={!understood} busy={isPending} onClick={() => mutate()}>
            <Trans>Delete it for good</Trans>
          </Button>
        </>
      }
    >
      <div className={css.form}>
        {error !== null && <ErrorNotice>{say.failure(error)}</ErrorNotice>}
        <p>
          <Trans>
            Your coming reservations are canceled, your favorites and notifications are deleted, and your past
            reservations no longer carry your name. This can't be undone.
          </Trans>
        </p>
        <CheckField checked={understood} onChange={(event) => setUnderstood(event.currentTarget.checked)}>
          <Trans>I understand, and want to delete my account</Trans>
        </CheckField>
      </div>
    </Sheet>
  )
}
