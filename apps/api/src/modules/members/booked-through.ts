import { type RawBuilder, sql } from 'kysely'
import type { Member } from '../../contract/handler.ts'

/**
 * Whether a member's token shows a row of holds or reservations: one of a page elsewhere shows only what was booked through its
 * origin, all others show everything.
 */
export const isShownTo = ({ origin }: Pick<Member, 'origin'>, column = 'origin'): RawBuilder<boolean> =>
  origin === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${origin}`
