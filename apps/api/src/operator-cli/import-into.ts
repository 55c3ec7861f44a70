import { resolve } from 'node:path'
import { NotImported, sayMistake } from '../catalogue-import/mistakes.ts'
import { plain } from './plain.ts'
import type { Io } from './program.ts'
import { Trouble } from './trouble.ts'

type Options = { dryRun?: boolean; replace?: boolean }

/** Loaded only here: nothing else of the command line needs a database. */
export async function importInto(path: string, options: Options, { env, err }: Io) {
  const { importCommand, showSummary } = await import('../catalogue-import/import-command.ts')
  // npm changes to the project's folder first; a path is meant from where the person is.
  const from = resolve(env.INIT_CWD ?? process.cwd(), path)
  try {
    const summary = await importCommand(from, options, env, (line) => err(`${line}\n`))
    return { summary, text: showSummary(summary, options.dryRun === true) }
  } catch (error) {
    if (!(error instanceof NotImported)) throw inWords(error)
    for (const mistake of error.mistakes) err(`${plain(sayMistake(mistake))}\n`)
    throw new Trouble('refused', error.message)
  }
}

/** What the database or its folder refuses; anything else is a bug and says so by its stack. */
function inWords(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return error
  if (!('code' in error)) return new Trouble('refused', error.message)
  return new Trouble('unreachable', `The database said: ${error.message || error.code}. Nothing was imported.`)
}
