import { existsSync } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder in which a new cluster is made before it replaces the old one. */
export const stagingOf = (dataDir: string): string => join(dataDir, 'restoring')

const journalOf = (dataDir: string) => join(dataDir, 'restoring.json')

/**
 * Puts the finished cluster of the staging folder into the place of the old one, which is moved to `aside` in the data
 * folder. After a kill in the middle, the next start does the rest. The folder's lock must be held.
 */
export async function swapIn(dataDir: string, aside: string): Promise<void> {
  const journal = await open(journalOf(dataDir), 'w', 0o600)
  await journal.writeFile(JSON.stringify({ aside }))
  await journal.sync()
  await journal.close()
  await finishSwap(dataDir)
}

export async function finishSwap(dataDir: string): Promise<void> {
  const written = await readFile(journalOf(dataDir), 'utf8').catch(() => null)
  if (written === null) return
  const made = join(stagingOf(dataDir), 'postgres')
  const place = join(dataDir, 'postgres')
  const aside = asideOf(written)
  if (aside !== null && existsSync(made)) {
    if (existsSync(place)) await rename(place, join(dataDir, aside))
    await rename(made, place)
  }
  await rm(journalOf(dataDir), { force: true })
  await rm(stagingOf(dataDir), { recursive: true, force: true })
}

/** Null for a journal that was cut short: then nothing was moved yet. */
function asideOf(written: string): string | null {
  try {
    return (JSON.parse(written) as { aside: string }).aside
  } catch {
    return null
  }
}
