import { createActor } from 'xstate'
import type { User } from '../contract/types.ts'
import type { ActorOptions } from '../flow/actor-options.ts'
import type { Environment } from '../flow/environment.ts'
import { senderOf } from '../flow/sender-of.ts'
import type { Api } from '../http/api.ts'
import { notificationsActors, notificationsMachine, notificationsOf } from '../notifications/index.ts'
import type { OnProblem, SocketConstructor } from '../ports/index.ts'
import { type Session, settledSession } from '../session/index.ts'
import { FAILURES_UNTIL_PAUSED, liveOf, socketActors, socketMachine } from '../socket/index.ts'
import { socketUrlOf } from '../socket/socket-url.ts'
import type { Hub } from './events.ts'

export type LiveDependencies = {
  api: Api
  environment: Environment
  session: Session
  hub: Pick<Hub, 'emit'>
  actorOptions: ActorOptions
  onProblem: OnProblem
  /** Beside the API when undefined. */
  socketUrl: string | undefined
  WebSocket: SocketConstructor | undefined
  /** Whether there is to be a live connection. */
  isWanted: boolean
  reconnectSpreadMs: number
}

/** The live connection of a member, and the notifications that come over it. */
export function startLive({
  api,
  environment,
  session,
  hub,
  actorOptions,
  onProblem,
  socketUrl,
  WebSocket,
  isWanted,
  reconnectSpreadMs,
}: LiveDependencies) {
  const notifications = createActor(notificationsMachine.provide({ actors: notificationsActors(api) }), actorOptions)
  notifications.on('new', ({ notification }) => hub.emit('notification.received', { notification }))
  notifications.start()
  const sendToNotifications = senderOf(notifications)

  const accessToken = async () => (await settledSession(session))?.accessToken ?? null
  async function renew() {
    session.send({ type: 'token.rejected', accessToken: await accessToken() })
    await settledSession(session)
  }
  const url = socketUrlOf(environment.settings.baseUrl, socketUrl)
  const canConnect = isWanted && url !== null && WebSocket !== undefined
  const machine = canConnect
    ? socketMachine.provide({ actors: socketActors({ api, url, WebSocket, random: Math.random, accessToken, renew }) })
    : socketMachine
  const socket = createActor(machine, { ...actorOptions, input: { spreadMs: reconnectSpreadMs } })
  const sendToSocket = senderOf(socket)
  // The first read, or after a reconnect what was sent meanwhile.
  socket.on('online', () => sendToNotifications({ type: 'refetch' }))
  let isPauseReported = false
  socket.on('failed', ({ failures }) => {
    sendToNotifications({ type: 'connection.failed' })
    if (failures < FAILURES_UNTIL_PAUSED || isPauseReported) return
    onProblem({ code: 'LIVE_DOES_NOT_OPEN', message: 'The live connection does not open' })
    isPauseReported = true
  })
  socket.on('notification', ({ notification }) => sendToNotifications({ type: 'arrived', notification }))
  socket.start()

  function changeMember(isMember: boolean) {
    sendToNotifications({ type: 'member.changed', isMember, awaitsConnection: canConnect })
    if (canConnect) sendToSocket({ type: 'member.changed', isMember })
    else if (isMember && isWanted) onProblem({ code: 'NO_WEBSOCKET', message: 'No WebSocket' })
  }

  let memberId: string | null = null
  function noteMember(user: User | null) {
    if ((user?.id ?? null) === memberId) return
    memberId = user?.id ?? null
    // Another person is another connection and another list.
    changeMember(false)
    if (memberId !== null) changeMember(true)
  }
  noteMember(environment.user)
  environment.on('changed', (event) => {
    if (event.type === 'wake') sendToSocket(event)
    if (event.type === 'settings.changed') sendToNotifications({ type: 'refetch' })
    if (event.type === 'member.changed') noteMember(event.user)
  })
  environment.on('disposed', () => {
    socket.stop()
    notifications.stop()
  })

  return {
    live: liveOf(socket),
    notifications: notificationsOf(notifications),
  }
}
