import { type RawBuilder, sql } from 'kysely'

/** The time by the one clock that decides. */
export const now: RawBuilder<string> = sql<string>`app_now()`
