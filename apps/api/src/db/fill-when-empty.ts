import { sql } from 'kysely'
import { createDb } from './connection.ts'
import { fill } from './fill.ts'

// Another than the one of migrations: those are over when filling begins.
const ADVISORY_LOCK = 7_964_282

/** Puts the demo catalogue into a database without shops; of several processes one does it and the others wait. */
export async function fillWhenEmpty(url: string, shops: number, say: (line: string) => void): Promise<void> {
  const db = createDb(url, { maxConnections: 4, statementTimeoutMs: 0, lockTimeoutMs: 0 })
  try {
    await db.connection().execute(async (holder) => {
      await sql`select pg_advisory_lock(${ADVISORY_LOCK})`.execute(holder)
      const found = await holder.selectFrom('shop').select('id').limit(1).executeTakeFirst()
      if (found) return
      const began = performance.now()
      say(`Filling the demo catalogue: ${shops} shops, once …`)
      await fill(db, { shops })
      say(`Filled in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    })
  } finally {
    await db.destroy()
  }
}
