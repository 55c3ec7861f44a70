import type { Command } from 'commander'
import { fromHere } from '../from-here.ts'
import { CommandError } from './command-error.ts'
import { databaseError } from './database-error.ts'
import { canDryRun } from './dry-run.ts'
import type { Io, Say } from './io.ts'

/** The command that deletes accounts again which a restored backup has brought back. */
export function deletionsCommand(program: Command, io: Io, print: Say, note: string): void {
  canDryRun(program.command('repeat-deletions <log...>'))
    .description('after a restore: delete again whom the security log says was deleted; - reads standard input')
    .addHelpText('after', `\nNeeds OTP_PEPPER (or OTP_PEPPER_FILE), that of the time of the log.\n${note}`)
    .action(async (logs: string[], { dryRun = false }: { dryRun?: boolean }) => {
      const repeated = await repeat(logs, dryRun, io)
      const { named, deleted, unknown } = repeated
      const verb = dryRun ? 'would be deleted' : 'deleted'
      print(repeated, `${accounts(deleted)} ${verb} again, of ${named} that the log names\n`)
      if (unknown > 0)
        io.err(
          unknown === named
            ? 'None of them is in this database: is OTP_PEPPER the one that the server had then?\n'
            : `${accounts(unknown)} of the log ${unknown === 1 ? 'is' : 'are'} not in this database: made after the backup\n`,
        )
    })
}

const accounts = (count: number) => `${count} ${count === 1 ? 'account' : 'accounts'}`

async function repeat(logs: readonly string[], dryRun: boolean, io: Io) {
  const { LogRefused, repeatDeletions } = await import('../deletions/deletions-command.ts')
  try {
    const input = logs.map((log) => (log === '-' ? (io.input ?? process.stdin) : fromHere(log, io.env)))
    return await repeatDeletions(io, input, { dryRun })
  } catch (error) {
    throw error instanceof LogRefused ? new CommandError('usage', error.message) : databaseError(error, 'changed')
  }
}
