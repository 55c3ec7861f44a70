import { Trans } from '@lingui/react/macro'
import type { Failure } from '@yoyaku/core'
import type { WaitingEntry } from '@yoyaku/core/types'
import { Button } from '../../../components/actions/button.tsx'
import { Sheet } from '../../../components/containers/sheet.tsx'
import { ErrorNotice } from '../../../components/feedback/notice.tsx'
import { WaitingFacts } from '../../../features/waiting-list/waiting-facts.tsx'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import * as css from './waiting.css.ts'

interface LeaveSheetProps {
  readonly entry: WaitingEntry
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onLeave: () => void
  readonly onClose: () => void
}

/** Asks before the place in line is lost. */
export default function LeaveSheet({ entry, busy, failure, onLeave, onClose }: LeaveSheetProps) {
  const errorMessages = useErrorMessages()
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Stop waiting?</Trans>}
      footer={
        <>
          <Button variant="outline" fullWidth onClick={onClose}>
            <Trans>Keep waiting</Trans>
          </Button>
          <Button variant="danger" fullWidth loading={busy} onClick={onLeave}>
            <Trans>Stop waiting</Trans>
          </Button>
        </>
      }
    >
      <div className={css.content}>
        {failure !== null && <ErrorNotice>{errorMessages.failure(failure)}</ErrorNotice>}
        <WaitingFacts entry={entry} />
        <p>
          {entry.offer === null ? (
            <Trans>You lose your place in line.</Trans>
          ) : (
            <Trans>The time on hold for you goes to the next person in line.</Trans>
          )}
        </p>
      </div>
    </Sheet>
  )
}
