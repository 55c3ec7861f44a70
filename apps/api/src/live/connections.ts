import type { WebSocket } from 'ws'
import type { Locale, Member } from '../contract/handler.ts'

export const CLOSE = { restart: 1012, flood: 1008, sessionEnded: 4401, tooMany: 4408 } as const

/** Unsent bytes after which a reader is too slow to keep. */
const MOST_UNSENT_BYTES = 256 * 1024
const MOST_PER_MEMBER = 5

/** `locale` is null when the session is over. */
export type Connection = Member & { socket: WebSocket; locale: Promise<Locale | null>; unanswered: number }

/** Who is connected to this process. */
export type Connections = {
  readonly size: number
  all(): Iterable<Connection>
  ofMember(memberId: string): Connection[]
  ofSession(sessionId: string): Connection[]
  /** The oldest of a member's gives way to a sixth. */
  add(connection: Connection): void
  remove(connection: Connection): void
}

export function createConnections(): Connections {
  const all = new Set<Connection>()
  const byMember = new Map<string, Set<Connection>>()
  const ofMember = (memberId: string) => [...(byMember.get(memberId) ?? [])]
  return {
    get size() {
      return all.size
    },
    all: () => all,
    ofMember,
    ofSession: (sessionId) => [...all].filter((connection) => connection.sessionId === sessionId),
    add(connection) {
      const members = byMember.get(connection.userId) ?? new Set()
      byMember.set(connection.userId, members.add(connection))
      all.add(connection)
      const [oldest] = members
      if (members.size > MOST_PER_MEMBER && oldest !== undefined) {
        this.remove(oldest)
        oldest.socket.close(CLOSE.tooMany)
      }
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
