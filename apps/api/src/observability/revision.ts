import { readFileSync } from 'node:fs'
import { migrations } from '../db/migrate/migrations.ts'

const textOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The commit that `npm run build` found; a folder that is no clone has none. */
function commitOf(): string | null {
  try {
    return textOf('../../../../revision').trim() || null
  } catch {
    return null
  }
}

const { version } = JSON.parse(textOf('../../package.json')) as { version: string }

/** Names the code that runs, and the newest migration that it brings. */
export const revision = {
  version,
  commit: commitOf(),
  node: process.version,
  schema: Object.keys(migrations).at(-1) ?? '',
} as const
