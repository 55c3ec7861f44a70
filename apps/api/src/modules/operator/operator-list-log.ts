import type { Handler } from '../../contract/handler.ts'
import { pageOf } from '../../db/paging.ts'

/** The latest first, by key: what is written meanwhile moves no later page. */
export const operatorListLog: Handler<'operatorListLog'> = async ({ query, context: { db } }) => {
  const { limit } = pageOf(query)
  let found = db
    .selectFrom('operator_audit')
    .select([
      'id',
      'at',
      'actor as by',
      'key_name as key',
      'command',
      'shop_id as shopId',
      'code_number as codeNumber',
      'status',
    ])
    .select(['result', 'changes'])
  if (query.by !== undefined) found = found.where('actor', '=', query.by)
  if (query.command !== undefined) found = found.where('command', '=', query.command)
  if (query.shopId !== undefined) found = found.where('shop_id', '=', query.shopId)
  if (query.since !== undefined) found = found.where('at', '>=', query.since)
  if (query.before !== undefined) found = found.where('id', '<', query.before)
  const rows = await found
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const data = rows.slice(0, limit).map(({ status, changes, ...row }) => ({
    ...row,
    changes: { ...changes, ...(status !== null && { status }) },
  }))
  return { status: 200, body: { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null } }
}
