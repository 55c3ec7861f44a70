import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Yoyaku } from '@yoyaku/core'
import type { Failure } from '@yoyaku/core/client'
import type { ReviewReportReason } from '@yoyaku/core/types'
import { useAuth } from '@yoyaku/react'
import { useId, useState } from 'react'
import { Button, ButtonLink } from '../../components/actions/button.tsx'
import { Sheet } from '../../components/containers/sheet.tsx'
import { ErrorNotice } from '../../components/feedback/notice.tsx'
import { CheckField } from '../../components/form/field.tsx'
import { toast } from '../../components/toast/toast.ts'
import { useErrorMessages } from '../../locale/error-messages.ts'
import { useSignInPath } from '../../navigation/use-current-path.ts'
import { text } from '../../theme/recipes.css.ts'
import * as css from './reviews.css.ts'

const REASONS: Readonly<Record<ReviewReportReason, MessageDescriptor>> = {
  spam: msg`It's advertising`,
  offensive: msg`It's insulting or hateful`,
  personal_data: msg`It names somebody, or tells private things`,
  not_about_the_visit: msg`It isn't about a visit to this shop`,
  other: msg({ message: 'Another reason', context: 'report of a review' }),
}
const ALL = Object.keys(REASONS) as ReviewReportReason[]

interface ReportSheetProps {
  readonly reviewId: string
  readonly sdk: Yoyaku | null
  readonly onClose: () => void
}

/** Tells the operators of a review. A visitor is asked to sign in. */
export default function ReportSheet({ reviewId, sdk, onClose }: ReportSheetProps) {
  const { t } = useLingui()
  const { status } = useAuth()
  const signIn = useSignInPath()
  const errorMessages = useErrorMessages()
  const formId = useId()
  const [reason, setReason] = useState<ReviewReportReason>('spam')
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const isMember = sdk !== null && status === 'member'

  async function send(): Promise<void> {
    if (sdk === null || isSending) return
    setIsSending(true)
    const answer = await sdk.reviews.report(reviewId, { reason })
    setIsSending(false)
    setFailure(answer.failure)
    if (answer.failure !== null) return
    onClose()
    void toast({ type: 'success', title: t`Thank you. We'll look at this review.` })
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Report review</Trans>}
      footer={
        isMember ? (
          <Button type="submit" form={formId} fullWidth loading={isSending}>
            <Trans>Report review</Trans>
          </Button>
        ) : (
          <ButtonLink href={signIn} fullWidth>
            <Trans>Sign in to report</Trans>
          </ButtonLink>
        )
      }
    >
      <form
        id={formId}
        className={css.list}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <div role="radiogroup" aria-labelledby={`${formId}-why`}>
          <p id={`${formId}-why`} className={text({ weight: 'strong' })}>
            <Trans>What's wrong with this review?</Trans>
          </p>
          {ALL.map((one) => (
            <CheckField
              key={one}
              type="radio"
              name="reason"
              value={one}
              checked={reason === one}
              onChange={() => setReason(one)}
            >
              {t(REASONS[one])}
            </CheckField>
          ))}
        </div>
        {failure !== null && <ErrorNotice>{errorMessages.failure(failure)}</ErrorNotice>}
      </form>
    </Sheet>
  )
}
