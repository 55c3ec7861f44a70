import type { Trx } from '../../db/connection.ts'

/** One write of an operator. `by` is encoded as `x-operator` is. No personal data of members: that is deleted with the member. */
export type OperatorWrite = {
  command: string
  by: string | null
  shopId?: string
  changes: object
  requestId?: string
}

/** Records a write, in its transaction. */
export async function recordWrite(
  trx: Trx,
  { command, by, shopId = undefined, changes, requestId }: OperatorWrite,
): Promise<void> {
  await trx
    .insertInto('operator_audit')
    .values({
      ...{ command, actor: by, shop_id: shopId ?? null, request_id: requestId ?? null },
      changes: JSON.stringify(changes) as unknown as object,
    })
    .execute()
}

/** The fields that differ, with both values. */
export const differences = (before: object, after: object): Record<string, { from: unknown; to: unknown }> =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
      const [from, to] = [before, after].map((one) => (one as Record<string, unknown>)[name] ?? null)
      return JSON.stringify(from) === JSON.stringify(to) ? [] : [[name, { from, to }]]
    }),
  )
