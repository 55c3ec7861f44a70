import { type RawBuilder, sql } from 'kysely'

/** The time by the one clock that decides. */
export const now: RawBuilder<string> = sql<string>`app_now()`

/** The day at a place, as `2026-11-24`. */
export const todayAt = (timeZone: string) => sql<string>`to_char(app_now() at time zone ${timeZone}, 'YYYY-MM-DD')`
