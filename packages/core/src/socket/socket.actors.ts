import { fromCallback, fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { Notification } from '../contract/types.ts'
import type { Api } from '../http/api.ts'
import { attempt } from '../ports/attempt.ts'
import type { SocketConstructor, SocketLike } from '../ports/index.ts'
import { entity } from '../validation/entity.ts'
import { NO_TICKET, NOT_ALLOWED } from './socket.codes.ts'
import type { ConnectionEvent, SocketEvent } from './socket.types.ts'

export type SocketPorts = {
  api: Api
  url: string
  WebSocket: SocketConstructor
  random(): number
  /** The access token of the moment; null when there is none to be had. */
  accessToken(): Promise<string | null>
  /** Tells the session that the server did not take its token, and waits for what comes of it. */
  renew(): Promise<void>
}

/** Closed by us because no pong came. */
const NO_PONG = 4000

const notification = entity<Notification>({
  id: z.string(),
  isRead: z.boolean(),
  type: z.string(),
  kind: z.string(),
  codeNumber: z.nullable(z.string()),
  serviceName: z.string(),
  date: z.string(),
  createdAt: z.string(),
})
const frame = z.object({ data: z.object({ notification }) })

/** A notification takes about 1 KiB. */
const LONGEST_FRAME = 65_536

/** The notification in a frame; null for whatever else arrives. */
export function notificationIn(text: unknown): Notification | null {
  if (typeof text !== 'string' || text.length > LONGEST_FRAME) return null
  try {
    return frame.safeParse(JSON.parse(text)).data?.data.notification ?? null
  } catch {
    return null
  }
}

export function socketActors({ api, url, WebSocket, random, accessToken, renew }: SocketPorts) {
  /** A single-use ticket, or the access token where the server knows no tickets. `code`: there is none, and why. */
  async function pass(): Promise<{ token: string } | { code: number }> {
    const { data, error } = await api.POST('/api/v1/user/ws-ticket')
    if (data !== undefined) return { token: data.data.ticket }
    if (error.status === 403) return { code: NOT_ALLOWED }
    const token = error.status === 404 ? await accessToken() : null
    return token === null ? { code: NO_TICKET } : { token }
  }

  return {
    renew: fromPromise(renew),
    connection: fromCallback<ConnectionEvent>(({ sendBack, receive }) => {
      let socket: SocketLike | null = null
      let isOver = false
      const sendEvent = (event: SocketEvent) => {
        if (!isOver) sendBack(event)
      }
      const closed = (code: number) => {
        sendEvent({ type: 'closed', code, jitter: random() })
        isOver = true
      }

      async function open() {
        const found = await pass()
        if (isOver) return
        if ('code' in found) return closed(found.code)
        const opened = new WebSocket(`${url}?token=${encodeURIComponent(found.token)}`)
        socket = opened
        opened.addEventListener('open', () => sendEvent({ type: 'opened' }))
        opened.addEventListener('message', ({ data }) => {
          if (data === 'PONG') return sendEvent({ type: 'pong' })
          const found = notificationIn(data)
          if (found !== null) sendEvent({ type: 'frame', notification: found })
        })
        opened.addEventListener('close', ({ code }) => closed(code))
        opened.addEventListener('error', () => undefined)
      }
      open().catch(() => closed(NO_TICKET))

      // A socket that is closing throws; its close event follows and is what counts.
      receive((event) => {
        if (event.type === 'ping') attempt(() => socket?.send('{"event":"PING"}'))
        if (event.type === 'drop') {
          closed(NO_PONG)
          attempt(() => socket?.close(NO_PONG))
        }
      })
      return () => {
        isOver = true
        attempt(() => socket?.close(1000))
      }
    }),
  }
}
