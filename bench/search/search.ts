import { mkdir, writeFile } from 'node:fs/promises'
import { root } from '../../scripts/run.ts'
import type { Bench } from '../bench.ts'
import type { Figure } from '../figure.ts'
import type { Measured } from './measure.ts'
import { percentile } from './percentile.ts'
import { shapesFor } from './shapes.ts'
import { startSize } from './size-process.ts'
import { ROUNDS } from './time-shape.ts'

type Taken = { name: string; p50: number; p99: number }
type Sized = Measured & { name: string; shapes: Taken[] }
type Size = { key: string; name: string; shops: number }

/** Shops, of some nine services each. */
const SIZES: Size[] = [
  { key: '5k', name: '5 thousand', shops: 600 },
  { key: '100k', name: '100 thousand', shops: 11_100 },
  { key: '1m', name: '1 million', shops: 111_000 },
]

export const search: Bench = {
  title: 'Search at size',
  about:
    'One search at a time, each shape up to 120 times in several languages, in rounds that ask every size in turn, against 5 thousand, 100 thousand and 1 million services, the server in one process with its database beside it. Turned away: answers of 503, each asked again a second later. Longest pause: of the event loop, during all searches. What is mistyped, long, a quarter or has a word that is left out is set beside a common word, too, at the same size. The plans of what the database is asked are in [search-plans.md](search-plans.md).',
  async measure({ say, sizes }) {
    const running = []
    for (const { name, shops } of chosen(sizes)) {
      say(`${name} services`)
      const took: number[][] = []
      running.push({ name, took, ...(await startSize(shops, (line) => say(`  ${line}`))) })
    }
    for (let round = 0; round < ROUNDS; round++) {
      say(`Round ${round + 1} of ${ROUNDS}`)
      for (const shape of running[0]?.shapes.keys() ?? [])
        for (const { took, time } of running) took[shape] = [...(took[shape] ?? []), ...(await time(shape, round))]
    }
    const all: Sized[] = []
    for (const { name, took, shapes, end } of running)
      all.push({ ...(await end()), name, shapes: shapes.map((shape, at) => takenOf(shape, took[at] ?? [])) })
    await writePlans(all)
    return figuresOf(all)
  },
}

const takenOf = (name: string, took: number[]): Taken => ({
  name,
  p50: percentile(took, 0.5),
  p99: percentile(took, 0.99),
})

function chosen(keys: string[] | undefined): Size[] {
  const unknown = keys?.filter((key) => !SIZES.some((size) => size.key === key)) ?? []
  if (unknown.length > 0)
    throw new Error(`No such size: ${unknown.join(', ')}. There are ${SIZES.map(({ key }) => key).join(', ')}.`)
  return SIZES.filter(({ key }) => keys?.includes(key) ?? true)
}

function figuresOf(all: Sized[]): Figure[] {
  const [base] = all
  if (base === undefined) return []
  const others = all.length > 1 ? all.slice(1) : all
  const of = (what: string, unit: string, value: (one: Sized) => number): Figure[] =>
    others.map((one) => ({
      ...{ what: `${what}, ${one.name}`, unit, value: value(one) },
      ...(one !== base && value(base) !== 0 && { beside: { what: base.name, value: value(base) } }),
    }))
  const p50 = (one: Sized, name: string) => one.shapes.find((shape) => shape.name === name)?.p50 ?? 0
  const besideOthers = shapesFor([]).flatMap(({ name, beside = '' }): Figure[] =>
    all.flatMap((one) =>
      beside === ''
        ? []
        : {
            ...{ what: `${name}, p50, ${one.name}`, unit: 'ms', value: p50(one, name) },
            beside: { what: `${beside}, ${one.name}`, value: p50(one, beside) },
          },
    ),
  )
  const worst = ({ shapes }: Sized) => Math.max(...shapes.map(({ p99 }) => p99))
  return [
    ...base.shapes.flatMap(({ name }, at) => [
      ...of(`${name}, p50`, 'ms', ({ shapes }) => shapes[at]?.p50 ?? 0),
      ...of(`${name}, p99`, 'ms', ({ shapes }) => shapes[at]?.p99 ?? 0),
    ]),
    ...besideOthers,
    ...of('slowest p99 of all', 'ms', worst),
    ...of('longest pause', 'ms', ({ pauseMs }) => pauseMs),
    ...of('turned away', '', ({ turnedAway }) => turnedAway),
    ...of('the index in memory', 'MB', ({ indexMegabytes }) => indexMegabytes),
    ...of('until the index is ready', 's', ({ loadSeconds }) => loadSeconds),
    ...of('filling the catalogue', 's', ({ fillSeconds }) => fillSeconds),
  ]
}

async function writePlans(all: Sized[]): Promise<void> {
  const largest = all.at(-1)
  if (largest === undefined) return
  const { name, plans } = largest
  const sections = plans.map(({ name, plan }) => `## \`${name}\`\n\n\`\`\`\n${plan.join('\n')}\n\`\`\`\n`)
  await mkdir(`${root}docs`, { recursive: true })
  await writeFile(
    `${root}docs/search-plans.md`,
    `# What a search asks of the database\n\nWritten by \`npm run bench -- search\`, with ${name} services: the statements of a search for a word, a date and two people, of a page far behind, and of loading a thousand shops into the index.\n\n${sections.join('\n')}`,
  )
}
