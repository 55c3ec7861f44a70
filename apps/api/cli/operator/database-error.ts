import { CommandError } from './command-error.ts'

/** Words a refusal of the database or its folder for the person at the terminal. Anything else is a bug and keeps its stack. */
export function databaseError(error: unknown, nothing: 'imported' | 'changed'): unknown {
  if (error instanceof CommandError) return error
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return error
  // By its name: its class is loaded with the commands that need a database.
  if (error.name === 'NoAnswer') return new CommandError('unreachable', `${error.message}. Nothing was ${nothing}.`)
  if (!('code' in error)) return new CommandError('refused', error.message)
  return new CommandError('unreachable', `The database said: ${error.message || error.code}. Nothing was ${nothing}.`)
}
