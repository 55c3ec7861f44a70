import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Connections beyond a limit that are still answered, with 503: a health check shares its address with whoever floods. */
const SURPLUS_SHARE = 0.25

const surplus = new WeakSet<Socket>()

/** Whether a connection is one too many: it gets `/healthz`, `/readyz`, or 503, and is closed after one answer. */
export const isSurplus = (socket: Socket | null | undefined): boolean => socket != null && surplus.has(socket)

export type ConnectionLimits = {
  /** Open at once on the server. */
  total: number
  /** Open at once from the addresses of one key. */
  perAddress: number
  /** The addresses of one household have one key; null: without a limit of its own. */
  keyOf: (ip: string) => string | null
}

/** Marks connections beyond the limits as surplus, and drops those far beyond. */
export function limitConnections(server: Server, { total, perAddress, keyOf }: ConnectionLimits): void {
  const ofAddress = new Map<string, number>()
  let open = 0
  server.maxConnections = withSurplus(total)
  server.on('connection', (socket: Socket) => {
    const ip = socket.remoteAddress
    if (ip === undefined) return
    const key = keyOf(ip)
    const here = key === null ? 0 : (ofAddress.get(key) ?? 0) + 1
    if (here > withSurplus(perAddress)) return void socket.destroy()
    open += 1
    if (key !== null) ofAddress.set(key, here)
    if (open > total || here > perAddress) surplus.add(socket)
    socket.once('close', () => {
      open -= 1
      if (key === null) return
      const left = (ofAddress.get(key) ?? 1) - 1
      if (left > 0) ofAddress.set(key, left)
      else ofAddress.delete(key)
    })
  })
}

const withSurplus = (limit: number): number => Math.ceil(limit * (1 + SURPLUS_SHARE))
