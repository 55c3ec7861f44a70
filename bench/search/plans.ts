import { createRequire } from 'node:module'
import { root } from '../../scripts/run.ts'

const pg = createRequire(`${root}apps/api/package.json`)('pg') as typeof import('../../apps/api/node_modules/@types/pg')

type Statement = { text: string; values: unknown[] }

/** The statements that `work` sends to the database. */
export async function record(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const { query } = pg.Client.prototype
  const listening = function (this: unknown, ...sent: unknown[]): unknown {
    const [config] = sent
    if (typeof config === 'object' && config !== null && 'text' in config) {
      const { text, values } = config as { text: string; values?: unknown[] }
      statements.push({ text, values: values ?? [] })
    }
    return Reflect.apply(query, this, sent)
  }
  Object.assign(pg.Client.prototype, { query: listening })
  try {
    await work()
  } finally {
    Object.assign(pg.Client.prototype, { query })
  }
  return [...new Map(statements.map((statement) => [statement.text, statement])).values()]
}

/** The database's plan for each of them. */
export async function explained(url: string, statements: Statement[]): Promise<{ name: string; plan: string[] }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const plans: { name: string; plan: string[] }[] = []
  try {
    for (const { text, values } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, buffers, costs off) ${text}`,
        values,
      )
      plans.push({ name: text.replace(/\s+/g, ' ').trim().slice(0, 90), plan: rows.map((row) => row['QUERY PLAN']) })
    }
  } finally {
    await client.end()
  }
  return plans
}
