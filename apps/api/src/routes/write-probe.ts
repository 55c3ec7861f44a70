import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import { isLockTimeout } from '../db/errors.ts'
import { awaitReplication } from '../db/pool/replication-wait.ts'
import { transaction } from '../db/transaction.ts'

const PATIENCE_MS = 2000
const GOOD_FOR_MS = 5000
const BAD_FOR_MS = 1000

type Probe = { at: number; answer: Promise<boolean>; isGood: boolean; isUnderWay: boolean }

/**
 * Whether the database takes writes. A disk may be full, the database read-only, or its standby away, while every read succeeds.
 * Writes at most once in 5 s, once a second while that fails, never two at once, and waits at most 2 s.
 */
export function createWriteProbe(db: Db, now: () => number = () => performance.now()): () => Promise<boolean> {
  let last: Probe | null = null
  return () => {
    if (last !== null && (last.isUnderWay || now() - last.at < (last.isGood ? GOOD_FOR_MS : BAD_FOR_MS)))
      return last.answer
    const written = write(db)
    const answer = Promise.race([written, wait(PATIENCE_MS, false, { ref: false })])
    const probe: Probe = { at: now(), answer, isGood: true, isUnderWay: true }
    last = probe
    void written.then(() => {
      probe.isUnderWay = false
    })
    return probe.answer.then((isGood) => {
      probe.isGood = isGood
      return isGood
    })
  }
}

async function write(db: Db): Promise<boolean> {
  try {
    await writeRow(db).catch(async (error: unknown) => {
      if (!isLockTimeout(error)) throw error
      // Either a backup is reading the table, or a commit of another process waits for the standby: a commit of our own tells which.
      await awaitReplication.execute(db)
    })
    return true
  } catch {
    return false
  }
}

const writeRow = (db: Db): Promise<void> =>
  transaction(db, async (trx) => {
    await sql`select set_config('lock_timeout', '500', true)`.execute(trx)
    // An emptied table has no page, so the row needs a new one from the disk.
    await sql`truncate write_probe`.execute(trx)
    await sql`insert into write_probe values (app_now())`.execute(trx)
  })
