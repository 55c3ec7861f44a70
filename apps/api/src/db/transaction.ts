import type { Db, Trx } from './connection.ts'
import { isRepeatable } from './errors.ts'

const ATTEMPTS = 5
const LONGEST_FIRST_WAIT_MS = 20

/**
 * Runs `work` in one transaction (read committed) and again, up to five times in all, when it lost a deadlock or a
 * serialization conflict, or throws `ChangedMeanwhile`: `work` must do nothing outside the database. Inside a transaction it
 * joins that one. With `dryRun` it undoes all that `work` wrote, and answers the same.
 */
export async function transaction<Result>(
  db: Db | Trx,
  work: (trx: Trx) => Promise<Result>,
  { dryRun = false }: { dryRun?: boolean | undefined } = {},
): Promise<Result> {
  if (isTransaction(db)) {
    if (dryRun) throw new Error('A dry run needs a transaction of its own')
    return work(db)
  }
  if (dryRun) return repeated(() => undone(db, work))
  return repeated(() => db.transaction().execute(work))
}

async function undone<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  const trx = await db.startTransaction().execute()
  try {
    return await work(trx)
  } finally {
    await trx.rollback().execute()
  }
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
