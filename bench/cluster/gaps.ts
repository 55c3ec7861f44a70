/** From a kill to when all was whole again, and until something else may happen; moments of `performance.now()`. */
export type Incident = { name: string; from: number; whole: number; until: number }

/** The longest time without a success that touches the incident, in milliseconds. `successes` are in order. */
export function longestGap(successes: readonly number[], { from, until }: Pick<Incident, 'from' | 'until'>): number {
  const before = successes.filter((at) => at <= from).at(-1) ?? from
  const after = successes.find((at) => at > until) ?? until
  const moments = [before, ...successes.filter((at) => at > from && at <= until), after]
  return Math.max(...moments.slice(1).map((at, index) => at - (moments[index] ?? at)))
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** A Markdown table of one row for each incident. */
export function tableOf(incidents: readonly Incident[], columns: Record<string, readonly number[]>): string {
  const names = Object.keys(columns)
  const rows = incidents.map((incident) => [
    incident.name,
    ...names.map((name) => seconds(longestGap(columns[name] ?? [], incident))),
    seconds(incident.whole - incident.from),
  ])
  const head = ['Killed', ...names, 'Whole again after']
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
