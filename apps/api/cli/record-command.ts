import type { Trx } from '../src/db/connection.ts'
import { type RecordedCommand, recordWrite } from '../src/modules/operator/log.ts'
import type { Terminal } from './on-database.ts'
import { whoAsks } from './who-asks.ts'

/** Records what a command changed, in the transaction of the change; a command that changed nothing is not recorded. */
export async function recordCommand(
  trx: Trx,
  { env }: Pick<Terminal, 'env'>,
  command: RecordedCommand,
  changes: object,
  shopId?: string,
) {
  if (Object.keys(changes).length > 0)
    await recordWrite(trx, {
      command,
      operator: { by: whoAsks(env) || null, key: null },
      changes,
      ...(shopId && { shopId }),
    })
}
