import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../config/config.ts'
import { within } from '../config/values.ts'
import { addressKey } from '../lib/address-key.ts'

/** Connections beyond a limit that are still answered, with 503: a health check shares its address with whoever floods. */
const SURPLUS_SHARE = 0.25

const surplus = new WeakSet<Socket>()

/** Whether a connection is one too many: it gets `/healthz`, `/readyz`, or 503, and is closed after one answer. */
export const isSurplus = (socket: Socket | null | undefined): boolean => socket != null && surplus.has(socket)

export type ConnectionLimits = {
  /** Open at once on the server. */
  total: number
  /** Open at once from one address (an IPv6 /64). */
  perAddress: number
  /** Addresses without a limit of their own: proxies that pass on the requests of many. */
  isExempt: (ip: string) => boolean
}

/** `RATE_LIMITS=off` leaves only the total. */
export const connectionLimits = ({
  rateLimits,
  trustedProxies,
  maxConnections,
  connectionsPerAddress,
}: Pick<Config, 'rateLimits' | 'trustedProxies' | 'maxConnections' | 'connectionsPerAddress'>): ConnectionLimits => ({
  total: maxConnections,
  perAddress: rateLimits === 'nobody' ? Number.POSITIVE_INFINITY : connectionsPerAddress,
  isExempt: within(trustedProxies),
})

/** Marks connections beyond the limits as surplus, and drops those far beyond. */
export function limitConnections(server: Server, { total, perAddress, isExempt }: ConnectionLimits): void {
  const ofAddress = new Map<string, number>()
  let open = 0
  server.maxConnections = withSurplus(total)
  server.on('connection', (socket: Socket) => {
    const ip = socket.remoteAddress
    if (ip === undefined) return
    const key = isExempt(ip) ? null : addressKey(ip)
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
