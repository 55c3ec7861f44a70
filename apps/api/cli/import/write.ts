import { sql } from 'kysely'
import stringify from 'safe-stable-stringify'
import type { Trx } from '../../src/db/connection.ts'
import { names, type Row, type State, TABLES, type TableName } from './tables.ts'

export type Change = { table: TableName; put: Row[]; gone: Row[] }

/** The changes that turn one state into the other; none where they are equal. */
export function changesOf(before: State, after: State): Change[] {
  return names.flatMap((table) => {
    const put = [...after[table]].filter(([key, row]) => !isSame(before[table].get(key), row)).map(([, row]) => row)
    const gone = [...before[table]].filter(([key]) => !after[table].has(key)).map(([, row]) => row)
    return put.length + gone.length > 0 ? [{ table, put, gone }] : []
  })
}

export const isSame = (one: Row | undefined, other: Row): boolean =>
  one !== undefined && stringify(one) === stringify(other)

/** Runs one statement for each table, however many rows there are. */
export async function write(trx: Trx, changes: Change[]): Promise<void> {
  const of = (table: TableName, what: 'put' | 'gone') =>
    changes.flatMap((one) => (one.table === table ? one[what] : []))
  for (const table of names.toReversed()) await remove(trx, table, of(table, 'gone'))
  for (const table of names) {
    for (const rows of Map.groupBy(of(table, 'put'), (row) => Object.keys(row).toSorted().join(' ')).values()) {
      await upsert(trx, table, rows)
    }
  }
}

async function upsert(trx: Trx, table: TableName, rows: Row[]): Promise<void> {
  const keys: readonly string[] = TABLES[table]
  const columns = Object.keys(rows[0] ?? {})
  const listed = (which: string[]) => sql.join(which.map((column) => sql.id(column)))
  const others = columns.filter((column) => !keys.includes(column))
  const then =
    others.length === 0
      ? sql`do nothing`
      : sql`do update set ${sql.join(others.map((column) => sql`${sql.id(column)} = excluded.${sql.id(column)}`))}`
  await sql`insert into ${sql.table(table)} (${listed(columns)})
    select ${listed(columns)} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict (${listed([...keys])}) ${then}`.execute(trx)
}

async function remove(trx: Trx, table: TableName, rows: Row[]): Promise<void> {
  if (rows.length === 0) return
  const same = TABLES[table].map((key) => sql`one.${sql.id(key)} = gone.${sql.id(key)}`)
  await sql`delete from ${sql.table(table)} one
    using json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) gone
    where ${sql.join(same, sql` and `)}`.execute(trx)
}
