import { sql } from 'kysely'
import type { Logger } from '../lib/logger.ts'
import type { Db } from './connection.ts'
import { sendBeforeCommit } from './pipeline.ts'
import type { Database } from './schema.ts'
import { transaction } from './transaction.ts'

/** The catalogue, and what is known of the database itself. */
type KeptTable =
  | 'article'
  | 'article_category'
  | 'attach'
  | 'backup'
  | 'bookable'
  | 'bookable_special_hours'
  | 'brand'
  | 'category'
  | 'city'
  | 'clock_offset'
  | 'closure'
  | 'curated'
  | 'deleted_shop'
  | 'exchange_rate'
  | 'faq'
  | 'faq_category'
  | 'legal_text'
  | 'platform_style'
  | 'return_branch'
  | 'search_count'
  | 'service'
  | 'service_attach'
  | 'service_bookable'
  | 'service_unit'
  | 'shift'
  | 'shop'
  | 'shop_category'
  | 'shop_holiday'
  | 'shop_hours'
  | 'shop_reminder'
  | 'shop_search'
  | 'special_hours'
  | 'unknown_word'
  | 'write_probe'
type PeoplesTable = Exclude<keyof Database, KeptTable>

/** Each before those that its rows refer to. */
const peoplesTables: Record<PeoplesTable, true> = {
  waiting_list_entry: true,
  outbox: true,
  shop_notice: true,
  shop_day_list: true,
  email: true,
  consent: true,
  notification: true,
  occupancy: true,
  freed_time: true,
  review_report: true,
  review: true,
  reservation_version: true,
  reservation: true,
  hold: true,
  idempotency: true,
  calendar_feed: true,
  favorite: true,
  feedback: true,
  ws_ticket: true,
  session: true,
  token_revocation: true,
  identity: true,
  challenge_code: true,
  challenge: true,
  attempt_counter: true,
  sso_ticket: true,
  sso_name: true,
  sso_flow: true,
  operator_audit: true,
  operator_key: true,
  member: true,
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
  // Not `truncate`: for tables of a few rows it takes a hundred times as long.
  await transaction(db, (trx) =>
    sendBeforeCommit(
      trx,
      sql`lock table ${sql.join(tables)} in exclusive mode`,
      ...tables.map((table) => sql`delete from ${table}`),
    ),
  )
  await db.deleteFrom('clock_offset').execute()
}
