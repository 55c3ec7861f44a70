import type { LiveDependencies } from '../live.ts'
import type { NotificationsValue } from '../notifications/index.ts'
import type { View } from '../shared/view.ts'
import type { SocketValue } from '../socket/index.ts'
import { loadedPart } from './charts.ts'
import { onUse } from './on-use.ts'
import { standIn } from './stand-in.ts'

const nothing = () => undefined

const NO_SOCKET: SocketValue = { status: 'off', reconnect: nothing }
const NO_NOTIFICATIONS: NotificationsValue = {
  items: [],
  total: 0,
  unread: 0,
  busy: false,
  failure: null,
  canShowMore: false,
  markRead: nothing,
  markAllRead: nothing,
  more: nothing,
  refetch: nothing,
}

/** The live connection and the notifications of a member: loaded when there is one. */
export function liveOnUse(dependencies: LiveDependencies): {
  socket: View<SocketValue>
  notifications: View<NotificationsValue>
} {
  const socket = standIn(NO_SOCKET)
  const notifications = standIn(NO_NOTIFICATIONS)
  const { environment, actorOptions, report, isWanted, WebSocket } = dependencies
  const canConnect = isWanted && WebSocket !== undefined
  const showStatus = (status: SocketValue['status']) => canConnect && socket.show({ status, reconnect: nothing })
  let isThere = false
  function load() {
    if (loadedPart('live') === undefined) showStatus('connecting')
    onUse({
      name: 'live',
      environment,
      clock: actorOptions.clock,
      ready({ startLive }) {
        const live = startLive(dependencies)
        isThere = true
        socket.become(live.socket)
        notifications.become(live.notifications)
      },
      failed(failure) {
        showStatus('waiting')
        notifications.show({ ...NO_NOTIFICATIONS, failure })
        report({ what: 'The live part did not load', failure })
      },
    })
  }
  const unsubscribe = environment.subscribe({
    next(event) {
      if (event.type !== 'member.changed' || event.user === null) return
      unsubscribe()
      load()
    },
    disposed: nothing,
  })
  environment.subscribe({ next: nothing, disposed: () => !isThere && showStatus('off') })
  return { socket: socket.view, notifications: notifications.view }
}
