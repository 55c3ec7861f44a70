import type { ActorRefFrom } from 'xstate'
import { checked, string } from '../shared/checked.ts'
import { commandsOver } from '../shared/commands.ts'
import { storeOf } from '../shared/store.ts'
import { connect } from './notifications.connect.ts'
import type { notificationsMachine } from './notifications.machine.ts'
import type { Notifications, NotificationsValue } from './notifications.types.ts'

type Actor = ActorRefFrom<typeof notificationsMachine>

/** The list, and its commands. */
export function notificationsOf(actor: Actor): Notifications {
  const store = storeOf<Actor, NotificationsValue>(actor, connect)
  const { apply, run } = commandsOver<Actor, NotificationsValue>(actor, store)
  return {
    ...store,
    markRead: (id) => apply('markRead', { type: 'mark', id: checked('markRead: id', id, string, 'a text') }),
    markAllRead: () => apply('markAllRead', { type: 'mark.all' }),
    loadMore: () => run('loadMore', { type: 'more' }),
    refetch: () => run('refetch', { type: 'refetch' }),
  }
}
