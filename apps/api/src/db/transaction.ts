import { sql } from 'kysely'
import type { Db, Trx } from './connection.ts'
import { isRepeatable } from './errors.ts'
import { sendBeforeCommit } from './pipeline.ts'

const ATTEMPTS = 5
const LONGEST_FIRST_WAIT_MS = 20

/** Has `effect` run once the transaction is committed, and never if it is not. An effect handles its own failures. */
export type AfterCommit = (effect: () => unknown) => void

type Work<Result> = (trx: Trx, after: AfterCommit) => Promise<Result>

/** `dryRun` rolls back what `work` wrote and answers the same. `genericPlans`: see `keyedTransaction`. */
type Options = { dryRun?: boolean | undefined; genericPlans?: boolean }

/**
 * Runs `work` in one transaction (read committed), the only way to write in more than one statement. What it returns is committed,
 * a refusal too. What it throws rolls back: `throw new Refused(…)` undoes the writes and answers the failure. Effects outside the
 * database are left to `after`, because `work` runs again, up to five times in all, when it lost a deadlock or a serialization
 * conflict, or throws `ChangedMeanwhile`.
 */
export async function transaction<Result>(
  db: Db,
  work: Work<Result>,
  { dryRun = false, genericPlans = false }: Options = {},
): Promise<Result> {
  let effects: (() => unknown)[] = []
  const begun = async (trx: Trx) => {
    effects = []
    // Travels with the first statements of `work`.
    if (genericPlans) await sendBeforeCommit(trx, GENERIC_PLANS)
    return work(trx, (effect) => effects.push(effect))
  }
  const result = await repeated(() => (dryRun ? rolledBack(db, begun) : db.transaction().execute(begun)))
  if (!dryRun) await Promise.all(effects.map((effect) => effect()))
  return result
}

const GENERIC_PLANS = sql`set local plan_cache_mode = force_generic_plan`

/**
 * A `transaction` in which every statement finds its rows by keys, as those of a booking do: one plan fits all values. Planning anew
 * can take longer than running.
 */
export const keyedTransaction = <Result>(db: Db, work: Work<Result>): Promise<Result> =>
  transaction(db, work, { genericPlans: true })

async function rolledBack<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  const trx = await db.startTransaction().execute()
  try {
    return await work(trx)
  } finally {
    await trx.rollback().execute()
  }
}

/**
 * Runs `read` on the database as it is at one moment, and again like `transaction`: what several statements answer fits
 * together. For what one statement cannot read. It has one connection: `read` must not ask the database beside it, for whoever
 * holds one connection and waits for another may wait for ever.
 */
export async function inSnapshot<Result>(db: Db, read: (snapshot: Trx) => Promise<Result>): Promise<Result> {
  const begun = () => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return repeated(() => begun().execute(read))
}

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
