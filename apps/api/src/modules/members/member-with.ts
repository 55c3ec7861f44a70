import { sql } from 'kysely'
import type { Locale, Schemas } from '../../contract/types.ts'
import type { Trx } from '../../db/connection.ts'
import { newId } from '../../lib/secrets.ts'
import { MEMBER_COLUMNS, userOf } from './member.ts'

type Newcomer = { email: string; firstName: string; lastName: string; acceptsMarketing: boolean; locale: Locale }

const rowOf = (newcomer: Newcomer) => ({
  id: newId(),
  email: newcomer.email,
  first_name: newcomer.firstName,
  last_name: newcomer.lastName,
  accepts_marketing: newcomer.acceptsMarketing,
  marketing_changed_at: newcomer.acceptsMarketing ? sql<string>`app_now()` : null,
  locale: newcomer.locale,
})

/**
 * The member with this proven address, made now if there is none; a known member's own names and consent stay. The row
 * stays locked until the commit: nobody is deleted while they sign in.
 */
export async function memberWith(trx: Trx, newcomer: Newcomer): Promise<{ user: Schemas['User']; isNew: boolean }> {
  const { is_new: isNew, ...row } = await trx
    .insertInto('member')
    .values(rowOf(newcomer))
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email: newcomer.email }))
    .returning(MEMBER_COLUMNS)
    // A row that an update made has the transaction that replaced the one before.
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow()
  return { user: userOf(row), isNew }
}

/** A member who was none before; null where the address has an account, which this leaves alone. */
export async function newMemberWith(trx: Trx, newcomer: Newcomer): Promise<Schemas['User'] | null> {
  const row = await trx
    .insertInto('member')
    .values(rowOf(newcomer))
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(MEMBER_COLUMNS)
    .executeTakeFirst()
  return row ? userOf(row) : null
}
