import { type RawBuilder, sql } from 'kysely'
import { type Failure, refuse } from '../../contract/failure.ts'
import type { Schemas } from '../../contract/types.ts'
import type { Db, Trx } from '../../db/connection.ts'
import type { Row } from '../../db/schema.ts'

export const MEMBER_COLUMNS = ['id', 'first_name', 'last_name', 'email', 'phone', 'accepts_marketing'] as const
type MemberRow = Pick<Row<'member'>, (typeof MEMBER_COLUMNS)[number]>

/** A member as the contract shows them. */
export const userOf = (row: MemberRow): Schemas['User'] => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email ?? '',
  phone: row.phone,
  acceptsMarketing: row.accepts_marketing,
})

/**
 * A row if there is this member, who is not deleted before the transaction ends: whoever deletes them waits for it, or it for
 * them. Every write in the name of a member asks first. A row for a visitor (null), too.
 */
export const keepMember = (id: string | null): RawBuilder<unknown> =>
  id === null ? sql`select` : sql`select id from member where id = ${id} and deleted_at is null for key share`

export const memberDeleted = (): Failure<401> => refuse(401, 'UNAUTHORIZED', 'This account was deleted')

export async function findUser(db: Db | Trx, id: string): Promise<Schemas['User'] | null> {
  const row = await db
    .selectFrom('member')
    .select(MEMBER_COLUMNS)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? userOf(row) : null
}
