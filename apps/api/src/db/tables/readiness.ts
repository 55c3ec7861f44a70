import type { Generated } from 'kysely'

export interface ReadinessTables {
  /** Backups that were written in whole, by when they were begun. */
  backup: { made_at: Generated<string> }
  /** Written to find out whether the database takes writes. */
  write_probe: { at: string }
}
