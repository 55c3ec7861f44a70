import { type Selectable, sql } from 'kysely'
import type { Trx } from './connection.ts'
import type { Database } from './schema.ts'

/** Rows by table, in an order in which every row finds what it refers to. JSON stays an object. */
export type Rows = { [Table in keyof Database]?: Partial<Selectable<Database[Table]>>[] }

/** One statement a table, however many rows: they travel as one JSON text. */
export async function insertAll(trx: Trx, rows: Rows): Promise<void> {
  for (const [table, list] of Object.entries(rows)) {
    const first = list[0]
    if (first === undefined) continue
    const columns = sql.join(Object.keys(first).map((column) => sql.id(column)))
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(list)}::json)`.execute(
      trx,
    )
  }
}
