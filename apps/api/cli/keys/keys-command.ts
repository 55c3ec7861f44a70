import { didYouMean, withHint } from '../../src/lib/did-you-mean.ts'
import {
  createOperatorKey,
  listOperatorKeys,
  type OperatorKey,
  revokeOperatorKey,
} from '../../src/modules/operator/keys.ts'
import { onDatabase, type Terminal } from '../on-database.ts'
import { type CommandResult, writeOnDatabase } from '../write-on-database.ts'

/** There is no such key, or there is one already; nothing was changed. */
export class InvalidKey extends Error {}

export const listKeys = (terminal: Terminal): Promise<OperatorKey[]> => onDatabase(terminal, listOperatorKeys)

type Options = { dryRun?: boolean }

export const createKey = (terminal: Terminal, name: string, { dryRun }: Options): Promise<CommandResult<string>> =>
  writeOnDatabase(terminal, { command: 'key create', dryRun }, async (trx) => {
    const key = await createOperatorKey(trx, name)
    if (key === null) throw new InvalidKey(`There is, or was, a key ${name}: give it another name`)
    return { result: key, changes: { name } }
  })

export const revokeKey = (terminal: Terminal, name: string, { dryRun }: Options): Promise<CommandResult<null>> =>
  writeOnDatabase(terminal, { command: 'key revoke', dryRun }, async (trx) => {
    if (!(await revokeOperatorKey(trx, name))) {
      const valid = (await listOperatorKeys(trx)).flatMap((key) => (key.revokedAt === null ? [key.name] : []))
      throw new InvalidKey(withHint(`No key ${name} is valid`, didYouMean(name, valid)))
    }
    return { result: null, changes: { name } }
  })
