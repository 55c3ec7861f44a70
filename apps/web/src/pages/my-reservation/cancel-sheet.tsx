import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { CancellationValue, Sdk } from '@yoyaku/core'
import { useFailureWords } from '../../locale/failure-words.ts'
import { Button } from '../../parts/button.tsx'
import { CheckField, TextArea } from '../../parts/field.tsx'
import { Form } from '../../parts/form.tsx'
import { ErrorNotice, Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useFlow } from '../../parts/use-flow.ts'
import { useView } from '../../sdk/use-view.ts'
import { CancelNotice } from './cancel-notice.tsx'
import * as css from './cancel-sheet.css.ts'
import { REASON_WORDS } from './reason-words.ts'
import { useCancelled } from './use-cancelled.ts'
import { useKeptReason } from './use-kept-reason.ts'

interface CancelSheetProps {
  readonly sdk: Sdk
  readonly codeNumber: string
  readonly onClose: () => void
  /** It is canceled: nothing is left to ask. */
  readonly onCancelled: () => void
}

export default function CancelSheet({ sdk, codeNumber, onClose, onCancelled }: CancelSheetProps) {
  const cancellation = useView(useFlow(() => sdk.cancellation({ codeNumber })))
  const forget = useKeptReason(codeNumber, cancellation)
  useCancelled(cancellation, onCancelled)
  const { step, busy, keep, cancel } = cancellation
  const leave = (): void => {
    forget()
    keep()
    onClose()
  }
  return (
    <Sheet
      open
      onClose={leave}
      title={<Trans>Cancel this reservation?</Trans>}
      footer={
        <>
          <Button look="outline" wide onClick={leave}>
            <Trans>Keep it</Trans>
          </Button>
          {(step === 'choosing' || step === 'cancelling') && (
            <Button look="danger" wide busy={busy} onClick={cancel}>
              <Trans>Cancel reservation</Trans>
            </Button>
          )}
        </>
      }
    >
      <Content cancellation={cancellation} />
    </Sheet>
  )
}

function Content({ cancellation }: { readonly cancellation: CancellationValue }) {
  const say = useFailureWords()
  const { step, refusal, failure, busy, retry } = cancellation
  if (step === 'loading') return <Skeleton shape="block" />
  if (step === 'unreachable') {
    return (
      <ErrorNotice retry={retry} retrying={busy}>
        {failure === null ? undefined : say.failure(failure)}
      </ErrorNotice>
    )
  }
  if (step === 'refused') {
    return (
      <Notice tone="warning">
        {say.failure({ kind: 'http', code: refusal === null ? 'NOT_CANCELLABLE' : refusal })}
      </Notice>
    )
  }
  return <Reasons cancellation={cancellation} />
}

function Reasons({ cancellation }: { readonly cancellation: CancellationValue }) {
  const { _ } = useLingui()
  const say = useFailureWords()
  const { reservation, reasons, reason, text, fields, failure, notice, choose, cancel } = cancellation
  const isWrong = fields.reasonCode !== undefined
  const pleaseSay = <Trans>Please enter your reason of the cancelation</Trans>
  return (
    <Form attempt={[fields, failure]} onSubmit={cancel} className={css.form}>
      {failure !== null && <ErrorNotice>{say.failure(failure)}</ErrorNotice>}
      <p>
        <strong>{reservation?.serviceName}</strong>
        <br />
        {reservation?.shop.shopName}
      </p>
      {notice !== null && <CancelNotice notice={notice} />}
      <div
        role="radiogroup"
        aria-labelledby="why"
        tabIndex={-1}
        aria-required="true"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'no-reason' : undefined}
      >
        <p id="why" className={css.legend}>
          <Trans>Why do you want to cancel?</Trans>
        </p>
        {reasons.map((one) => (
          <CheckField
            key={one}
            type="radio"
            name="reason"
            value={one}
            checked={reason === one}
            onChange={() => choose(one, text)}
          >
            {_(REASON_WORDS[one])}
          </CheckField>
        ))}
        {isWrong && (
          <p id="no-reason" role="alert" className={css.wrong}>
            <Trans context="of a list">Please enter your reason of the cancelation</Trans>
          </p>
        )}
      </div>
      {reason === 'other' && (
        <TextArea
          name="reasonText"
          label={<Trans>Your reason</Trans>}
          maxLength={500}
          defaultValue={text}
          error={fields.reasonText === 'REQUIRED' ? pleaseSay : say.field('reasonText', fields.reasonText)}
          onChange={(event) => choose('other', event.currentTarget.value)}
        />
      )}
    </Form>
  )
}
