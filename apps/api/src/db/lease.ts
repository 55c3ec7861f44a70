import type { PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { isConnectionLost, isStalePlan } from './errors.ts'
import { type Kept, Packet, type Said, type Told } from './packet.ts'
import { statementName } from './statement-name.ts'
import { Trip } from './trip.ts'

const BEGIN: Said = { name: 'begin', text: 'begin', values: [] }
const COMMIT: Said = { name: 'commit', text: 'commit', values: [] }
const done = (command: string) => ({ command, rowCount: null, rows: [] })
const said = (text: string, values: readonly unknown[]): Said => ({
  text,
  values,
  name: values.length === 0 ? undefined : statementName(text),
})

const keptBy = new WeakMap<pg.PoolClient, Kept>()

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
    // Without values it may be several statements, which no packet takes.
    const isBare = values.length === 0 && this.#transaction !== 'wanted' && this.#transaction !== 'over'
    if (isBare) return this.#watched(this.#client.query(text))
    const [result] = await this.#send([said(text, values)])
    return result
  }

  async #travel({ statements, commits }: Trip): Promise<unknown> {
    const all = statements.map(({ sql, parameters }) => said(sql, parameters))
    const results = await this.#send(commits ? [...all, COMMIT] : all, commits)
    if (commits && results.pop()?.command !== 'COMMIT')
      throw new Error('The transaction was rolled back before its end')
    return { command: 'SELECT', rowCount: results.length, rows: results.map(({ rows }) => rows) }
  }

  async #send(all: readonly Said[], isEnd = false): Promise<Told[]> {
    if (this.#transaction === 'over') throw new Error('Nothing may come after what goes last')
    const begins = this.#transaction === 'wanted'
    if (begins) this.#transaction = 'open'
    const kept = keptBy.get(this.#client) ?? new Map()
    keptBy.set(this.#client, kept)
    const packet = new Packet(begins ? [BEGIN, ...all] : all, kept)
    this.#client.query(packet)
    const told = await this.#watched(packet.told)
    if (isEnd) this.#transaction = 'over'
    return begins ? told.slice(1) : told
  }

  async #watched<Result>(answer: Promise<Result>): Promise<Result> {
    try {
      return await answer
    } catch (error) {
      this.#lost ||= isConnectionLost(error) || isStalePlan(error)
      throw error
    }
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#lost)
  }
}
