import { sql } from 'kysely'
import type { CatalogueTables } from '../shops/tables.ts'
import type { Db } from './connection.ts'
import type { Database } from './schema.ts'

type PeoplesTable = Exclude<keyof Database, keyof CatalogueTables>

const peoplesTables: Record<PeoplesTable, true> = {
  member: true,
  identity: true,
  session: true,
  challenge: true,
  challenge_code: true,
  flood_counter: true,
  sso_flow: true,
  sso_ticket: true,
  sso_name: true,
  token_revocation: true,
  ws_ticket: true,
  letter: true,
  favorite: true,
  operator_act: true,
  hold: true,
  occupancy: true,
  reservation: true,
  idempotency: true,
  notification: true,
  outbox: true,
  live_process: true,
  live_connection: true,
  wish: true,
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

/** Forgets everyone and everything they did, and sets the clock right. The catalogue stays. */
export async function resetPeople(db: Db): Promise<void> {
  const tables = Object.keys(peoplesTables).map((name) => sql.table(name))
  await sql`truncate ${sql.join(tables)}`.execute(db)
  await db.deleteFrom('clock_offset').execute()
}
