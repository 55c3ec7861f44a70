import { sql } from 'kysely'
import { type Handler, memberOf } from '../../contract/handler.ts'
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
