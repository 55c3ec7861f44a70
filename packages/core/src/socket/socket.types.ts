import type { Notification } from '../contract/types.ts'
import type { CommandPromise } from '../flow/commands.ts'
import type { Store } from '../flow/store.ts'

export type SocketInput = {
  /** A random wait of up to this comes on top of the 2 s before a reconnect, in milliseconds. */
  spreadMs: number
}

export type SocketContext = {
  /** Openings that failed in a row, counted as far as they matter. */
  failures: number
  /** 0 to 1, drawn anew at every close. */
  jitter: number
  spreadMs: number
}

export type SocketEvent =
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

/** Events that the chart sends to the connection. */
export type ConnectionEvent = { type: 'ping' } | { type: 'drop' }

export type SocketEmitted =
  | { type: 'online' }
  /** Did not open, `failures` times in a row, and is tried again. 0: the server takes none from this page. */
  | { type: 'failed'; failures: number }
  | { type: 'notification'; notification: Notification }
export type SocketTag = 'off' | 'connecting' | 'online' | 'waiting'

/** Plain JSON. */
export type LiveValue = {
  /**
   * off: nobody is signed in, there is no WebSocket, `live` is false, the server takes no live connection from pages of this origin, or a newer
   * connection took this one's place. waiting: for the
   * next try. paused: five tries in a row have failed; it is tried every 30 s until one opens, and pages may say that live updates
   * are paused.
   */
  status: 'off' | 'connecting' | 'online' | 'waiting' | 'paused'
}

export type LiveCommands = {
  /** Connects now, also after a newer connection replaced this one. NOT_POSSIBLE_NOW if there is nothing to open. */
  reconnect(): CommandPromise<LiveValue>
}

/** Store of the live connection, which is open while a member is signed in. */
export interface Live extends Store<LiveValue>, LiveCommands {}
