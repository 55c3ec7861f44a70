import { createActor } from 'xstate'
import type { Api } from './client/api.ts'
import type { Hub } from './hub.ts'
import { connectNotifications, notificationsActors, notificationsMachine } from './notifications/index.ts'
import type { Report, SocketConstructor } from './ports.ts'
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
  /** Whether there is to be a live connection. */
  isWanted: boolean
  reconnectSpreadMs: number
}

/** What a member has beyond pages: the live connection and the notifications that come over it. */
export function startLive({
  api,
  session,
  hub,
  running,
  report,
  url,
  WebSocket,
  isWanted,
  reconnectSpreadMs,
}: LiveWorld) {
  const notifications = createActor(notificationsMachine.provide({ actors: notificationsActors(api) }), running)
  notifications.on('new', ({ notification }) => hub.emit('notification', { notification }))
  notifications.start()
  const tellNotifications = senderOf(notifications)

  const accessToken = async () => (await settledSession(session))?.accessToken ?? null
  async function renew() {
    session.send({ type: 'token.rejected', accessToken: await accessToken() })
    await settledSession(session)
  }
  const canConnect = isWanted && url !== null && WebSocket !== undefined
  const machine = canConnect
    ? socketMachine.provide({ actors: socketActors({ api, url, WebSocket, random: Math.random, accessToken, renew }) })
    : socketMachine
  const socket = createActor(machine, { ...running, input: { spreadMs: reconnectSpreadMs } })
  const tellSocket = senderOf(socket)
  socket.on('online', () => tellNotifications({ type: 'refetch' }))
  socket.on('notification', ({ notification }) => tellNotifications({ type: 'arrived', notification }))
  let isRefusalReported = false
  socket.on('refused', () => {
    if (!isRefusalReported) report({ what: 'The live connection is refused' })
    isRefusalReported = true
  })
  socket.start()

  function tell(isMember: boolean) {
    tellNotifications({ type: 'member.changed', isMember })
    if (canConnect) tellSocket({ type: 'member.changed', isMember })
    else if (isMember && isWanted) report({ what: 'No WebSocket' })
  }

  return {
    socket: viewOf(socket, (snapshot) => connectSocket(snapshot, tellSocket)),
    notifications: viewOf(notifications, (snapshot) => connectNotifications(snapshot, tellNotifications)),
    /** Another person is another connection and another list. */
    memberChanged(isMember: boolean) {
      tell(false)
      if (isMember) tell(true)
    },
    wake: () => tellSocket({ type: 'wake' }),
    settingsChanged: () => tellNotifications({ type: 'refetch' }),
    dispose() {
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
