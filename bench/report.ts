import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { root } from '../scripts/run.ts'
import type { Bench } from './bench.ts'
import { benches } from './benches.ts'
import { type Figure, table } from './figure.ts'

/** What one bench measured, when and where: stored in `bench/taken/<name>.json`, so that each can be measured again by itself. */
export type Taken = {
  date: string
  machine: string
  figures: Figure[]
  /** What the bench measured then; it may have changed since. */
  about?: string
}

type Section = Pick<Bench, 'title' | 'about'> & { command: string }

/** By the names of their files, in the order of docs/figures.md. */
const SECTIONS: Record<string, Section> = {
  ...Object.fromEntries(
    Object.entries(benches).map(([name, { title, about }]) => [
      name,
      { title, about, command: `npm run bench -- ${name}` },
    ]),
  ),
  cluster: {
    title: 'Failover',
    about: `The whole product on PostgreSQL with a synchronous standby under Patroni, whose parts are killed one after the other while eight
writers hold, reserve and cancel ([what that is](high-availability.md)). Of each part the worst of its kills; what was killed stays away for 2
to 8 s, which is in the time until all is whole again.`,
    command: 'npm run cluster',
  },
}

const fileOf = (name: string) => `${root}bench/taken/${name}.json`

/** Call it before the measuring: what else the machine was doing is part of the truth. */
export function thisMachine(): string {
  const [cpu] = cpus()
  const [busy = 0] = loadavg()
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `${cpus().length} cores (${cpu?.model.trim()}), ${memory} GiB, Node ${process.versions.node}, load ${busy.toFixed(1)} before it began`
}

export const today = (): string => new Date().toISOString().slice(0, 10)

export async function keep(name: string, taken: Taken): Promise<void> {
  await mkdir(`${root}bench/taken`, { recursive: true })
  const about = SECTIONS[name]?.about
  await writeFile(fileOf(name), `${JSON.stringify({ about, ...taken }, null, 2)}\n`)
  await writeReport()
}

async function writeReport(): Promise<void> {
  await mkdir(`${root}docs`, { recursive: true })
  await writeFile(`${root}docs/figures.md`, await report())
}

/** docs/figures.md, from all that was taken. */
export async function report(): Promise<string> {
  const sections: string[] = []
  for (const [name, { title, about, command }] of Object.entries(SECTIONS)) {
    const taken = await readTaken(name)
    if (taken === null) continue
    sections.push(
      `## ${title}\n\n${taken.about ?? about}\n\n\`${command}\`, ${taken.date}, ${taken.machine}\n\n${table(taken.figures)}\n`,
    )
  }
  return `${HEAD}\n${sections.join('\n')}`
}

const HEAD = `# Figures

Written by \`npm run bench\` and \`npm run cluster\`; each section says when and where it was taken, with the load generator on the same cores. The
ratios travel between machines, the absolute numbers do not.
`

async function readTaken(name: string): Promise<Taken | null> {
  const text = await readFile(fileOf(name), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Taken)
}
