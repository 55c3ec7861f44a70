import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/** The files that say which district a shop lies in. */
const DISTRICTS = ['district-of.ts', 'districts.yaml'].map((name) => new URL(`../../synonyms/${name}`, import.meta.url))
const FOLDERS = ['./', '../text/'].map((folder) => new URL(folder, import.meta.url))
const isCode = (name: string): boolean => name.endsWith('.ts') && !name.endsWith('.test.ts')

/** Names the code that makes an index. What other code has saved may lack something, even within one version. */
export function indexRelease(folders: readonly URL[] = FOLDERS): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    for (const name of readdirSync(folder).filter(isCode).toSorted()) hash.update(readFileSync(new URL(name, folder)))
  }
  for (const file of DISTRICTS) hash.update(readFileSync(file))
  return hash.digest('base64url')
}
