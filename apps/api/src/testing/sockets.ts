import { WebSocket } from 'ws'

export type Listener = { socket: WebSocket; next(): Promise<string>; closed: Promise<number> }
export type Sockets = {
  /** Frames are kept until asked for. */
  connect(origin: string, token: string, headers?: Record<string, string>): Listener
  closeAll(): void
}

/** Sockets that end with the test. */
export function testSockets(): Sockets {
  const open = new Set<WebSocket>()
  return {
    connect(origin, token, headers = {}) {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws?token=${token}`, { headers })
      open.add(socket)
      const frames: string[] = []
      const waiting: ((frame: string) => void)[] = []
      socket.on('message', (data) => {
        const frame = data.toString()
        const waiter = waiting.shift()
        if (waiter === undefined) frames.push(frame)
        else waiter(frame)
      })
      socket.on('error', () => {})
      const closed = new Promise<number>((resolve) => socket.once('close', resolve))
      const next = () => {
        const frame = frames.shift()
        return frame === undefined ? new Promise<string>((resolve) => waiting.push(resolve)) : Promise.resolve(frame)
      }
      return { socket, next, closed }
    },
    closeAll() {
      for (const socket of open) socket.terminate()
      open.clear()
    },
  }
}

/** The answer to a ping, once it is open. */
export async function pong({ socket, next }: Listener): Promise<string> {
  if (socket.readyState !== socket.OPEN) await new Promise((resolve) => socket.once('open', resolve))
  socket.send('{"event":"PING"}')
  return next()
}

/** How a handshake is answered: its status, and Retry-After in seconds where there is one. */
export function handshake({ socket }: Listener): Promise<[status: number, retryAfter?: number]> {
  return new Promise((resolve) => {
    socket.once('open', () => resolve([101]))
    socket.once('unexpected-response', (_request, { statusCode = 0, headers }) => {
      const wait = headers['retry-after']
      resolve(wait === undefined ? [statusCode] : [statusCode, Number(wait)])
    })
  })
}
