import { sql } from 'kysely'

const previous = (column: 'start_at' | 'end_at') => sql<string | null>`(
  select ${sql.ref(`version.${column}`)} from reservation_version version
   where version.shop_id = reservation.shop_id and version.reservation_id = reservation.id
   order by version.version desc limit 1)`

/** Columns of a query on `reservation`: its time before it was rescheduled last; null where it never was. */
export const PREVIOUS_TIME = [
  previous('start_at').as('previous_start_at'),
  previous('end_at').as('previous_end_at'),
] as const

export type PreviousTime = { previous_start_at: string | null; previous_end_at: string | null }

/** Null where it has no other time than before. */
export function previousTime(row: PreviousTime & { start_at: string; end_at: string }) {
  const { previous_start_at: startAt, previous_end_at: endAt } = row
  if (startAt === null || endAt === null) return null
  return startAt === row.start_at && endAt === row.end_at ? null : { startAt, endAt }
}
