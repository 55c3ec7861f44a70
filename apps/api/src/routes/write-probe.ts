import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import { isLockTimeout } from '../db/errors.ts'

const PATIENCE_MS = 2000
const GOOD_FOR_MS = 5000
const BAD_FOR_MS = 1000

type Probe = { at: number; answer: Promise<boolean>; isGood: boolean }

/**
 * Whether the database takes writes. A disk may be full, or the database read-only, while every read succeeds. Writes at most once
 * in 5 s, once a second while that fails, and waits at most 2 s.
 */
export function createWriteProbe(db: Db, now: () => number = () => performance.now()): () => Promise<boolean> {
  let last: Probe | null = null
  return () => {
    if (last !== null && now() - last.at < (last.isGood ? GOOD_FOR_MS : BAD_FOR_MS)) return last.answer
    const probe: Probe = { at: now(), answer: write(db), isGood: true }
    last = probe
    return probe.answer.then((isGood) => {
      probe.isGood = isGood
      return isGood
    })
  }
}

async function write(db: Db): Promise<boolean> {
  const written = db
    .transaction()
    .execute(async (trx) => {
      // A backup reads the table for as long as it lasts: to wait for it in vain is no failure.
      await sql`select set_config('lock_timeout', '500', true)`.execute(trx)
      // A table that was just emptied has no page: the row needs a new one from the disk.
      await sql`truncate write_probe`.execute(trx)
      await sql`insert into write_probe values (app_now())`.execute(trx)
    })
    .then(() => true, isLockTimeout)
  return Promise.race([written, wait(PATIENCE_MS, false, { ref: false })])
}
