import { sql } from 'kysely'
import { type Handler, memberOf } from '../../contract/handler.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import type { Db } from '../../db/schema.ts'
import { isShownTo } from '../members/booked-through.ts'
import { entriesQuery, isOpen, showEntry } from './entries.ts'

export const listWaitingList: Handler<'listWaitingList'> = async (call) => {
  const member = memberOf(call)
  const { rows } = await entriesQuery(
    sql`waiting_list_entry.member_id = ${member.userId} and ${isOpen} and ${isShownTo(member, 'waiting_list_entry.origin')}`,
  ).execute(call.context.db)
  const data = rows.map((row) => showEntry(row, call.locale))
  return { status: 200, body: { data, total: data.length } }
}

/** All entries of a member, those that ended too. */
export async function entriesOf(db: Db, memberId: string, locale: Locale): Promise<Schemas['WaitingListEntry'][]> {
  const { rows } = await entriesQuery(sql`waiting_list_entry.member_id = ${memberId}`).execute(db)
  return rows.map((row) => showEntry(row, locale))
}
