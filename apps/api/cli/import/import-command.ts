import { basename } from 'node:path'
import type { Locale } from '../../src/contract/types.ts'
import { onDatabase, type Terminal } from '../on-database.ts'
import { recordCommand } from '../record-command.ts'
import { hashOfSource } from './file-hash.ts'
import { tooMuch } from './hides.ts'
import { importCatalogue, type Summary } from './import-catalogue.ts'
import { openSource } from './read-source.ts'

export type ImportCommandOptions = { dryRun?: boolean; replace?: boolean; force?: boolean; by: string; lang: Locale }

const STEPS = 10

/** Imports a file or folder into the database of the environment, whether its server runs or not. */
export async function importCommand(path: string, options: ImportCommandOptions, terminal: Terminal): Promise<Summary> {
  const source = await openSource(path)
  const sha256 = await hashOfSource(path)
  const onProgress = inSteps((line) => terminal.err(`${line}\n`))
  return onDatabase(terminal, (db) =>
    importCatalogue(db, source, {
      ...{ ...options, onProgress },
      record: (trx, { taken: _, ...counts }) =>
        recordCommand(trx, terminal, 'import', {
          ...{ file: basename(path), sha256, replace: options.replace === true, force: options.force === true },
          ...counts,
        }),
    }),
  )
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

export function showSummary(
  { madeInactive, taken: _, hides, hidden, ...kinds }: Summary,
  { dryRun = false, replace = false, force = false }: Pick<ImportCommandOptions, 'dryRun' | 'replace' | 'force'>,
): string {
  const lines = Object.entries(kinds)
    .filter(([, count]) => count.new + count.changed + count.unchanged > 0)
    .map(([kind, count]) => `${kind}: ${count.new} new, ${count.changed} changed, ${count.unchanged} unchanged`)
  const become = dryRun ? 'would be' : 'are'
  if (madeInactive > 0) lines.push(`${madeInactive} shops that are not in it ${become} no longer shown`)
  const stayHidden = Object.entries(hidden).filter(([, count]) => count > 0)
  if (stayHidden.length > 0)
    lines.push(
      `Inactive, so not shown, although in the file: ${stayHidden.map(([kind, count]) => `${count} ${kind}`).join(', ')}`,
    )
  const much = replace && dryRun && !force ? tooMuch(hides) : null
  if (much !== null) lines.push(`It needs --force: it would no longer show ${much}`)
  if (!dryRun) lines.push('Imported')
  return `${lines.join('\n')}\n`
}
