import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { isConnectionLost, isStalePlan } from './errors.ts'
import { statementName } from './statement-name.ts'

type PoolOptions = pg.PoolConfig & { onConnectionError: (error: Error) => void }

/**
 * A pool for Kysely in which an SQL error leaves the connection open, and a connection that the server has ended is
 * never handed to the next one who asks.
 */
export function createPool({ onConnectionError, ...config }: PoolOptions): PostgresPool {
  const pool = new pg.Pool(config)
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

class Lease implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  #lost = false

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query(): never
  async query(text?: string, values: readonly unknown[] = []): Promise<unknown> {
    if (text === undefined) throw new Error('Cursors are not used here')
    const name = values.length === 0 ? undefined : statementName(text)
    try {
      return await this.#client.query({ text, values: [...values], ...(name !== undefined && { name }) })
    } catch (error) {
      this.#lost ||= isConnectionLost(error) || isStalePlan(error)
      throw error
    }
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#lost)
  }
}
