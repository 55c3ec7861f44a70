import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure, WaitingListFlow, WaitingListValue } from '@yoyaku/core'
import type { WaitingEntry } from '@yoyaku/core/types'
import type { Shown } from '@yoyaku/react'
import { useRef, useState } from 'react'
import { Redirect, useSearchParams } from 'wouter'
import { ButtonLink } from '../../../components/actions/button.tsx'
import { EmptyState, ErrorNotice } from '../../../components/feedback/notice.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { lazyComponent } from '../../../components/loading/lazy-component.tsx'
import { toast } from '../../../components/toast/toast.ts'
import { OfferOver } from '../../../features/waiting-list/offer-over.tsx'
import { offerPath } from '../../../features/waiting-list/offer-path.ts'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import * as css from './waiting.css.ts'
import { WaitingCard } from './waiting-card.tsx'

const LeaveSheet = lazyComponent(() => import('./leave-sheet.tsx'), { onError: 'close' })

interface WaitingProps {
  readonly list: Shown<WaitingListFlow, WaitingListValue> | null
}

/** What is on hold for the member now, above everything else. */
export function Offers({ list }: WaitingProps) {
  const offered = list?.value.entries.filter(({ offer }) => offer !== null) ?? []
  if (list === null || offered.length === 0) return null
  return (
    <div className={css.offers}>
      <Entries list={list} entries={offered} />
    </div>
  )
}

/** The waiting list of the member. */
export function Waiting({ list }: WaitingProps) {
  const errorMessages = useErrorMessages()
  if (list === null || list.value.step === 'loading') {
    return (
      <div aria-busy="true">
        <Skeleton shape="block" />
      </div>
    )
  }
  const { step, entries, failure, busy } = list.value
  if (step === 'unreachable' && failure !== null) {
    return (
      <ErrorNotice retry={() => void list.retry()} retrying={busy}>
        {errorMessages.failure(failure)}
      </ErrorNotice>
    )
  }
  return (
    <div className={css.content}>
      <FromLink entries={entries} />
      {entries.length === 0 ? <NothingToWaitFor /> : <Entries list={list} entries={entries} />}
    </div>
  )
}

/** A notification leads here, and on to the time that is on hold. */
function FromLink({ entries }: { readonly entries: readonly WaitingEntry[] }) {
  const [search] = useSearchParams()
  const id = search.get('entry')
  if (id === null) return null
  const entry = entries.find((one) => one.id === id) ?? null
  const path = entry && offerPath(entry)
  return path === null ? <OfferOver entry={entry} /> : <Redirect to={path} replace />
}

interface EntriesProps {
  readonly list: NonNullable<WaitingProps['list']>
  readonly entries: readonly WaitingEntry[]
}

function Entries({ list, entries }: EntriesProps) {
  const { t } = useLingui()
  const place = useRef<HTMLUListElement>(null)
  const [leaving, setLeaving] = useState<WaitingEntry | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const ask = (entry: WaitingEntry | null): void => {
    setFailure(null)
    setLeaving(entry)
  }
  const leave = async (entry: WaitingEntry): Promise<void> => {
    const outcome = await list.leave(entry.id)
    setFailure(outcome.failure)
    if (outcome.failure !== null) return
    setLeaving(null)
    void toast({ type: 'success', title: t`You've left the waiting list.` })
    // What opened the sheet is gone.
    requestAnimationFrame(() => place.current?.focus())
  }
  return (
    <>
      <ul ref={place} tabIndex={-1} className={css.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <WaitingCard entry={entry} onLeave={() => ask(entry)} />
          </li>
        ))}
      </ul>
      {leaving !== null && (
        <LeaveSheet
          entry={leaving}
          busy={list.value.busy}
          failure={failure}
          onLeave={() => void leave(leaving)}
          onClose={() => ask(null)}
        />
      )}
    </>
  )
}

const NothingToWaitFor = () => (
  <EmptyState
    drawing="bell"
    title={<Trans>You aren't waiting for a time</Trans>}
    action={
      <ButtonLink href="/search">
        <Trans>Browse shops</Trans>
      </ButtonLink>
    }
  >
    <Trans>On a day without available times, a shop's page offers to tell you when one becomes available.</Trans>
  </EmptyState>
)
