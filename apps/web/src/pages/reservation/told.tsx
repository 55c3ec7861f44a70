import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../locale/failure-words.ts'
import { Button } from '../../parts/button.tsx'
import { ErrorNotice, Notice } from '../../parts/notice.tsx'
import { useFormat } from '../../site.tsx'
import * as css from './booking.css.ts'
import type { Booking } from './use-booking.ts'

const intoSight = (told: HTMLElement | null): void => told?.focus()

/** What the person has to know above the cards, brought into sight: what was pressed may be far below. */
export function Told({ booking }: { readonly booking: Booking }) {
  const words = useWords(booking)
  return (
    words !== null && (
      <div key={booking.reservation.step} ref={intoSight} tabIndex={-1} className={css.told}>
        {words}
      </div>
    )
  )
}

/** Another price, an outcome that is not known yet, a failure. */
function useWords({ reservation }: Booking): ReactNode {
  const say = useFailureWords()
  const { money } = useFormat()
  const { step, priceBefore, quote, failure, fields, acceptPrice, recheck, canAcceptPrice } = reservation
  if (step === 'checking') {
    return (
      <Notice
        tone="info"
        action={
          <Button look="outline" size="small" onClick={recheck}>
            <Trans>Ask again now</Trans>
          </Button>
        }
      >
        <strong>
          <Trans>We're checking your reservation.</Trans>
        </strong>{' '}
        <Trans>This is taking longer than usual. Please keep this page open; nothing is reserved twice.</Trans>
      </Notice>
    )
  }
  if (canAcceptPrice && priceBefore !== null && quote !== null) {
    const before = money(priceBefore)
    const now = money(quote.total)
    return (
      <Notice
        tone="warning"
        action={
          <Button look="outline" size="small" onClick={acceptPrice}>
            <Trans>Accept the new price</Trans>
          </Button>
        }
      >
        <Trans>
          The price has changed from {before} to {now}.
        </Trans>
      </Notice>
    )
  }
  const isBesideFields = Object.keys(fields).length > 0
  if (failure === null || step === 'choosing' || step === 'confirming' || isBesideFields) return null
  return <ErrorNotice>{say.failure(failure)}</ErrorNotice>
}
