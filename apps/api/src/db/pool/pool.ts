import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { coalescingSocket } from './coalescing-socket.ts'
import { noteDatabaseError } from './database-away.ts'
import { PreparedClient } from './prepared-client.ts'
import { watchReplicationWait } from './replication-wait.ts'

type PoolOptions = pg.PoolConfig & {
  /** Whether connections keep prepared statements. */
  isPrepared: boolean
  onConnectionError: (error: Error) => void
}

/** Connections that are open, those of them that nobody uses, and how many wait for one. */
export type PoolState = { open: number; idle: number; waiting: number; most: number }

/**
 * A pool for Kysely in which an SQL error leaves the connection open, and a connection that the server has ended is
 * never handed to the next one who asks.
 */
export function createPool({
  isPrepared,
  onConnectionError,
  ...config
}: PoolOptions): PostgresPool & { state(): PoolState } {
  const pool = new pg.Pool({ ...config, pipeline: true, stream: coalescingSocket })
  let ended = false
  const report = (error: Error) => {
    noteDatabaseError(error)
    if (!ended) onConnectionError(error)
  }
  pool.on('error', report)
  // Also while in use: an 'error' event that nobody hears ends the process.
  pool.on('connect', (client) => {
    client.on('error', report)
    watchReplicationWait(client)
  })
  return {
    options: pool.options,
    async connect() {
      try {
        return new PreparedClient(await pool.connect(), isPrepared)
      } catch (error) {
        noteDatabaseError(error)
        throw error
      }
    },
    state: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: pool.options.max,
    }),
    end() {
      ended = true
      return pool.end()
    },
  }
}
