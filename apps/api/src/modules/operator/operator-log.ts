import type { Trx } from '../../db/connection.ts'

/** One write of an operator, whose name is encoded as `x-operator` is. No personal data of members: that is deleted with the member. */
export type OperatorWrite = {
  command: string
  /** Null of a command that works on the database as nobody. */
  operator: { by: string | null; key: string | null } | null
  shopId?: string
  /** Of a reservation. */
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

/** The fields that differ, with both values. */
export const differences = (before: object, after: object): Record<string, { from: unknown; to: unknown }> =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
      const [from, to] = [before, after].map((one) => (one as Record<string, unknown>)[name] ?? null)
      return JSON.stringify(from) === JSON.stringify(to) ? [] : [[name, { from, to }]]
    }),
  )
