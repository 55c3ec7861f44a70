import type { SnapshotFrom } from 'xstate'
import type { notificationsMachine } from './notifications.machine.ts'
import type { Event, NotificationsValue } from './notifications.types.ts'

export function connectNotifications(
  snapshot: SnapshotFrom<typeof notificationsMachine>,
  send: (event: Event) => void,
): NotificationsValue {
  const { items, total, unread, failure, refusal } = snapshot.context
  return {
    items,
    total,
    unread,
    busy: snapshot.hasTag('busy'),
    failure: failure ?? refusal,
    canShowMore: snapshot.can({ type: 'more' }),
    markRead: (id) => send({ type: 'mark', id }),
    markAllRead: () => send({ type: 'mark.all' }),
    more: () => send({ type: 'more' }),
    refetch: () => send({ type: 'refetch' }),
  }
}
