import { setTimeout as pause } from 'node:timers/promises'
import { createPool } from '../../apps/api/src/db/pool/pool.ts'

/** What a reservation leaves for good; its e-mails, keys and messages are deleted again. */
const STAYING = ['reservation', 'hold', 'occupancy', 'notification']

const LOOKS = 300

export type Disk = {
  /** Every table with its indexes. */
  all: number
  /** The tables that stay, with their indexes and nothing that is dead. */
  staying: number
  /** Written to the log (WAL). */
  log: number
}

/**
 * What `work` adds to a database, in bytes: only what it writes itself, for the tables are as small as they can be before, and nothing
 * else may write meanwhile. It rewrites the tables that stay: for a database of the bench's own.
 */
export async function diskOf(url: string, work: () => Promise<void>): Promise<Disk> {
  const pool = createPool({ connectionString: url, max: 1, isPrepared: false, onConnectionError: console.error })
  const connection = await pool.connect()
  const bytes = async (text: string, values: unknown[] = []) =>
    Number((await connection.query<{ bytes: string }>(`select ${text} as bytes`, values)).rows[0]?.bytes)
  const sizeOf = (tables: string) => `(select sum(pg_total_relation_size(oid)) from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and ${tables})`
  const tables = async () => ({
    all: await bytes(sizeOf('true')),
    staying: await bytes(sizeOf('relname = any($1)'), [STAYING]),
  })
  const compact = async () => {
    for (const table of STAYING) await connection.query(`vacuum full ${table}`, [])
  }
  try {
    await compact()
    // Else the first change of each page since the last checkpoint writes the page as well, of whatever it holds.
    await connection.query('checkpoint', [])
    const before = { ...(await tables()), log: await bytes(`pg_current_wal_lsn() - '0/0'`) }
    await work()
    await delivered(bytes)
    const [{ all }, log] = [await tables(), await bytes(`pg_current_wal_lsn() - '0/0'`)]
    await compact()
    const { staying } = await tables()
    return { all: all - before.all, staying: staying - before.staying, log: log - before.log }
  } finally {
    connection.release()
    await pool.end()
  }
}

/** Notifications and e-mails of what was booked are written after it. */
async function delivered(bytes: (text: string) => Promise<number>): Promise<void> {
  for (let look = 0; look < LOOKS && (await bytes('(select count(*) from outbox)')) > 0; look++) await pause(100)
}
