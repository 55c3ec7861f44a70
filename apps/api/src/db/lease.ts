import type { PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { isConnectionLost, isStalePlan } from './errors.ts'
import { statementName } from './statement-name.ts'
import { Trip } from './trip.ts'

type Said = { text: string; values: readonly unknown[] }

const BEGIN: Said = { text: 'begin', values: [] }
const COMMIT: Said = { text: 'commit', values: [] }
const done = (command: string) => ({ command, rowCount: null, rows: [] })

/**
 * A connection for as long as somebody has it. `begin` waits for the first statement and travels with it; a transaction
 * in which nothing was said is never begun.
 */
export class Lease implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  #transaction: 'none' | 'wanted' | 'open' | 'over' = 'none'
  #lost = false

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query(): never
  async query(text?: string, values: readonly unknown[] = []): Promise<unknown> {
    if (text === undefined) throw new Error('Cursors are not used here')
    const [trip] = values
    if (trip instanceof Trip) return this.#travel(trip)
    if (text === BEGIN.text) {
      this.#transaction = 'wanted'
      return done('BEGIN')
    }
    if (text.startsWith('start transaction')) this.#transaction = 'open'
    if (text === COMMIT.text || text === 'rollback') {
      const isOpen = this.#transaction === 'open'
      this.#transaction = 'none'
      if (!isOpen) return done(text.toUpperCase())
    }
    const [result] = await this.#send([{ text, values }])
    return result
  }

  async #travel({ statements, commits }: Trip): Promise<unknown> {
    const said: Said[] = statements.map(({ sql, parameters }) => ({ text: sql, values: parameters }))
    const results = await this.#send(commits ? [...said, COMMIT] : said, commits)
    if (commits && results.pop()?.command !== 'COMMIT')
      throw new Error('The transaction was rolled back before its end')
    return { command: 'SELECT', rowCount: results.length, rows: results.map(({ rows }) => rows) }
  }

  async #send(said: readonly Said[], isEnd = false): Promise<pg.QueryResult[]> {
    const begins = this.#transaction === 'wanted'
    if (begins) this.#transaction = 'open'
    if (isEnd) this.#transaction = 'over'
    const answers = await Promise.allSettled(this.#write(begins ? [BEGIN, ...said] : said))
    const results: pg.QueryResult[] = []
    for (const answer of answers) {
      if (answer.status === 'rejected') {
        // The first says why; those behind it only that the transaction was over already.
        this.#lost ||= isConnectionLost(answer.reason) || isStalePlan(answer.reason)
        throw answer.reason
      }
      results.push(answer.value)
    }
    return begins ? results.slice(1) : results
  }

  /** All in one packet. */
  #write(said: readonly Said[]): Promise<pg.QueryResult>[] {
    const { stream } = this.#client.connection
    stream.cork()
    try {
      return said.map(({ text, values }) => {
        const name = values.length === 0 ? undefined : statementName(text)
        return this.#client.query({ text, values: [...values], ...(name !== undefined && { name }) })
      })
    } finally {
      stream.uncork()
    }
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#lost)
  }
}
