import type { Locale } from '../../src/contract/types.ts'
import { fromHere } from '../from-here.ts'
import { ImportRejected } from '../import/mistakes.ts'
import { whoAsks } from './api-client.ts'
import { showTaken } from './closures.ts'
import { CommandError } from './command-error.ts'
import { databaseError } from './database-error.ts'
import type { Io } from './io.ts'

type Options = { dryRun?: boolean; replace?: boolean; lang: Locale }

/** Loaded only here: nothing else of the command line needs a database. */
export async function importInto(path: string, options: Options, io: Io) {
  const { env } = io
  const { importCommand, showSummary } = await import('../import/import-command.ts')
  try {
    const summary = await importCommand(fromHere(path, env), { ...options, by: whoAsks(env) }, io)
    return { summary, text: showTaken(summary.taken, options.lang) + showSummary(summary, options.dryRun === true) }
  } catch (error) {
    if (!(error instanceof ImportRejected)) throw databaseError(error, 'imported')
    throw new CommandError('refused', error.message, error.mistakes)
  }
}
