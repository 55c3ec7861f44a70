import {
  createOperatorKey,
  listOperatorKeys,
  type OperatorKey,
  revokeOperatorKey,
} from '../../src/modules/operator/operator-keys.ts'
import { onDatabase, type Terminal } from '../on-database.ts'
import { recordCommand } from '../record-command.ts'

/** There is no such key, or there is one already; nothing was changed. */
export class InvalidKey extends Error {}

export const listKeys = (terminal: Terminal): Promise<OperatorKey[]> => onDatabase(terminal, listOperatorKeys)

export const createKey = (terminal: Terminal, name: string): Promise<string> =>
  onDatabase(terminal, (db) =>
    db.transaction().execute(async (trx) => {
      const key = await createOperatorKey(trx, name)
      if (key === null) throw new InvalidKey(`There is, or was, a key ${name}: give it another name`)
      await recordCommand(trx, terminal, 'key create', { name })
      return key
    }),
  )

export const revokeKey = (terminal: Terminal, name: string): Promise<void> =>
  onDatabase(terminal, (db) =>
    db.transaction().execute(async (trx) => {
      if (!(await revokeOperatorKey(trx, name))) throw new InvalidKey(`No key ${name} is valid: key list names them`)
      await recordCommand(trx, terminal, 'key revoke', { name })
    }),
  )
