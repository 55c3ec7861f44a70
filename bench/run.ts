// Measures and writes docs/figures.md: everything, or some of it (`npm run bench -- size speed`), each its own section.
import { Misused } from '../apps/api/cli/flags.ts'
import { run } from '../scripts/run.ts'
import { readBenchArguments } from './arguments.ts'
import { benches } from './benches.ts'
import { table } from './figure.ts'
import { keep, thisMachine, today } from './report.ts'

try {
  await bench()
} catch (error) {
  if (!(error instanceof Misused)) throw error
  console.error(error.message)
  process.exitCode = 2
}

async function bench(): Promise<void> {
  const { names, minutes, sizes, dryRun } = readBenchArguments(process.argv.slice(2), Object.keys(benches))
  for (const name of ['@yoyaku/core', '@yoyaku/web']) {
    const built = await run('pnpm', ['--filter', name, 'run', 'build'], { quiet: true })
    if (built.code !== 0) throw new Error(built.output)
  }
  for (const [name, { title, measure }] of Object.entries(benches)) {
    if (!names.includes(name)) continue
    console.log(`${title} …`)
    const machine = thisMachine()
    const figures = await measure({ minutes, sizes, say: (line) => console.log(`  ${line}`) })
    console.log(table(figures))
    if (!dryRun) await keep(name, { date: today(), machine, figures })
  }
}
