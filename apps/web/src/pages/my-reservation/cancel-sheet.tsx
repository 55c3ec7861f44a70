import { Trans, useLingui } from '@lingui/react/macro'
import { type CancellationFlow, type CancellationValue, validators as rules } from '@yoyaku/core'
import type { CancelReasonCode } from '@yoyaku/core/types'
import { type Shown, useCancellation } from '@yoyaku/react'
import { useEffect, useRef } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { Sheet } from '../../components/containers/sheet.tsx'
import { ErrorNotice, Notice } from '../../components/feedback/notice.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { CheckField, TextArea } from '../../components/form/field.tsx'
import { Form } from '../../components/form/form.tsx'
import { tooLong } from '../../components/form/too-long.ts'
import { ChangeTimeLink, canChangeTime } from '../../features/booking/change-time.tsx'
import { WhenLines } from '../../features/booking/when/when-rented.tsx'
import { useErrorMessages } from '../../locale/error-messages.ts'
import { stack, text as textStyle } from '../../theme/recipes.css.ts'
import { CancelNotice } from './cancel-notice.tsx'
import * as css from './cancel-sheet.css.ts'
import { reasonLabel } from './reason-labels.ts'
import { useCancelled } from './use-cancelled.ts'
import { useStoredReason } from './use-stored-reason.ts'

interface CancelSheetProps {
  readonly codeNumber: string
  readonly onClose: () => void
  /** It is canceled: nothing is left to ask. */
  readonly onCancelled: () => void
}

export default function CancelSheet(props: CancelSheetProps) {
  const cancellation = useCancellation(props)
  return cancellation && <BegunSheet {...props} cancellation={cancellation} />
}

interface BegunSheetProps extends CancelSheetProps {
  readonly cancellation: Shown<CancellationFlow, CancellationValue>
}

function BegunSheet({ codeNumber, onClose, onCancelled, cancellation }: BegunSheetProps) {
  const forget = useStoredReason(codeNumber, cancellation)
  const { step, busy } = cancellation.value
  const leaveSent = useCancelled(codeNumber, cancellation.value, onCancelled)
  /** It may be canceled by now: it cannot be kept any more. */
  const isSent = step === 'cancelling' || step === 'checking'
  const leave = (): void => {
    if (isSent) leaveSent()
    else {
      forget()
      void cancellation.keep()
    }
    onClose()
  }
  return (
    <Sheet
      open
      onClose={leave}
      title={<Trans>Cancel this reservation?</Trans>}
      footer={
        <>
          <Button variant="outline" fullWidth onClick={leave}>
            {isSent ? <Trans>Close</Trans> : <Trans>Keep reservation</Trans>}
          </Button>
          {(step === 'choosing' || isSent) && (
            <Button variant="danger" fullWidth loading={busy} onClick={cancellation.cancel}>
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

function Content({ cancellation }: { readonly cancellation: Shown<CancellationFlow, CancellationValue> }) {
  const errorMessages = useErrorMessages()
  const { value, retry } = cancellation
  if (value.step === 'loading') return <Skeleton shape="block" />
  if (value.step === 'unreachable') {
    return (
      <ErrorNotice retry={retry} retrying={value.busy}>
        {errorMessages.failure(value.failure)}
      </ErrorNotice>
    )
  }
  if (value.step === 'refused') {
    return <Notice tone="warning">{errorMessages.failure({ kind: 'http', code: value.refusal })}</Notice>
  }
  return <Reasons cancellation={cancellation} />
}

/** The cancellation was sent, and its answer did not come. */
const Checking = ({ retry }: { readonly retry: () => void }) => (
  <Notice
    action={
      <Button variant="outline" size="small" onClick={retry}>
        <Trans>Check again</Trans>
      </Button>
    }
  >
    <Trans>We're checking whether your reservation is canceled.</Trans>
  </Notice>
)

function Reasons({ cancellation }: { readonly cancellation: Shown<CancellationFlow, CancellationValue> }) {
  const { t } = useLingui()
  const errorMessages = useErrorMessages()
  const { step, reservation, reasons, reason, text, fields, failure, notice } = cancellation.value
  const choose = (code: CancelReasonCode, reasonText: string): void => void cancellation.setReason(code, reasonText)
  const isWrong = fields.reasonCode !== undefined
  const area = useRef<HTMLTextAreaElement>(null)
  const chosenWith = useRef<'pointer' | 'keys' | null>(null)
  // The field may open below the visible part. Keyboard navigation stays among the reasons.
  useEffect(() => {
    if (reason !== 'other' || chosenWith.current === null) return
    if (chosenWith.current === 'pointer') area.current?.focus({ preventScroll: true })
    area.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [reason])
  const pleaseSay = <Trans>Please enter your reason of the cancelation</Trans>
  return (
    <Form submission={[fields, failure]} onSubmit={() => void cancellation.cancel()} className={stack({ gap: 5 })}>
      {step === 'checking' ? (
        <Checking retry={cancellation.retry} />
      ) : (
        failure !== null && <ErrorNotice>{errorMessages.failure(failure)}</ErrorNotice>
      )}
      {reservation !== null && (
        <p className={stack({ gap: 'half' })}>
          <strong>{reservation.serviceName}</strong>
          <span>{reservation.shop.shopName}</span>
          <WhenLines {...reservation} />
        </p>
      )}
      {step === 'choosing' && reservation !== null && canChangeTime(reservation) && (
        <div>
          <ChangeTimeLink reservation={reservation} size="small" />
        </div>
      )}
      {notice !== null && <CancelNotice notice={notice} />}
      <div
        role="radiogroup"
        onPointerDown={() => {
          chosenWith.current = 'pointer'
        }}
        onKeyDown={() => {
          chosenWith.current = 'keys'
        }}
        aria-labelledby="why"
        tabIndex={-1}
        aria-required="true"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'no-reason' : undefined}
      >
        <p id="why" className={css.legend}>
          <Trans>Why do you want to cancel? (required)</Trans>
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
            {t(reasonLabel(one))}
          </CheckField>
        ))}
        {isWrong && (
          <p id="no-reason" role="alert" className={textStyle({ size: 'small', tone: 'danger' })}>
            <Trans context="of a list">Please enter your reason of the cancelation</Trans>
          </p>
        )}
      </div>
      {reason === 'other' && (
        <TextArea
          ref={area}
          name="reasonText"
          label={<Trans>Your reason</Trans>}
          defaultValue={text}
          error={
            fields.reasonText === 'REQUIRED'
              ? pleaseSay
              : errorMessages.field('reasonText', tooLong(text, rules.TEXT_MAX) ?? fields.reasonText)
          }
          onChange={(event) => choose('other', event.currentTarget.value)}
        />
      )}
    </Form>
  )
}
