import type { Db, Trx } from './connection.ts'
import { isRepeatable } from './errors.ts'

const ATTEMPTS = 5
const LONGEST_FIRST_WAIT_MS = 20

/**
 * Runs `work` in one transaction (read committed) and again, up to five times in all, when it lost a deadlock or a
 * serialization conflict, or throws `ChangedMeanwhile`: `work` must do nothing outside the database. Inside a transaction it
 * joins that one.
 */
export async function transaction<Result>(db: Db | Trx, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  if (isTransaction(db)) return work(db)
  return repeated(() => db.transaction().execute(work))
}

const databases = new WeakMap<Trx, Db>()

/**
 * Runs `read` on the database as it is at one moment, and again like `transaction`: what several statements answer fits
 * together. For what one statement cannot read. It has one connection: `read` must not ask the database beside it, for whoever
 * holds one connection and waits for another may wait for ever.
 */
export async function inSnapshot<Result>(db: Db, read: (snapshot: Trx) => Promise<Result>): Promise<Result> {
  const begun = () => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return repeated(() =>
    begun().execute((snapshot) => {
      databases.set(snapshot, db)
      return read(snapshot)
    }),
  )
}

/** The database that a snapshot is of, by which to keep what was read of it. */
export const databaseOf = (db: Db | Trx): Db => (isTransaction(db) ? (databases.get(db) ?? db) : db)

async function repeated<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || !isRepeatable(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_FIRST_WAIT_MS * 2 ** attempt))
    }
  }
}

function isTransaction(db: Db | Trx): db is Trx {
  return db.isTransaction
}
