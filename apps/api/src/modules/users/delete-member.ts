import { sql } from 'kysely'
import type { Trx } from '../../db/connection.ts'
import { forgetMember } from '../reservations/forget-member.ts'
import { forgetReviews } from '../reviews/reviews-of-member.ts'
import { endSessionsOf } from '../sessions/session.ts'
import { forgetIdentities } from '../sso/identity.ts'
import { forgetCalendarFeed } from './calendar-feed.ts'

/**
 * Deletes an account in the transaction of the caller: coming reservations are cancelled, past ones made anonymous,
 * everything personal goes, every session ends. A row without a name stays for the past reservations to belong to. Returns
 * the ids of the sessions that ended, or null where the account was deleted before.
 */
export async function deleteMember(trx: Trx, memberId: string): Promise<string[] | null> {
  const email = await lockEmail(trx, memberId)
  if (email === null) return null
  await forgetMember(trx, memberId)
  await forgetReviews(trx, memberId)
  await trx.deleteFrom('consent').where('member_id', '=', memberId).execute()
  await forgetCalendarFeed(trx, memberId)
  // After their holds: what was offered to them goes to the next one in line.
  await trx.deleteFrom('waiting_list_entry').where('member_id', '=', memberId).execute()
  await trx.deleteFrom('favorite').where('member_id', '=', memberId).execute()
  await forgetIdentities(trx, memberId)
  await trx.deleteFrom('ws_ticket').where('member_id', '=', memberId).execute()
  await trx.deleteFrom('challenge').where('email', '=', email).execute()
  await trx.deleteFrom('email').where('recipient', '=', email).execute()
  await trx.updateTable('feedback').set({ email: null }).where('email', '=', email).execute()
  await emptyMember(trx, memberId)
  return endSessionsOf(trx, memberId, 'deleted')
}

async function lockEmail(trx: Trx, memberId: string): Promise<string | null> {
  const member = await trx
    .selectFrom('member')
    .select('email')
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  return member?.email ?? null
}

const emptyMember = (trx: Trx, memberId: string) =>
  trx
    .updateTable('member')
    .set({
      email: null,
      first_name: '',
      last_name: '',
      phone: null,
      accepts_marketing: false,
      marketing_changed_at: null,
      deleted_at: sql<string>`app_now()`,
    })
    .where('id', '=', memberId)
    .execute()
