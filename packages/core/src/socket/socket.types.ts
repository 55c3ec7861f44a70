import type { Notification } from '../client/types.ts'

export type Input = {
  /** A random wait of up to this comes on top of the 2 s before a reconnect, in milliseconds. */
  spreadMs: number
}

export type Context = {
  /** Openings that failed in a row. */
  failures: number
  /** Handshakes that were refused in a row, as far as a browser tells: the server was there and had given a ticket. */
  refusals: number
  /** Since somebody signed in. */
  hasOpened: boolean
  /** 0 to 1, drawn anew at every close. */
  jitter: number
  spreadMs: number
}

export type Event =
  | { type: 'member.changed'; isMember: boolean }
  /** The network is back, or the page is seen again. */
  | { type: 'wake' }
  /** The page asks to try again. */
  | { type: 'reconnect' }
  | { type: 'opened' }
  | { type: 'ping.sent' }
  | { type: 'pong' }
  | { type: 'frame'; notification: Notification }
  | { type: 'closed'; code: number; jitter: number }

/** What the chart asks of the connection. */
export type ConnectionEvent = { type: 'ping' } | { type: 'drop' }

export type Emitted =
  | { type: 'online' }
  /** Did not open, and is tried again. */
  | { type: 'failed' }
  | { type: 'refused' }
  | { type: 'notification'; notification: Notification }
export type Tag = 'off' | 'connecting' | 'online' | 'waiting' | 'refused'

export type SocketValue = {
  /**
   * off: nobody is signed in, there is no WebSocket, `live` is false, or a newer connection took this one's place. waiting: for the
   * next try. refused: the server does not take connections from here (a page on another origin); it is not tried again by itself,
   * except when the network or the page comes back.
   */
  status: 'off' | 'connecting' | 'online' | 'waiting' | 'refused'
  /** Tries now, whatever is waited for; also after `refused`, and after a newer connection took this one's place. */
  reconnect(): void
}
