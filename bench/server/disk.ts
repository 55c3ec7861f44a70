import { createPool } from '../../apps/api/src/db/pool/pool.ts'

/** What a reservation leaves for good; its e-mails, keys and messages are deleted again. */
const STAYING = ['reservation', 'hold', 'occupancy', 'notification']

export type Disk = {
  /** Every table with its indexes. */
  all: number
  /** The tables that stay, with their indexes and nothing that is dead. */
  staying: number
  /** Ever written to the log (WAL). */
  log: number
}

/** Bytes of a database so far. It rewrites the tables that stay: for a database of the bench's own. */
export async function diskOf(url: string): Promise<Disk> {
  const pool = createPool({ connectionString: url, max: 1, isPrepared: false, onConnectionError: console.error })
  const connection = await pool.connect()
  try {
    const bytes = async (text: string, values: unknown[] = []) =>
      Number((await connection.query<{ bytes: string }>(`select ${text} as bytes`, values)).rows[0]?.bytes)
    const sizeOf = (tables: string) => `(select sum(pg_total_relation_size(oid)) from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and ${tables})`
    const all = await bytes(sizeOf('true'))
    const log = await bytes(`pg_current_wal_lsn() - '0/0'`)
    for (const table of STAYING) await connection.query(`vacuum full ${table}`, [])
    return { all, staying: await bytes(sizeOf('relname = any($1)'), [STAYING]), log }
  } finally {
    connection.release()
    await pool.end()
  }
}
