import { CompiledQuery } from 'kysely'
import type { Trx } from './connection.ts'

/** Statements that travel to the database as one, in this order. Only a pool of ours knows what to do with it. */
export class Trip {
  readonly statements: readonly CompiledQuery[]
  /** Whether the transaction ends with them. */
  readonly commits: boolean

  constructor(statements: readonly CompiledQuery[], commits: boolean) {
    this.statements = statements
    this.commits = commits
  }
}

/** What Kysely builds, or `sql` with a type. */
export type Statement<Row> = { compile(executor: Trx): CompiledQuery<Row> }
export type RowsOf<Statements extends readonly Statement<unknown>[]> = {
  [Place in keyof Statements]: Statements[Place] extends Statement<infer Row> ? Row[] : never
}

/**
 * Runs statements one after the other as always, each seeing what those before it waited for and wrote, but without
 * going back and forth between them: a way to the database costs more than most statements. Rejects with the error of
 * the first that fails; those after it did nothing.
 */
export function together<const Statements extends readonly Statement<unknown>[]>(
  trx: Trx,
  ...statements: Statements
): Promise<RowsOf<Statements>> {
  return travel(trx, statements, false)
}

/** The same, and the transaction is committed: nothing may come after it. */
export function lastly<const Statements extends readonly Statement<unknown>[]>(
  trx: Trx,
  ...statements: Statements
): Promise<RowsOf<Statements>> {
  return travel(trx, statements, true)
}

async function travel<Statements extends readonly Statement<unknown>[]>(
  trx: Trx,
  statements: Statements,
  commits: boolean,
): Promise<RowsOf<Statements>> {
  const trip = new Trip(
    statements.map((statement) => statement.compile(trx)),
    commits,
  )
  const { rows } = await trx.executeQuery(CompiledQuery.raw('together', [trip]))
  return rows as RowsOf<Statements>
}
