import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/connection.ts'

const MOST_KEYWORDS = 10_000
/** So few at once that no statement meets its time limit, however much there is. */
const BATCH = 1000

type ExpiredRows = { table: string; condition: RawBuilder<unknown> }

const EXPIRED: ExpiredRows[] = [
  { table: 'ws_ticket', condition: sql`expires_at < app_now() - interval '1 hour'` },
  { table: 'sso_ticket', condition: sql`expires_at < app_now() - interval '1 hour'` },
  { table: 'sso_flow', condition: sql`expires_at < app_now() - interval '1 hour'` },
  // Apple says a name once: whoever comes back within a month is not asked for it.
  { table: 'sso_name', condition: sql`kept_at < app_now() - interval '30 days'` },
  // A day in which a late code is still told that it was used or has expired.
  { table: 'challenge', condition: sql`created_at < app_now() - interval '1 day'` },
  {
    table: 'attempt_counter',
    condition: sql`not exists (select from unnest(hits) as h where h > app_now() - interval '1 day')`,
  },
  { table: 'session', condition: sql`least(ended_at, ends_at) < app_now() - interval '30 days'` },
  { table: 'unknown_word', condition: sql`typed_at < app_now() - interval '28 days'` },
  { table: 'email', condition: sql`created_at < app_now() - interval '30 days'` },
]

/** As a condition on a table: nobody can use it any more. */
export const expiredRows = (table: string): RawBuilder<unknown> =>
  EXPIRED.find((rows) => rows.table === table)?.condition ?? sql`false`

/** Anybody may make keywords up: only those that are searched most are remembered. */
const rareOf = (table: 'search_count' | 'unknown_word') => sql`
  select ctid from (
    select ctid, row_number() over (partition by locale order by count desc, ctid) as place from ${sql.table(table)}) ranked
  where place > ${MOST_KEYWORDS}`
const keywords = sql`delete from search_count where ctid in (${rareOf('search_count')})`
const unknownWords = sql`delete from unknown_word where ctid in (${rareOf('unknown_word')})`

/**
 * Drops what nobody can use any more. Any process may do it, any number of times; once an hour is plenty.
 * @throws AggregateError for what could not be swept, after everything else has been.
 */
export async function deleteExpiredRows(db: Db): Promise<void> {
  const sweeps = [
    ...EXPIRED.map((rows) => () => sweep(db, rows)),
    () => keywords.execute(db),
    () => unknownWords.execute(db),
  ]
  const errors: unknown[] = []
  for (const one of sweeps) {
    try {
      await one()
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some expired rows could not be deleted')
}

async function sweep(db: Db, { table, condition }: ExpiredRows): Promise<void> {
  for (let swept = BATCH; swept === BATCH; ) {
    const { rows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${condition} limit ${BATCH} for update skip locked)) returning 1`.execute(
      db,
    )
    swept = rows.length
  }
}
