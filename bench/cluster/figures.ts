import { longestGap } from './gaps.ts'
import type { ClusterReport } from './run-cluster.ts'

/** From the kill of the primary to the first booking on the other one. */
export const LONGEST_FAILOVER_MS = 30_000
/** While there is a database to read from. */
export const LONGEST_READ_GAP_MS = 10_000

/** As a bench takes them: a row of docs/figures.md each. */
type Figure = { what: string; value: number; unit: string; beside?: { what: string; value: number } }
type Measured = Pick<
  ClusterReport,
  'incidents' | 'successes' | 'statuses' | 'operations' | 'resolved' | 'emails' | 'verdict'
>

const seconds = (what: string, ms: number, mostMs?: number): Figure => ({
  ...{ what, value: ms / 1000, unit: 's' },
  ...(mostMs !== undefined && { beside: { what: 'promised, at most', value: mostMs / 1000 } }),
})
const count = (what: string, value: number): Figure => ({ what, value, unit: '' })

/** Of each part that was killed, the worst of all its kills; then what became of the operations and answers. */
export function figuresOf(report: Measured): Figure[] {
  const { incidents, successes, statuses } = report
  const gaps = [...Map.groupBy(incidents, ({ name }) => name)].flatMap(([name, kills]) => {
    const longest = (moments: readonly number[]) => Math.max(...kills.map((kill) => longestGap(moments, kill)))
    const whole = Math.max(...kills.map(({ from, whole }) => whole - from))
    return [
      count(`kills of ${name}`, kills.length),
      seconds('longest gap between bookings', longest(successes.bookings), LONGEST_FAILOVER_MS),
      seconds('longest gap between catalogue reads', longest(successes.reads), LONGEST_READ_GAP_MS),
      seconds('longest gap between pages', longest(successes.pages)),
      seconds('whole again after, at the latest', whole),
    ].map((figure, index) => (index === 0 ? figure : { ...figure, what: `${name}: ${figure.what}` }))
  })
  const sum = (counts: Iterable<number>) => [...counts].reduce((all, one) => all + one, 0)
  const answers = (status: number, of: readonly (keyof typeof statuses)[]) =>
    sum(of.map((name) => statuses[name].get(status) ?? 0))
  return [
    ...gaps,
    count('operations of the writers', sum(Object.values(report.operations))),
    count('operations asked again until they were answered', report.resolved),
    count('e-mails', report.emails),
    count('found by the history checker', sum(Object.values(report.verdict).map(({ length }) => length))),
    count('answers 500', answers(500, ['bookings', 'reads', 'pages'])),
    count('catalogue reads and pages answered 503', answers(503, ['reads', 'pages'])),
  ]
}
