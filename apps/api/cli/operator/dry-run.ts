import type { Command } from 'commander'
import { table } from './plain-text.ts'

export type DryRun = { dryRun?: boolean }

const FLAG = '--dry-run'

/** Gives a command that writes the option, and says it at the end of its help. */
export const canDryRun = (command: Command): Command =>
  command.option(FLAG, 'say what would change, and change nothing')

export const isDryRun = (command: Command | undefined): boolean => command?.opts<DryRun>().dryRun === true

/** The end of what every dry run says. */
export const DRY_RUN_END = 'Nothing was written: this was a dry run\n'

/** Shows what a command on the database changed, a field a line: `title  Yoyaku → Kumo`. */
export function showChanges(changes: object): string {
  const rows = Object.entries(changes).map(([name, value]) => [name, isChange(value) ? arrow(value) : formatted(value)])
  return rows.length === 0 ? 'Nothing would change\n' : table(rows)
}

type Change = { from: unknown; to: unknown }

const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value

const arrow = ({ from, to }: Change): string => `${formatted(from)} → ${formatted(to)}`

const formatted = (value: unknown): string =>
  value === null ? 'none' : typeof value === 'string' ? value : JSON.stringify(value)
