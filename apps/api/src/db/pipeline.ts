import type { CompiledQuery } from 'kysely'
import type { Trx } from './schema.ts'

/** Statement of Kysely's builder, or `sql` with a type. */
type Statement<Row> = { compile(executor: Trx): CompiledQuery<Row> }
type Statements = Readonly<Record<string, Statement<unknown>>>
type RowsOf<Named extends Statements> = {
  [Name in keyof Named]: Named[Name] extends Statement<infer Row> ? Row[] : never
}

/**
 * Sends the statements in the order in which they are written, without waiting for the answers between them: the clients of
 * the pool pipeline (`pool.ts`). The database runs them one after the other, each seeing what those before it waited for and
 * wrote. Answers the rows of each by its name. Rejects with the error of the first that fails; those after it do nothing.
 */
export async function pipeline<Named extends Statements>(trx: Trx, statements: Named): Promise<RowsOf<Named>> {
  const results = await trx.getExecutor().provideConnection((connection) =>
    Promise.all(
      Object.entries(statements).map(async ([name, statement]) => {
        const { rows } = await connection.executeQuery(statement.compile(trx))
        return [name, rows] as const
      }),
    ),
  )
  return Object.fromEntries(results) as RowsOf<Named>
}

/**
 * Sends statements of a transaction without waiting: they travel with what is sent next, the last ones with the commit, which
 * rejects with the error of the first of them that fails. Nothing may depend on what they return.
 */
export async function sendBeforeCommit(trx: Trx, ...statements: Statement<unknown>[]): Promise<void> {
  await trx.getExecutor().provideConnection(async (connection) => {
    for (const statement of statements) connection.executeQuery(statement.compile(trx)).catch(() => {})
  })
}

/** The row of a statement that always has one. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A statement that always has a row returned none')
  return row
}
