import { sql } from 'kysely'
import type { Logger } from '../lib/logger.ts'
import type { Db } from './connection.ts'
import type { Database } from './schema.ts'
import type { CatalogueTables } from './tables/catalogue.ts'
import type { ReadinessTables } from './tables/readiness.ts'
import { transaction } from './transaction.ts'

type PeoplesTable = Exclude<keyof Database, keyof CatalogueTables | keyof ReadinessTables>

const peoplesTables: Record<PeoplesTable, true> = {
  member: true,
  consent: true,
  identity: true,
  session: true,
  challenge: true,
  challenge_code: true,
  attempt_counter: true,
  sso_flow: true,
  sso_ticket: true,
  sso_name: true,
  token_revocation: true,
  ws_ticket: true,
  email: true,
  favorite: true,
  operator_audit: true,
  hold: true,
  occupancy: true,
  reservation: true,
  idempotency: true,
  notification: true,
  outbox: true,
  live_process: true,
  live_connection: true,
  feedback: true,
}

/** Moves the one clock that decides; answers how far it is ahead. */
export async function moveClock(db: Db, to: { offsetMs: number } | { advanceMs: number }): Promise<number> {
  const milliseconds = 'offsetMs' in to ? to.offsetMs : to.advanceMs
  const ahead = sql<string>`make_interval(secs => ${milliseconds}::double precision / 1000)`
  const moved = 'offsetMs' in to ? ahead : sql<string>`clock_offset.ahead + ${ahead}`
  const row = await db
    .insertInto('clock_offset')
    .values({ ahead })
    .onConflict((conflict) => conflict.column('one').doUpdateSet({ ahead: moved }))
    .returning(sql<number>`round(extract(epoch from ahead) * 1000)::bigint`.as('offsetMs'))
    .executeTakeFirstOrThrow()
  return row.offsetMs
}

/** For a start without test control: a clock that was moved before is right again, and the log says so. */
export async function resetClock(db: Db, log: Pick<Logger, 'warn'>): Promise<void> {
  const moved = await db
    .deleteFrom('clock_offset')
    .returning(sql<number>`round(extract(epoch from ahead))::bigint`.as('seconds'))
    .executeTakeFirst()
  if (moved === undefined || moved.seconds === 0) return
  log.warn(
    `TEST_CONTROL had moved the clock of this database by ${moved.seconds} s. It shows the real time again; rows that were written meanwhile keep their times`,
  )
}

/** Forgets everyone and everything they did, and sets the clock right. The catalogue stays. */
export async function resetPeople(db: Db): Promise<void> {
  const tables = Object.keys(peoplesTables).map((name) => sql.table(name))
  // Reads that join these tables lock them in another order.
  await transaction(db, (trx) => sql`truncate ${sql.join(tables)}`.execute(trx))
  await db.deleteFrom('clock_offset').execute()
}
