import type { BrandOptions } from '../brand/brand-command.ts'
import { databaseTrouble } from './database-trouble.ts'
import type { Io } from './io.ts'
import { Trouble } from './trouble.ts'

/** Loaded only here, as the import is. */
export async function brand(options: BrandOptions, { env }: Io) {
  const { brandCommand, NotWorn, showBrand } = await import('../brand/brand-command.ts')
  try {
    const style = await brandCommand(options, env)
    return { style, text: showBrand(style) }
  } catch (error) {
    throw error instanceof NotWorn ? new Trouble('refused', error.message) : databaseTrouble(error, 'changed')
  }
}
