/** One figure, beside what it is measured against in the same run. `value / beside.value` is what travels between machines. */
export type Figure = { what: string; value: number; unit: string; beside?: { what: string; value: number } }

const round = (value: number) => (Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)))

export function table(figures: Figure[]): string {
  const rows = figures.map(({ what, value, unit, beside }) => [
    what,
    `${round(value)} ${unit}`,
    beside ? `${beside.what}: ${round(beside.value)} ${unit}` : '',
    beside ? `${round(value / beside.value)} ×` : '',
  ])
  return [['Figure', 'Measured', 'Beside', 'Ratio'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
