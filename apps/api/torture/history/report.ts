import type { Verdict } from './check.ts'
import type { Operation } from './record.types.ts'

export type Report = {
  seed: number
  /** By kind and outcome, e.g. `hold refused`. */
  operations: Record<string, number>
  kills: Record<string, number>
  /** Operations that needed more than one attempt before they were answered. */
  resolved: number
  emails: number
  /** Snapshots of the tables while everybody booked. */
  looks: number
  verdict: Verdict
}

export function reportOf(seen: Omit<Report, 'operations' | 'resolved'> & { operations: Operation[] }): Report {
  const { operations } = seen
  const counts = Map.groupBy(operations, ({ kind, outcome, code }) =>
    outcome === 'refused' ? `${kind} refused (${code})` : `${kind} ${outcome}`,
  )
  return {
    ...seen,
    operations: Object.fromEntries([...counts].map(([name, all]) => [name, all.length] as const).sort()),
    resolved: operations.filter(({ lost, completed }) => lost > 0 && completed !== null).length,
  }
}

export const isClean = ({ verdict }: Report): boolean => Object.values(verdict).every((found) => found.length === 0)

const MOST_SHOWN = 10

export function linesOf(report: Report): string[] {
  const total = Object.values(report.operations).reduce((sum, count) => sum + count, 0)
  const kills = Object.entries(report.kills).map(([name, count]) => `${name} ${count}`)
  return [
    `Seed ${report.seed}`,
    `${total} operations, ${report.resolved} of them asked again until they were answered`,
    ...Object.entries(report.operations).map(([name, count]) => `  ${String(count).padStart(6)} ${name}`),
    `Kills: ${kills.join(', ')}`,
    `${report.emails} e-mails came in`,
    `${report.looks} snapshots were looked at meanwhile`,
    ...Object.entries(report.verdict).flatMap(([name, found]) => [
      `  ${String(found.length).padStart(6)} ${name}`,
      ...found.slice(0, MOST_SHOWN).map((one) => `         ${one}`),
    ]),
    isClean(report) ? 'Nothing was lost, nothing doubled' : 'NOT CLEAN',
  ]
}
