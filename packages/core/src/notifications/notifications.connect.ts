import type { SnapshotFrom } from 'xstate'
import type { notificationsMachine } from './notifications.machine.ts'
import type { NotificationsValue } from './notifications.types.ts'

/** The value of the list. */
export function connect(snapshot: SnapshotFrom<typeof notificationsMachine>): NotificationsValue {
  const { items, total, unread, failure, refusal } = snapshot.context
  return {
    items,
    total,
    unread,
    busy: snapshot.hasTag('busy'),
    failure: failure ?? refusal,
    can: { loadMore: snapshot.can({ type: 'more' }) },
  }
}
