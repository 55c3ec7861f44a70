import { type RawBuilder, sql } from 'kysely'

/**
 * Changes whenever the ids of transactions may be given a second time. Another server or another start has another start time. A
 * crash from which the server recovers by itself resets the statistics. Both are readable for every role, and on a standby, which
 * the timeline of the WAL is not; a standby that is promoted goes on with the history that it has.
 */
export const serverHistory: RawBuilder<string> = sql<string>`
  concat(pg_postmaster_start_time(), ' ', (select stats_reset from pg_stat_wal))`
