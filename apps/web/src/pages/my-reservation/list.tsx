import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Yoyaku } from '@yoyaku/core'
import { useWaitingList } from '@yoyaku/react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { Button, ButtonLink } from '../../components/actions/button.tsx'
import { Tabs } from '../../components/containers/tabs.tsx'
import { EmptyState, ErrorNotice } from '../../components/feedback/notice.tsx'
import { lazyComponent } from '../../components/loading/lazy-component.tsx'
import { ChangeTimeLink, canChangeTime } from '../../features/booking/change-time.tsx'
import { OfflineCopy } from '../../features/booking/offline-copy/offline-copy.tsx'
import { CalendarButton, ListHead } from './list-head.tsx'
import * as css from './my-reservation.css.ts'
import { CardsPending } from './pending.tsx'
import { ReservationCard } from './reservation-card.tsx'
import { isTab, type Tab, useTabs } from './tabs.ts'
import { Offers, Waiting } from './waiting/waiting.tsx'

const CalendarSheet = lazyComponent(() => import('./calendar-feed/calendar-sheet.tsx'), { onError: 'close' })

const STEP = 20
/** The largest page of the contract. */
const LIMIT = 100

export function List({ sdk }: { readonly sdk: Yoyaku }) {
  const { t } = useLingui()
  const [isCalendarOpen, setCalendarOpen] = useState(false)
  const [calendarUrl, setCalendarUrl] = useState<string | null>(null)
  const [search, setSearch] = useSearchParams()
  const status = search.get('status')
  const tab = isTab(status) ? status : 'all'
  const list = useWaitingList()
  const show = (next: Tab): void => setSearch(next === 'all' ? {} : { status: next }, { replace: true })
  return (
    <>
      <ListHead>
        <CalendarButton onClick={() => setCalendarOpen(true)} />
      </ListHead>
      {tab !== 'waiting' && <Offers list={list} />}
      <Tabs label={t`Filter by status`} tabs={useTabs()} value={tab} onChange={show}>
        {tab === 'waiting' ? <Waiting list={list} /> : <Cards key={tab} sdk={sdk} tab={tab} />}
      </Tabs>
      {isCalendarOpen && (
        <CalendarSheet sdk={sdk} url={calendarUrl} onLink={setCalendarUrl} onClose={() => setCalendarOpen(false)} />
      )}
    </>
  )
}

function Cards({ sdk, tab }: { readonly sdk: Yoyaku; readonly tab: Exclude<Tab, 'waiting'> }) {
  const [limit, setLimit] = useState(STEP)
  const query = useQuery({
    ...sdk.queries.reservations({ limit, ...(tab !== 'all' && { status: tab }) }),
    placeholderData: keepPreviousData,
  })
  const { data, dataUpdatedAt, isError, isFetching } = query
  if (data === undefined) {
    return isError ? (
      <ErrorNotice retry={() => void query.refetch()} retrying={isFetching}>
        <Trans>Your reservations can't be shown right now.</Trans>
      </ErrorNotice>
    ) : (
      <CardsPending />
    )
  }
  if (data.data.length === 0) return <NoReservations tab={tab} />
  const more = data.total > data.data.length && limit < LIMIT
  const cards = (
    <ul className={css.cards}>
      {data.data.map((reservation) => (
        <li key={reservation.codeNumber}>
          <ReservationCard reservation={reservation} />
          {canChangeTime(reservation) && (
            <p className={css.cardActions} data-not-saved="">
              <ChangeTimeLink reservation={reservation} variant="plain" size="small" />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {tab === 'all' ? (
        <OfflineCopy code={null} heading={<Trans>My reservations</Trans>} readAt={dataUpdatedAt}>
          {cards}
        </OfflineCopy>
      ) : (
        cards
      )}
      {more && (
        <p className={css.more}>
          <Button variant="outline" loading={isFetching} onClick={() => setLimit(Math.min(limit + STEP, LIMIT))}>
            <Trans>Show more</Trans>
          </Button>
        </p>
      )}
    </>
  )
}

const NoReservations = ({ tab }: { readonly tab: Tab }) => (
  <EmptyState
    drawing="diary"
    title={tab === 'all' ? <Trans>No reservations yet</Trans> : <Trans>No reservations with this status</Trans>}
    action={
      <ButtonLink href="/search">
        <Trans>Browse shops</Trans>
      </ButtonLink>
    }
  >
    {tab === 'all' && <Trans>What you book will show up here, with its code and how to get there.</Trans>}
  </EmptyState>
)
