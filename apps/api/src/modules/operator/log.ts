import type { Handler } from '../../contract/handler.ts'
import type { Trx } from '../../db/connection.ts'
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

/** Commands whose writes are recorded. docs/operating.md says what each row has. */
export const RECORDED_COMMANDS = [
  'status',
  'reschedule',
  'block',
  'unblock',
  'hours',
  'shop',
  'end-sessions',
  'repeat-deletions',
  'import',
  'brand',
  'rates set',
  'rates import',
  'key create',
  'key revoke',
  'legal set',
  'legal withdraw',
  'reviews reply',
  'reviews hide',
  'reviews show',
] as const
export type RecordedCommand = (typeof RECORDED_COMMANDS)[number]

/** One write of an operator, whose name is encoded as `x-operator` is. No personal data of members: that is deleted with the member. */
export type OperatorWrite = {
  command: RecordedCommand
  /** Null for a command that works on the database as nobody. */
  operator: { by: string | null; key: string | null } | null
  shopId?: string
  /** Code of a reservation. */
  codeNumber?: string
  changes: object
  requestId?: string
}

/** Records a write, in its transaction. */
export async function recordWrite(
  trx: Trx,
  { command, operator, shopId, codeNumber, changes, requestId }: OperatorWrite,
): Promise<void> {
  await trx
    .insertInto('operator_audit')
    .values({
      ...{
        command,
        actor: operator?.by ?? null,
        key_name: operator?.key ?? null,
        shop_id: shopId ?? null,
        code_number: codeNumber ?? null,
        request_id: requestId ?? null,
      },
      changes: JSON.stringify(changes) as unknown as object,
    })
    .execute()
}

/** Lists the fields that differ, with both values. */
export const differences = (before: object, after: object): Record<string, { from: unknown; to: unknown }> =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
      const [from, to] = [before, after].map((one) => (one as Record<string, unknown>)[name] ?? null)
      return JSON.stringify(from) === JSON.stringify(to) ? [] : [[name, { from, to }]]
    }),
  )
