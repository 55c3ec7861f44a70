import type { PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { isConnectionLost, isStalePlan } from './errors.ts'
import { statementName } from './statement-name.ts'

/**
 * A connection of the pool, for as long as somebody has it. Statements with values are prepared once for each connection.
 * A connection that broke, or that prepared statements before the tables changed, is closed when it comes back.
 */
export class PreparedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  #isBroken = false

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query(): never
  async query(text = '', values: readonly unknown[] = []): Promise<unknown> {
    const name = values.length === 0 ? undefined : statementName(text)
    try {
      return await this.#client.query({ text, values: [...values], ...(name !== undefined && { name }) })
    } catch (error) {
      this.#isBroken ||= isConnectionLost(error) || isStalePlan(error)
      throw error
    }
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#isBroken)
  }
}
