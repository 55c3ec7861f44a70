import { NotImported } from '../catalogue-import/mistakes.ts'
import { fromHere } from '../command-line/from-here.ts'
import type { Io } from './program.ts'
import { Trouble } from './trouble.ts'

type Options = { dryRun?: boolean; replace?: boolean }

/** Loaded only here: nothing else of the command line needs a database. */
export async function importInto(path: string, options: Options, { env, err }: Io) {
  const { importCommand, showSummary } = await import('../catalogue-import/import-command.ts')
  try {
    const summary = await importCommand(fromHere(path, env), options, env, (line) => err(`${line}\n`))
    return { summary, text: showSummary(summary, options.dryRun === true) }
  } catch (error) {
    if (!(error instanceof NotImported)) throw inWords(error)
    throw new Trouble('refused', error.message, error.mistakes)
  }
}

/** What the database or its folder refuses; anything else is a bug and says so by its stack. */
function inWords(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return error
  if (!('code' in error)) return new Trouble('refused', error.message)
  return new Trouble('unreachable', `The database said: ${error.message || error.code}. Nothing was imported.`)
}
