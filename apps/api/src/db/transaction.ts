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
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === ATTEMPTS || !isRepeatable(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_FIRST_WAIT_MS * 2 ** attempt))
    }
  }
}

function isTransaction(db: Db | Trx): db is Trx {
  return db.isTransaction
}
