import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { JsonValue } from '../../bus/bus.ts'
import { BUS_RECOVERED } from '../../bus/index.ts'
import type { AppContext } from '../../context.ts'
import { foreignOrigin, mayListen } from '../../lib/foreign-origin.ts'
import { type Listener, redeemWsTicket } from '../auth/create-ws-ticket.ts'
import { NOTIFIED } from '../notifications/deliver.ts'
import { SESSION_ENDED } from '../sessions/session.ts'
import { CLOSE, type Connection, createConnections, pingAll, sendInOrder } from './connections.ts'
import { frameOf, textOf } from './frames.ts'
import { createHandshakeLimit } from './handshake-limit.ts'
import { listener } from './listener.ts'
import { localeOf, openSessions } from './sessions.ts'
import { refuseUpgrade } from './upgrade.ts'

const PATH = '/ws'
const LONGEST_MESSAGE_BYTES = 1024
const LONGEST_TOKEN = 4096
const MOST_CONNECTIONS = 2000
const MOST_PER_MEMBER = 5
const BEAT_MS = 30_000
/** While the bus is silent an end of a session is found by looking: it has a second to close its sockets. */
const CHECK_MS = 500
const FULL_RETRY_SECONDS = 5

export type Live = {
  /** How many are connected to this process. */
  readonly size: number
  /** Answers upgrades to `/ws` on this server. */
  attach(server: Server): void
  /** Runs every half minute: finds clients that are gone, and sessions that have ended. */
  beat(): Promise<void>
  /** Closes every connection with the code of a restart. */
  close(): Promise<void>
}

export type LiveOptions = {
  most?: number
  /** Whether a connection is one too many for the server that it came to. */
  isSurplus?: (socket: Socket) => boolean
}

/** The live connection of specs/live.md. */
export function createLive(
  context: AppContext,
  { most = MOST_CONNECTIONS, isSurplus = () => false }: LiveOptions = {},
): Live {
  const { bus, db, log, config } = context
  const connections = createConnections()
  const waitOf = createHandshakeLimit(context)
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
    if (closing || connections.size + opening >= most || isSurplus(request.socket))
      return refuseUpgrade(stream, 503, FULL_RETRY_SECONDS)
    if (!mayListen(foreignOrigin(request, config), config.allowedOrigins)) return refuseUpgrade(stream, 403)
    const wait = waitOf(request)
    if (wait > 0) return refuseUpgrade(stream, 429, wait)
    opening += 1
    try {
      const member = await memberOf(request)
      sockets.handleUpgrade(request, stream, head, (socket) => {
        socket.on('error', () => socket.terminate())
        if (member === null) socket.close(CLOSE.sessionEnded)
        else if (closing) socket.close(CLOSE.restart)
        else openConnection(socket, member)
      })
    } finally {
      opening -= 1
    }
  }

  const memberOf = async (request: IncomingMessage): Promise<Listener | null> => {
    const token = new URL(request.url ?? '', 'http://localhost').searchParams.get('token') ?? ''
    return token === '' || token.length > LONGEST_TOKEN ? null : redeemWsTicket(context, token)
  }

  const openConnection = (socket: WebSocket, member: Listener) => {
    // Asked after the connection is known to be there: an end of the session in between is not missed.
    const locale = Promise.resolve().then(() => localeOf(db, member.sessionId))
    const connection: Connection = { ...member, socket, locale, unanswered: 0, sent: Promise.resolve() }
    connections.add(connection)
    socket.on('close', () => connections.remove(connection))
    const open = connections.ofMember(member.userId).filter((one) => one.socket.readyState === one.socket.OPEN)
    closeAll(CLOSE.tooMany, open.slice(0, -MOST_PER_MEMBER))
    socket.on('pong', () => {
      connection.unanswered = 0
    })
    socket.on('message', listener(connection))
    locale.then(
      (memberLocale) => memberLocale === null && socket.close(CLOSE.sessionEnded),
      () => socket.close(CLOSE.restart),
    )
  }

  const onNotified = async (message: JsonValue) => {
    const memberId = textOf(message, 'memberId')
    const notificationId = textOf(message, 'notificationId')
    const listening = memberId === null ? [] : connections.ofMember(memberId)
    if (notificationId === null || listening.length === 0) return
    const frame = frameOf(context, notificationId)
    const textFor = async ({ locale, origin }: Connection) => {
      const [frameIn, language] = await Promise.all([frame, locale])
      return frameIn === null || language === null ? null : frameIn(language, origin)
    }
    await Promise.all(listening.map((connection) => sendInOrder(connection, textFor(connection))))
  }

  const closeAll = (code: number, those: Connection[] = connections.all()) => {
    for (const { socket } of those) socket.close(code)
  }

  /** Finds ended sessions that the bus could not announce, and those whose time is over. */
  const closeEnded = async () => {
    const there = connections.all()
    const open = await openSessions(db, [...new Set(there.map(({ sessionId }) => sessionId))])
    const over = there.filter(({ sessionId }) => !open.has(sessionId))
    closeAll(CLOSE.sessionEnded, over)
  }

  let looking = false
  /** While Redis is away for this process, others may still publish there. */
  const hearsAll = () => {
    const { over, hears } = bus.state()
    return hears && (config.redisUrl === null || over === 'redis')
  }
  const lookForEnded = async () => {
    if (looking || hearsAll()) return
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
    await closeEnded()
  }

  const complain = (what: string) => (error: unknown) => log.warn({ err: error }, what)

  const unsubscribe = [
    bus.subscribe(NOTIFIED, (message) => {
      onNotified(message).catch(complain('A live message was not told'))
    }),
    bus.subscribe(SESSION_ENDED, (message) =>
      closeAll(CLOSE.sessionEnded, connections.ofSession(textOf(message, 'sessionId') ?? '')),
    ),
    // Clients find the messages of the break by reconnecting and reading the list again.
    bus.subscribe(BUS_RECOVERED, () => closeAll(CLOSE.restart)),
  ]
  const timers = [
    setInterval(() => void beat().catch(complain('The live connections could not be looked through')), BEAT_MS),
    setInterval(() => void lookForEnded(), CHECK_MS),
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
    },
  }
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? ''
