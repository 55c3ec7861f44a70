import type { BrandOptions } from '../brand/brand-command.ts'
import { CommandError } from './command-error.ts'
import { databaseError } from './database-error.ts'
import { type DryRun, showChanges } from './dry-run.ts'
import type { Io } from './io.ts'

/** Loaded only here, as the import is. */
export async function brand(options: BrandOptions & DryRun, io: Io) {
  const { brandCommand, InvalidTheme, showBrand } = await import('../brand/brand-command.ts')
  try {
    const { result: style, changes } = await brandCommand(options, io)
    return { style, text: options.dryRun ? showChanges(changes) : showBrand(style) }
  } catch (error) {
    throw error instanceof InvalidTheme ? new CommandError('usage', error.message) : databaseError(error, 'changed')
  }
}
