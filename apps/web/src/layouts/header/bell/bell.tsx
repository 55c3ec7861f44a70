import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Yoyaku } from '@yoyaku/core'
import { useStore } from '@yoyaku/react'
import { Bell as BellIcon, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button, IconButton } from '../../../components/actions/button.tsx'
import { EmptyState, ErrorNotice } from '../../../components/feedback/notice.tsx'
import { useOverlayHistory } from '../../../navigation/history/use-overlay-history.ts'
import * as css from './bell.css.ts'
import { Item } from './item.tsx'
import { useLiveToast } from './use-live-toast.ts'

const MOST_SHOWN = 99

/** What happened to one's reservations. The browser's own popover closes on Escape and on a press elsewhere. */
export default function Bell({ sdk }: { readonly sdk: Yoyaku }) {
  const { t } = useLingui()
  const id = useId()
  const { markRead, markAllRead, loadMore, refetch } = sdk.notifications
  const { items, unread, busy, failure, can } = useStore(sdk.notifications)
  const { status } = useStore(sdk.live)
  const isPaused = status === 'paused'
  useLiveToast(sdk)
  const close = (): void => document.getElementById(id)?.hidePopover()
  const [open, setOpen] = useState(false)
  useOverlayHistory(open, close)
  const label = t({
    message: plural(unread, {
      0: 'Notifications',
      one: 'Notifications, # unread',
      other: 'Notifications, # unread',
    }),
  })
  return (
    <>
      <IconButton popoverTarget={id} label={label}>
        <BellIcon size={24} aria-hidden="true" />
        {unread > 0 && (
          <span className={css.count} data-count={unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread} aria-hidden="true" />
        )}
      </IconButton>
      <section
        id={id}
        popover="auto"
        className={css.panel}
        aria-labelledby={`${id}-title`}
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState === 'open' && isPaused) void refetch()
        }}
      >
        <header className={css.head}>
          <h2 id={`${id}-title`} className={css.title}>
            <Trans>Notifications</Trans>
          </h2>
          {unread > 0 && (
            <Button variant="plain" size="small" onClick={markAllRead}>
              <Trans>Mark all as read</Trans>
            </Button>
          )}
          <IconButton label={t`Close`} onClick={close} className={css.close}>
            <X size={22} aria-hidden="true" />
          </IconButton>
        </header>
        <p role="status" className={isPaused ? css.paused : undefined}>
          {isPaused && <Trans>Live updates are paused. We'll reconnect on our own.</Trans>}
        </p>
        {failure !== null && items.length === 0 && <ErrorNotice retry={refetch} retrying={busy} />}
        {failure === null && items.length === 0 && !busy && (
          <EmptyState drawing="bell" title={<Trans>No notifications</Trans>}>
            <Trans>News about your reservations will show up here.</Trans>
          </EmptyState>
        )}
        {items.length > 0 && (
          <ul className={css.items}>
            {items.map((notification) => (
              <Item
                key={notification.id}
                notification={notification}
                onRead={() => void markRead(notification.id)}
                onOpen={() => {
                  void markRead(notification.id)
                  close()
                }}
              />
            ))}
          </ul>
        )}
        {can.loadMore && (
          <p className={css.more}>
            <Button variant="plain" loading={busy} onClick={loadMore}>
              <Trans>Show more</Trans>
            </Button>
          </p>
        )}
      </section>
    </>
  )
}
