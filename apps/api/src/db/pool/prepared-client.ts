import type { PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { isConnectionLost, isStalePlan, ReplicationUnknown } from '../errors.ts'
import { noteDatabaseError } from './database-away.ts'
import { isReplicationWaitInterrupted } from './replication-wait.ts'
import { statementName } from './statement-name.ts'
import { answerTimeoutOf, statementTimeoutSetBy } from './statement-timeout.ts'

/** The longest that a timer takes; the driver takes 0 for its own default. */
const NEVER_MS = 2 ** 31 - 1
const BEGUN = { command: 'BEGIN', rowCount: 0, rows: [] }
const ROLLED_BACK = { command: 'ROLLBACK', rowCount: 0, rows: [] }

/**
 * A connection of the pool, for as long as somebody has it. Statements with values are prepared once for each connection.
 * A connection that broke, or that prepared statements before the tables changed, is closed when it comes back.
 *
 * Nobody waits for the answer to `begin`: it travels with the first statements, which fail where it did. `commit` fails with
 * the error of the first statement that failed, for nobody may have waited for the last ones (`sendBeforeCommit`).
 */
export class PreparedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #isPrepared: boolean
  #isBroken = false
  #begin: Promise<unknown> | null = null
  #failure: unknown = null
  /** Timeout of the transaction that set one; null: that of the pool. */
  #answerTimeoutMs: number | null = null

  constructor(client: pg.PoolClient, isPrepared: boolean) {
    this.#client = client
    this.#isPrepared = isPrepared
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query(): never
  async query(text = '', values: readonly unknown[] = []): Promise<unknown> {
    if (text === 'begin') {
      this.#failure = null
      this.#answerTimeoutMs = null
      this.#begin = this.#send(text, values)
      this.#begin.catch(() => {})
      return BEGUN
    }
    if (text === 'rollback') return this.#rollback()
    const statementTimeoutMs = statementTimeoutSetBy(text, values)
    if (statementTimeoutMs !== null) this.#answerTimeoutMs = answerTimeoutOf(statementTimeoutMs) || NEVER_MS
    const [result] = await Promise.all([this.#send(text, values), this.#begin])
    if (text === 'commit' && result.command === 'ROLLBACK' && this.#failure !== null) throw this.#failure
    return result
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#isBroken)
  }

  /** A lost connection takes its transaction along; why it was lost has been said before. */
  async #rollback(): Promise<unknown> {
    try {
      return await this.#send('rollback', [])
    } catch (error) {
      if (!isConnectionLost(error)) throw error
      return ROLLED_BACK
    }
  }

  async #send(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const name = !this.#isPrepared || values.length === 0 ? undefined : statementName(text)
    try {
      const result = await this.#client.query({
        text,
        values: [...values],
        ...(name !== undefined && { name }),
        ...(this.#answerTimeoutMs !== null && { query_timeout: this.#answerTimeoutMs }),
      })
      if (isReplicationWaitInterrupted(this.#client))
        throw new ReplicationUnknown('The commit may be on the primary alone')
      return result
    } catch (error) {
      noteDatabaseError(error)
      this.#failure ??= error
      this.#isBroken ||= isConnectionLost(error) || isStalePlan(error)
      throw error
    }
  }
}
