import type { Trx } from '../src/db/connection.ts'
import { transaction } from '../src/db/transaction.ts'
import type { RecordedCommand } from '../src/modules/operator/log.ts'
import { onDatabase, type Terminal } from './on-database.ts'
import { recordCommand } from './record-command.ts'

/** The result of a command that writes, and what it changed as it is recorded: nothing where that is empty. */
export type CommandResult<Result> = { result: Result; changes: object }
export type Writing = { command: RecordedCommand; shopId?: string; dryRun?: boolean | undefined }

/**
 * Runs the work of a command that writes, in one transaction on the database of the environment, and records it. A dry run
 * does the same and undoes it.
 */
export const writeOnDatabase = <Result>(
  terminal: Terminal,
  { command, shopId, dryRun }: Writing,
  work: (trx: Trx) => Promise<CommandResult<Result>>,
): Promise<CommandResult<Result>> =>
  onDatabase(terminal, (db) =>
    transaction(
      db,
      async (trx) => {
        const written = await work(trx)
        await recordCommand(trx, terminal, command, written.changes, shopId)
        return written
      },
      { dryRun },
    ),
  )
