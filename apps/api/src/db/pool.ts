import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { Lease } from './lease.ts'

type PoolOptions = pg.PoolConfig & { onConnectionError: (error: Error) => void }

/**
 * A pool for Kysely in which an SQL error leaves the connection open, and a connection that the server has ended is
 * never handed to the next one who asks.
 */
export function createPool({ onConnectionError, ...config }: PoolOptions): PostgresPool {
  const pool = new pg.Pool({ ...config, pipeline: true })
  let ended = false
  const report = (error: Error) => {
    if (!ended) onConnectionError(error)
  }
  pool.on('error', report)
  // Also while in use: an 'error' event that nobody hears ends the process.
  pool.on('connect', (client) => void client.on('error', report))
  return {
    options: pool.options,
    connect: async () => new Lease(await pool.connect()),
    end() {
      ended = true
      return pool.end()
    },
  }
}
