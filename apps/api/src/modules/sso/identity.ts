import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import type { Db, Trx } from '../../db/connection.ts'
import { newId } from '../../lib/secrets.ts'
import { MEMBER_COLUMNS, userOf } from '../members/member.ts'
import type { GivenNames } from './given-names.ts'
import type { Proven } from './provider.ts'
import { encryptToken } from './ticket.ts'

type Subject = Pick<Proven, 'issuer' | 'subject'>

/** The member of an identity (issuer, subject), with their row locked until the commit. */
export async function memberBy(trx: Trx, { issuer, subject }: Subject): Promise<Schemas['User'] | null> {
  const row = await trx
    .selectFrom('identity')
    .innerJoin('member', 'member.id', 'identity.member_id')
    .select(MEMBER_COLUMNS)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('deleted_at', 'is', null)
    .forShare('member')
    .executeTakeFirst()
  return row ? userOf(row) : null
}

/** False if the identity belongs to another member: an identity never changes its member. */
export async function link(trx: Trx, config: AppContext['config'], proven: Proven, memberId: string): Promise<boolean> {
  const { issuer, subject, provider } = proven
  const linked = await trx
    .insertInto('identity')
    .values({ issuer, subject, provider, member_id: memberId })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('member_id')
    .executeTakeFirst()
  await storeToken(trx, config, proven)
  await trx.deleteFrom('sso_name').where('issuer', '=', issuer).where('subject', '=', subject).execute()
  return linked !== undefined
}

/** Stores the provider's newest refresh token, so that it can be revoked when the account is deleted. */
export async function storeToken(trx: Trx, config: AppContext['config'], proven: Proven): Promise<void> {
  if (proven.refreshToken === null) return
  await trx
    .updateTable('identity')
    .set({ refresh_token: encryptToken(config, proven.refreshToken) })
    .where('issuer', '=', proven.issuer)
    .where('subject', '=', proven.subject)
    .execute()
}

/** Stores names that a provider sends only once, or returns the stored ones. */
export async function namesOf(db: Db | Trx, { issuer, subject }: Subject, names: GivenNames): Promise<GivenNames> {
  const hasNames = names.firstName !== null || names.lastName !== null
  const row = hasNames ? await storeNames(db, { issuer, subject }, names) : await storedNames(db, { issuer, subject })
  return { firstName: row?.first_name ?? null, lastName: row?.last_name ?? null }
}

const storedNames = (db: Db | Trx, { issuer, subject }: Subject) =>
  db
    .selectFrom('sso_name')
    .select(['first_name', 'last_name'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()

const storeNames = (db: Db | Trx, { issuer, subject }: Subject, names: GivenNames) =>
  db
    .insertInto('sso_name')
    .values({ issuer, subject, first_name: names.firstName, last_name: names.lastName })
    .onConflict((conflict) =>
      conflict.columns(['issuer', 'subject']).doUpdateSet({
        first_name: sql<string | null>`coalesce(excluded.first_name, sso_name.first_name)`,
        last_name: sql<string | null>`coalesce(excluded.last_name, sso_name.last_name)`,
      }),
    )
    .returning(['first_name', 'last_name'])
    .executeTakeFirstOrThrow()

/** Deletes the identities of a deleted account and queues their tokens for revocation. */
export async function forgetIdentities(trx: Trx, memberId: string): Promise<void> {
  const gone = await trx.deleteFrom('identity').where('member_id', '=', memberId).returningAll().execute()
  for (const { issuer, subject, provider, refresh_token } of gone) {
    if (provider !== null && refresh_token !== null) {
      await trx.insertInto('token_revocation').values({ id: newId(), provider, refresh_token }).execute()
    }
    await trx.deleteFrom('sso_ticket').where('issuer', '=', issuer).where('subject', '=', subject).execute()
    await trx.deleteFrom('sso_name').where('issuer', '=', issuer).where('subject', '=', subject).execute()
  }
}
