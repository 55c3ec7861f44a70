import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Runs in a transaction of its own. With `noTransaction` each statement commits by itself, so that none holds its locks
 * while the next ones work; cut off anywhere, the migration is run again from its beginning.
 */
export type MigrationStep = Migration & { readonly noTransaction?: true }

const FOLDER = new URL('../migrations/', import.meta.url)
const FILE_NAME = /^(\d{3}-[a-z-]+(?:\.breaking)?)\.sql$/
const NO_TRANSACTION = /^-- no-transaction\r?\n/

/** By name, in the order in which they run. CONTRIBUTING.md describes the files under "Add a migration". */
export const migrations: Record<string, MigrationStep> = Object.fromEntries(
  readdirSync(FOLDER)
    .sort()
    .map((file) => [nameOf(file), migrationOf(readFileSync(new URL(file, FOLDER), 'utf8'))]),
)

/** Whether older versions cannot run on what the migration leaves. */
export const isBreaking = (name: string): boolean => name.endsWith('.breaking')

/** Name that a database remembers of the file. `.breaking` is a part of it, so that older versions know it without the file. */
export function nameOf(file: string): string {
  const name = FILE_NAME.exec(file)?.[1]
  if (name === undefined)
    throw new Error(
      `db/migrations/${file}: the name of a migration looks like 027-what-changes.sql or 027-what-changes.breaking.sql`,
    )
  return name
}

/** Makes a migration of the text of a `.sql` file. */
export function migrationOf(text: string): MigrationStep {
  if (!NO_TRANSACTION.test(text)) return { up: async (db) => void (await sql.raw(text).execute(db)) }
  const statements = text
    .replace(NO_TRANSACTION, '')
    .trim()
    .split(/\n\s*\n/)
  return {
    noTransaction: true,
    async up(db) {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  }
}
