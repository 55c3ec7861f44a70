import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { ExpiredRows } from '../../jobs/job.types.ts'

const MOST_KEYWORDS = 10_000

/** Rows that nobody can use any more, by table. */
export const searchExpired: ExpiredRows[] = [
  { table: 'unknown_word', condition: sql`typed_at < app_now() - interval '28 days'` },
]

/** Keeps the keywords that are searched most: anybody may make some up. */
export const deleteRareKeywords = (db: Db): Promise<unknown> =>
  sql`delete from search_count where ctid in (${rareOf('search_count')})`.execute(db)

export const deleteRareUnknownWords = (db: Db): Promise<unknown> =>
  sql`delete from unknown_word where ctid in (${rareOf('unknown_word')})`.execute(db)

const rareOf = (table: 'search_count' | 'unknown_word') => sql`
  select ctid from (
    select ctid, row_number() over (partition by locale order by count desc, ctid) as place from ${sql.table(table)}) ranked
  where place > ${MOST_KEYWORDS}`
