import type { Locale } from '../../src/contract/types.ts'
import { fromHere } from '../from-here.ts'
import { HidesTooMuch } from '../import/hides.ts'
import { ImportRejected } from '../import/mistakes.ts'
import { type Format, withStandardInput } from '../standard-input.ts'
import { whoAsks } from '../who-asks.ts'
import { showTaken } from './closures.ts'
import { CommandError } from './command-error.ts'
import { databaseError } from './database-error.ts'
import type { Io } from './io.ts'

export type ImportOptions = { dryRun?: boolean; replace?: boolean; force?: boolean; format?: Format }

/** Loaded only here: nothing else of the command line needs a database. */
export async function importInto(path: string, options: ImportOptions & { lang: Locale }, io: Io) {
  const { env, input = process.stdin } = io
  const { format } = options
  if ((path === '-') !== (format !== undefined))
    throw new CommandError(
      'usage',
      'Standard input is import - --format jsonl, or --format json; a file says its format by its name',
    )
  const { importCommand, showSummary } = await import('../import/import-command.ts')
  const importFrom = (file: string) => importCommand(file, { ...options, by: whoAsks(env) }, io)
  try {
    const summary = await (format === undefined
      ? importFrom(fromHere(path, env))
      : withStandardInput(input, format, importFrom))
    return { summary, text: showTaken(summary.taken, options.lang) + showSummary(summary, options) }
  } catch (error) {
    if (error instanceof HidesTooMuch) throw new CommandError('refused', error.message, { hides: error.hides })
    if (!(error instanceof ImportRejected)) throw databaseError(error, 'imported')
    throw new CommandError('refused', error.message, { mistakes: error.mistakes })
  }
}
