import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { root } from '../scripts/run.ts'
import { benches } from './benches.ts'
import { type Figure, table } from './figure.ts'

/** What one bench measured, when and where: stored in `bench/taken/<name>.json`, so that each can be measured again by itself. */
export type Taken = { date: string; machine: string; figures: Figure[] }

const fileOf = (name: string) => `${root}bench/taken/${name}.json`

/** Call it before the measuring: what else the machine was doing is part of the truth. */
export function thisMachine(): string {
  const [cpu] = cpus()
  const [busy = 0] = loadavg()
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `${cpus().length} cores (${cpu?.model.trim()}), ${memory} GiB, Node ${process.versions.node}, load ${busy.toFixed(1)} before it began`
}

export async function keep(name: string, taken: Taken): Promise<void> {
  await mkdir(`${root}bench/taken`, { recursive: true })
  await writeFile(fileOf(name), `${JSON.stringify(taken, null, 2)}\n`)
  await writeReport()
}

/** docs/figures.md, from all that was taken. */
async function writeReport(): Promise<void> {
  const sections: string[] = []
  for (const [name, { title, about }] of Object.entries(benches)) {
    const taken = await readTaken(name)
    if (taken === null) continue
    sections.push(
      `## ${title}\n\n${about}\n\n\`npm run bench -- ${name}\`, ${taken.date}, ${taken.machine}\n\n${table(taken.figures)}\n`,
    )
  }
  await mkdir(`${root}docs`, { recursive: true })
  await writeFile(`${root}docs/figures.md`, `${HEAD}\n${sections.join('\n')}`)
}

const HEAD = `# Figures

Written by \`npm run bench\`; each section says when and where it was taken, with the load generator on the same cores. The
ratios travel between machines, the absolute numbers do not.
`

async function readTaken(name: string): Promise<Taken | null> {
  const text = await readFile(fileOf(name), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Taken)
}
