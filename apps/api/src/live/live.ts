import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { redeemWsTicket } from '../auth/create-ws-ticket.ts'
import { SESSION_ENDED } from '../auth/session.ts'
import { BUS_RECOVERED } from '../bus/index.ts'
import type { Member } from '../contract/handler.ts'
import { NOTIFIED } from '../notifications/deliver.ts'
import type { JsonValue, World } from '../world.ts'
import { CLOSE, type Connection, createConnections, pingAll, send } from './connections.ts'
import { frameOf, textOf } from './frames.ts'
import { createHandshakeLimit } from './handshakes.ts'
import { listener } from './listener.ts'
import { isAllowedOrigin } from './origin.ts'
import { createPlaces } from './places.ts'
import { localeOf, openSessions } from './sessions.ts'
import { refuseUpgrade } from './upgrade.ts'

/** On the bus, `{ connectionId }`: its member has too many, in whatever process it is. */
const GIVE_WAY = 'live.give-way'

const PATH = '/ws'
const LONGEST_MESSAGE_BYTES = 1024
const LONGEST_TOKEN = 4096
const MOST_CONNECTIONS = 2000
const BEAT_MS = 30_000
/** While the bus is silent an end of a session is found by looking: it has a second to close its sockets. */
const LOOK_MS = 500
const FULL_RETRY_SECONDS = 5

export type Live = {
  /** How many are connected to this process. */
  readonly size: number
  /** Answers upgrades to `/ws` on this server. */
  attach(server: Server): void
  /** Done every half minute: finds who is gone, whose session has ended, which process is missed. */
  beat(): Promise<void>
  /** Everyone hears that the server restarts. */
  close(): Promise<void>
}

/** The live connection of specs/live.md. */
export function createLive(world: World, { most = MOST_CONNECTIONS } = {}): Live {
  const { bus, db, log, config } = world
  const connections = createConnections()
  const places = createPlaces(db)
  const waitOf = createHandshakeLimit(world)
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE_BYTES,
    perMessageDeflate: false,
    // The types do not know it yet.
    ...{ closeTimeout: 1000 },
  })
  let opening = 0
  let closing = false

  const onUpgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (closing || connections.size + opening >= most) return refuseUpgrade(stream, 503, FULL_RETRY_SECONDS)
    if (!isAllowedOrigin(request, config.allowedOrigins)) return refuseUpgrade(stream, 403)
    const wait = waitOf(request)
    if (wait > 0) return refuseUpgrade(stream, 429, wait)
    opening += 1
    try {
      const member = await memberOf(request)
      const id = crypto.randomUUID()
      // Before the client knows that it is open: which one is the oldest is never in doubt.
      const surplus = member === null ? [] : await places.take({ id, userId: member.userId })
      sockets.handleUpgrade(request, stream, head, (socket) => {
        socket.on('error', () => socket.terminate())
        if (member === null) socket.close(CLOSE.sessionEnded)
        else if (closing) socket.close(CLOSE.restart)
        else welcome(socket, member, id)
      })
      for (const connectionId of surplus) {
        bus.publish(GIVE_WAY, { connectionId }).catch(complain('A connection too many was not told to go'))
      }
    } finally {
      opening -= 1
    }
  }

  const memberOf = async (request: IncomingMessage): Promise<Member | null> => {
    const token = new URL(request.url ?? '', 'http://localhost').searchParams.get('token') ?? ''
    return token === '' || token.length > LONGEST_TOKEN ? null : redeemWsTicket(world, token)
  }

  const welcome = (socket: WebSocket, member: Member, id: string) => {
    // Asked after the connection is known to be there: an end of the session in between is not missed.
    const locale = Promise.resolve().then(() => localeOf(db, member.sessionId))
    const connection: Connection = { ...member, id, socket, locale, unanswered: 0 }
    connections.add(connection)
    socket.on('close', () => {
      connections.remove(connection)
      places.giveBack(id).catch(ignore)
    })
    socket.on('pong', () => {
      connection.unanswered = 0
    })
    socket.on('message', listener(connection))
    locale.then(
      (known) => known === null && socket.close(CLOSE.sessionEnded),
      () => socket.close(CLOSE.restart),
    )
  }

  const onNotified = async (message: JsonValue) => {
    const memberId = textOf(message, 'memberId')
    const notificationId = textOf(message, 'notificationId')
    const listening = memberId === null ? [] : connections.ofMember(memberId)
    if (notificationId === null || listening.length === 0) return
    const frame = await frameOf(world, notificationId)
    if (frame === null) return
    for (const connection of listening) {
      const locale = await connection.locale
      if (locale !== null) send(connection, frame(locale))
    }
  }

  const closeAll = (code: number, those: Connection[] = connections.all()) => {
    for (const { socket } of those) socket.close(code)
  }

  /** What the bus could not say, and ends that nobody says: a session's time is over. */
  const closeEnded = async () => {
    const there = connections.all()
    const open = await openSessions(db, [...new Set(there.map(({ sessionId }) => sessionId))])
    const over = there.filter(({ sessionId }) => !open.has(sessionId))
    closeAll(CLOSE.sessionEnded, over)
  }

  let looking = false
  const lookWhileDeaf = async () => {
    if (looking || bus.state().hears) return
    looking = true
    try {
      await closeEnded()
    } catch (error) {
      log.warn({ err: error }, 'Sessions that ended could not be found')
    } finally {
      looking = false
    }
  }

  const beat = async () => {
    pingAll(connections.all())
    await Promise.all([closeEnded(), places.beat(connections.all())])
  }

  const ignore = (error: unknown) => log.debug({ err: error }, 'A place of a live connection was not given back')
  const complain = (what: string) => (error: unknown) => log.warn({ err: error }, what)

  const unsubscribe = [
    bus.subscribe(NOTIFIED, (message) => {
      onNotified(message).catch(complain('A live message was not told'))
    }),
    bus.subscribe(SESSION_ENDED, (message) =>
      closeAll(CLOSE.sessionEnded, connections.ofSession(textOf(message, 'sessionId') ?? '')),
    ),
    bus.subscribe(GIVE_WAY, (message) => {
      const connection = connections.withId(textOf(message, 'connectionId') ?? '')
      connection?.socket.close(CLOSE.tooMany)
    }),
    // Whatever was said while nobody listened is found by reconnecting and reading the list again.
    bus.subscribe(BUS_RECOVERED, () => closeAll(CLOSE.restart)),
  ]
  const timers = [
    setInterval(() => void beat().catch(complain('The live connections could not be looked through')), BEAT_MS),
    setInterval(() => void lookWhileDeaf(), LOOK_MS),
  ]
  for (const timer of timers) timer.unref()

  return {
    get size() {
      return connections.size
    },
    attach(server) {
      server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
        stream.on('error', () => stream.destroy())
        if (pathOf(request) !== PATH) {
          if (server.listenerCount('upgrade') === 1) refuseUpgrade(stream, 404)
          return
        }
        onUpgrade(request, stream, head).catch((error: unknown) => {
          log.warn({ err: error }, 'A live connection could not be opened')
          refuseUpgrade(stream, 503, FULL_RETRY_SECONDS)
        })
      })
    },
    beat,
    async close() {
      if (closing) return
      closing = true
      for (const timer of timers) clearInterval(timer)
      for (const end of unsubscribe) end()
      const gone = connections.all().map(({ socket }) => new Promise((resolve) => socket.once('close', resolve)))
      closeAll(CLOSE.restart)
      await Promise.all(gone)
      await places.leave().catch(ignore)
    },
  }
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? ''
