import type { Locale } from '../../src/contract/types.ts'
import { onDatabase, type Terminal } from '../on-database.ts'
import { importCatalogue, type Summary } from './import-catalogue.ts'
import { openSource } from './read-source.ts'

export type ImportCommandOptions = { dryRun?: boolean; replace?: boolean; by: string; lang: Locale }

const STEPS = 10

/** Imports a file or folder into the database of the environment, whether its server runs or not. */
export async function importCommand(path: string, options: ImportCommandOptions, terminal: Terminal): Promise<Summary> {
  const source = await openSource(path)
  const onProgress = inSteps((line) => terminal.err(`${line}\n`))
  return onDatabase(terminal, (db) => importCatalogue(db, source, { ...options, onProgress }))
}

/** Prints a line for each tenth. */
function inSteps(printLine: (line: string) => void) {
  const lastTenth = new Map<string, number>()
  return (step: string, shops: number, of: number) => {
    const tenth = Math.floor((shops * STEPS) / Math.max(1, of))
    if (lastTenth.get(step) === tenth) return
    lastTenth.set(step, tenth)
    printLine(`${step} ${shops} of ${of} shops`)
  }
}

export function showSummary({ madeInactive, taken: _, ...kinds }: Summary, dryRun: boolean): string {
  const lines = Object.entries(kinds)
    .filter(([, count]) => count.new + count.changed + count.unchanged > 0)
    .map(([kind, count]) => `${kind}: ${count.new} new, ${count.changed} changed, ${count.unchanged} unchanged`)
  if (madeInactive > 0)
    lines.push(`${madeInactive} shops that are not in it ${dryRun ? 'would be' : 'are'} no longer shown`)
  lines.push(dryRun ? 'Nothing was written: this was a dry run' : 'Imported')
  return `${lines.join('\n')}\n`
}
