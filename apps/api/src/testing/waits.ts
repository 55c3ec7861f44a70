import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../db/connection.ts'

/** Until a statement with these `words` waits for a lock. Fails when the answer is there before. */
export async function waits(db: Db, answer: Promise<unknown>, words: string): Promise<void> {
  let answered = false
  const note = () => {
    answered = true
  }
  answer.then(note, note)
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like ${`%${words}%`}`.execute(db)
    if (rows.length > 0) return
    expect(answered, `It did not wait in "${words}"`).toBe(false)
  }
}
