import type { WebSocket } from 'ws'
import type { Locale } from '../../contract/types.ts'
import type { Listener } from '../auth/create-ws-ticket.ts'

export const CLOSE = { restart: 1012, rateLimited: 1008, sessionEnded: 4401, tooMany: 4408 } as const

/** Unsent bytes after which a reader is too slow to keep. */
const MOST_UNSENT_BYTES = 256 * 1024
const MOST_UNANSWERED = 2

/** `locale` is null when the session is over; `sent` is when all that was to be sent so far has been. */
export type Connection = Listener & {
  socket: WebSocket
  locale: Promise<Locale | null>
  unanswered: number
  sent: Promise<unknown>
}

/** The connections of this process. */
export type Connections = {
  readonly size: number
  all(): Connection[]
  /** The oldest first. */
  ofMember(memberId: string): Connection[]
  ofSession(sessionId: string): Connection[]
  add(connection: Connection): void
  remove(connection: Connection): void
}

export function createConnections(): Connections {
  const all = new Set<Connection>()
  const byMember = new Map<string, Set<Connection>>()
  return {
    get size() {
      return all.size
    },
    all: () => [...all],
    ofMember: (memberId) => [...(byMember.get(memberId) ?? [])],
    ofSession: (sessionId) => [...all].filter((connection) => connection.sessionId === sessionId),
    add(connection) {
      const members = byMember.get(connection.userId) ?? new Set()
      byMember.set(connection.userId, members.add(connection))
      all.add(connection)
    },
    remove(connection) {
      all.delete(connection)
      const members = byMember.get(connection.userId)
      members?.delete(connection)
      if (members?.size === 0) byMember.delete(connection.userId)
    },
  }
}

export function send({ socket }: Pick<Connection, 'socket'>, text: string): void {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount + Buffer.byteLength(text) > MOST_UNSENT_BYTES) socket.terminate()
  else socket.send(text)
}

/** Sends texts in the order of the calls, however long each takes to come. One that fails is left out: clients read the list, too. */
export async function sendInOrder(
  connection: Pick<Connection, 'socket' | 'sent'>,
  text: Promise<string | null>,
): Promise<void> {
  const before = connection.sent
  // Nothing of what was sent is kept.
  connection.sent = Promise.allSettled([before, text]).then(() => undefined)
  await before
  const ready = await text
  if (ready !== null) send(connection, ready)
}

/** A client that left two pings unanswered is gone. */
export function pingAll(connections: Pick<Connection, 'socket' | 'unanswered'>[]): void {
  for (const connection of connections) {
    if (connection.unanswered >= MOST_UNANSWERED) connection.socket.terminate()
    else connection.socket.ping()
    connection.unanswered += 1
  }
}
