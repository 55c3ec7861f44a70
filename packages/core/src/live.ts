import { createActor } from 'xstate'
import type { Api } from './client/api.ts'
import type { Hub } from './hub.ts'
import { connectNotifications, notificationsActors, notificationsMachine } from './notifications/index.ts'
import type { Report, SocketConstructor, Wake } from './ports.ts'
import { type SessionActor, settledSession } from './session/index.ts'
import type { Running } from './shared/running.ts'
import { senderOf, viewOf } from './shared/view.ts'
import { connectSocket, socketActors, socketMachine } from './socket/index.ts'

export type LiveWorld = {
  api: Api
  session: SessionActor
  hub: Hub
  running: Running
  report: Report
  url: string | null
  WebSocket: SocketConstructor | undefined
  reconnectSpreadMs: number
  wake: Wake | undefined
}

/** What a member has beyond pages: the live connection and the notifications that come over it. */
export function startLive({ api, session, hub, running, report, url, WebSocket, reconnectSpreadMs, wake }: LiveWorld) {
  const notifications = createActor(notificationsMachine.provide({ actors: notificationsActors(api) }), running)
  notifications.on('new', ({ notification }) => hub.emit('notification', { notification }))
  notifications.start()
  const tellNotifications = senderOf(notifications)

  const accessToken = async () => (await settledSession(session))?.accessToken ?? null
  async function renew() {
    session.send({ type: 'token.rejected', accessToken: await accessToken() })
    await settledSession(session)
  }
  const canConnect = url !== null && WebSocket !== undefined
  const machine = canConnect
    ? socketMachine.provide({ actors: socketActors({ api, url, WebSocket, random: Math.random, accessToken, renew }) })
    : socketMachine
  const socket = createActor(machine, { ...running, input: { spreadMs: reconnectSpreadMs } })
  const tellSocket = senderOf(socket)
  const tellSession = senderOf(session)
  socket.on('online', () => tellNotifications({ type: 'refetch' }))
  socket.on('notification', ({ notification }) => tellNotifications({ type: 'arrived', notification }))
  socket.start()
  const deafen = wake?.(() => {
    tellSession({ type: 'wake' })
    tellSocket({ type: 'wake' })
  })

  function tell(isMember: boolean) {
    tellNotifications({ type: 'member.changed', isMember })
    if (canConnect) tellSocket({ type: 'member.changed', isMember })
    else if (isMember) report({ what: 'No WebSocket' })
  }

  return {
    socket: viewOf(socket, connectSocket),
    notifications: viewOf(notifications, (snapshot) => connectNotifications(snapshot, tellNotifications)),
    /** Another person is another connection and another list. */
    memberChanged(isMember: boolean) {
      tell(false)
      if (isMember) tell(true)
    },
    settingsChanged: () => tellNotifications({ type: 'refetch' }),
    dispose() {
      deafen?.()
      socket.stop()
      notifications.stop()
    },
  }
}

/** `/ws` beside the API, unless another address is given; null where there is no origin to begin from. */
export function socketUrlOf(baseUrl: string, socketUrl: string | undefined): string | null {
  try {
    const url = new URL(socketUrl ?? '/ws', baseUrl || globalThis.location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    return url.href
  } catch {
    return null
  }
}
