import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const FOLDERS = ['./', '../text/'].map((folder) => new URL(folder, import.meta.url))
const isCode = (name: string): boolean => name.endsWith('.ts') && !name.endsWith('.test.ts')

/** Names the code that makes an index. What other code has saved may lack something, even within one version. */
export function indexRelease(folders: readonly URL[] = FOLDERS): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    for (const name of readdirSync(folder).filter(isCode).toSorted()) hash.update(readFileSync(new URL(name, folder)))
  }
  return hash.digest('base64url')
}
