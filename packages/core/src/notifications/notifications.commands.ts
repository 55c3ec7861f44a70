import type { ActorRefFrom } from 'xstate'
import { commandsOver } from '../flow/commands.ts'
import { storeOf } from '../flow/store.ts'
import { checked, string } from '../validation/checked.ts'
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
