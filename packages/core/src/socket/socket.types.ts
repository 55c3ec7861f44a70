import type { Notification } from '../client/types.ts'

export type Context = {
  /** Openings that failed in a row. */
  failures: number
  /** 0 to 1, drawn anew at every close. */
  jitter: number
  spreadMs: number
}

export type Event =
  | { type: 'member.changed'; isMember: boolean }
  /** The network is back, or the page is seen again. */
  | { type: 'wake' }
  | { type: 'opened' }
  | { type: 'ping.sent' }
  | { type: 'pong' }
  | { type: 'frame'; notification: Notification }
  | { type: 'closed'; code: number; jitter: number }

/** What the chart asks of the connection. */
export type ConnectionEvent = { type: 'ping' } | { type: 'drop' }

export type Emitted = { type: 'online' } | { type: 'notification'; notification: Notification }
export type Tag = 'off' | 'connecting' | 'online' | 'waiting'

export type SocketValue = {
  /** off: nobody is signed in, there is no WebSocket, or a newer connection took this one's place. waiting: for the next try. */
  status: 'off' | 'connecting' | 'online' | 'waiting'
}
