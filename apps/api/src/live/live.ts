import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { sql } from 'kysely'
import { type WebSocket, WebSocketServer } from 'ws'
import { redeemWsTicket } from '../auth/create-ws-ticket.ts'
import { SESSION_ENDED } from '../auth/session.ts'
import { BUS_RECOVERED } from '../bus/index.ts'
import type { Locale, Member } from '../contract/handler.ts'
import { NOTIFIED } from '../notifications/deliver.ts'
import type { JsonValue, World } from '../world.ts'
import { CLOSE, type Connection, createConnections, send } from './connections.ts'
import { frameOf, isPing, textOf } from './frames.ts'
import { isOwnOrigin } from './origin.ts'

const PATH = '/ws'
const LONGEST_MESSAGE_BYTES = 1024
const LONGEST_TOKEN = 4096
const MOST_CONNECTIONS = 10_000
const HEARTBEAT_MS = 30_000
const MOST_UNANSWERED = 2
const CLOSING_MS = 1000
const FLOOD = { messages: 10, withinMs: 10_000 }

export type Live = {
  /** Answers upgrades to `/ws` on this server. */
  attach(server: Server): void
  /** Everyone hears that the server restarts. */
  close(): Promise<void>
}

/** The live connection of specs/live.md. */
export function createLive(world: World): Live {
  const { bus, log, config } = world
  const connections = createConnections()
  // The types do not know closeTimeout yet.
  const options = {
    noServer: true,
    maxPayload: LONGEST_MESSAGE_BYTES,
    perMessageDeflate: false,
    closeTimeout: CLOSING_MS,
  }
  const sockets = new WebSocketServer(options)
  let closing = false

  const onUpgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (closing || connections.size >= MOST_CONNECTIONS) return refuseUpgrade(stream, '503 Service Unavailable')
    if (!isOwnOrigin(request, config.publicUrl)) return refuseUpgrade(stream, '403 Forbidden')
    const token = new URL(request.url ?? '', 'http://localhost').searchParams.get('token') ?? ''
    const member = token === '' || token.length > LONGEST_TOKEN ? null : await redeemWsTicket(world, token)
    sockets.handleUpgrade(request, stream, head, (socket) => {
      socket.on('error', () => socket.terminate())
      if (member === null) socket.close(CLOSE.sessionEnded)
      else if (closing) socket.close(CLOSE.restart)
      else welcome(socket, member)
    })
  }

  const welcome = (socket: WebSocket, member: Member) => {
    const connection: Connection = { ...member, socket, unanswered: 0, locale: localeOf(world, member.sessionId) }
    connections.add(connection)
    socket.on('close', () => connections.remove(connection))
    socket.on('pong', () => {
      connection.unanswered = 0
    })
    socket.on('message', listener(connection))
    // Asked after the connection is known to be there: an end of the session in between is not missed.
    connection.locale.then(
      (locale) => locale === null && socket.close(CLOSE.sessionEnded),
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

  const onSessionEnded = (message: JsonValue) => {
    for (const { socket } of connections.ofSession(textOf(message, 'sessionId') ?? '')) socket.close(CLOSE.sessionEnded)
  }

  const closeAll = () => {
    for (const { socket } of [...connections.all()]) socket.close(CLOSE.restart)
  }

  const unsubscribe = [
    bus.subscribe(NOTIFIED, (message) => {
      onNotified(message).catch((error: unknown) => log.warn({ err: error }, 'A live message was not told'))
    }),
    bus.subscribe(SESSION_ENDED, onSessionEnded),
    // Whatever was said while nobody listened is found by reconnecting and reading the list again.
    bus.subscribe(BUS_RECOVERED, closeAll),
  ]
  const heartbeat = setInterval(() => {
    for (const connection of connections.all()) {
      if (connection.unanswered >= MOST_UNANSWERED) connection.socket.terminate()
      else connection.socket.ping()
      connection.unanswered += 1
    }
  }, HEARTBEAT_MS)
  heartbeat.unref()

  return {
    attach(server) {
      server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
        stream.on('error', () => stream.destroy())
        if (pathOf(request) !== PATH) {
          if (server.listenerCount('upgrade') === 1) refuseUpgrade(stream, '404 Not Found')
          return
        }
        onUpgrade(request, stream, head).catch((error: unknown) => {
          log.warn({ err: error }, 'A live connection could not be opened')
          refuseUpgrade(stream, '503 Service Unavailable')
        })
      })
    },
    async close() {
      if (closing) return
      closing = true
      clearInterval(heartbeat)
      for (const end of unsubscribe) end()
      const gone = [...connections.all()].map(({ socket }) => new Promise((resolve) => socket.once('close', resolve)))
      closeAll()
      await Promise.all(gone)
    },
  }
}

/** A client has little to say: pings are answered, floods end, everything else is ignored. */
function listener(connection: Connection): (data: Buffer, isBinary: boolean) => void {
  let since = 0
  let count = 0
  return (data, isBinary) => {
    const at = performance.now()
    if (at - since > FLOOD.withinMs) {
      since = at
      count = 0
    }
    count += 1
    if (count > FLOOD.messages) connection.socket.close(CLOSE.flood)
    else if (!isBinary && isPing(data.toString())) send(connection, 'PONG')
  }
}

async function localeOf({ db }: World, sessionId: string): Promise<Locale | null> {
  const session = await db
    .selectFrom('session')
    .select('locale')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', sql<string>`app_now()`)
    .executeTakeFirst()
  return session?.locale ?? null
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? ''

function refuseUpgrade(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\nRetry-After: 5\r\n\r\n`)
}
