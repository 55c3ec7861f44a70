import type { CompiledQuery } from 'kysely'
import type { Trx } from './schema.ts'

/** What Kysely builds, or `sql` with a type. */
type Statement<Row> = { compile(executor: Trx): CompiledQuery<Row> }
type RowsOf<Statements extends readonly Statement<unknown>[]> = {
  [Place in keyof Statements]: Statements[Place] extends Statement<infer Row> ? Row[] : never
}

/**
 * Sends the statements without waiting for the answers between them: the clients of the pool pipeline (`pool.ts`). The
 * database runs them one after the other, each seeing what those before it waited for and wrote. Rejects with the error of the
 * first that fails; those after it do nothing.
 */
export async function pipeline<const Statements extends readonly Statement<unknown>[]>(
  trx: Trx,
  ...statements: Statements
): Promise<RowsOf<Statements>> {
  const results = await trx
    .getExecutor()
    .provideConnection((connection) =>
      Promise.all(statements.map((statement) => connection.executeQuery(statement.compile(trx)))),
    )
  return results.map(({ rows }) => rows) as RowsOf<Statements>
}

/**
 * Sends the last statements of a transaction with its commit, which rejects with the error of the first of them that fails.
 * Nothing may depend on what they return.
 */
export async function sendBeforeCommit(trx: Trx, ...statements: Statement<unknown>[]): Promise<void> {
  await trx.getExecutor().provideConnection(async (connection) => {
    for (const statement of statements) connection.executeQuery(statement.compile(trx)).catch(() => {})
  })
}
