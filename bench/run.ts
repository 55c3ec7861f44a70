// Measures and writes docs/figures.md: everything, or some of it (`npm run bench -- size speed`), each its own section.
import { parseArgs } from 'node:util'
import { run } from '../scripts/run.ts'
import { benches } from './benches.ts'
import { table } from './figure.ts'
import { keep, thisMachine } from './report.ts'

const MOST_MINUTES = 60

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' }, sizes: { type: 'string' }, 'dry-run': { type: 'boolean' } },
})
const unknown = positionals.filter((name) => !(name in benches))
if (unknown.length)
  throw new Error(`No such bench: ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}.`)
const minutes = values.minutes === undefined ? undefined : Number(values.minutes)
if (minutes !== undefined && !(minutes > 0 && minutes <= MOST_MINUTES))
  throw new Error(`--minutes is a number of at most ${MOST_MINUTES}`)

for (const name of ['@yoyaku/core', '@yoyaku/web']) {
  const built = await run('pnpm', ['--filter', name, 'run', 'build'], { quiet: true })
  if (built.code !== 0) throw new Error(built.output)
}

for (const [name, { title, measure }] of Object.entries(benches)) {
  if (positionals.length && !positionals.includes(name)) continue
  console.log(`${title} …`)
  const machine = thisMachine()
  const figures = await measure({ minutes, sizes: values.sizes?.split(','), say: (line) => console.log(`  ${line}`) })
  console.log(table(figures))
  if (!values['dry-run']) await keep(name, { date: new Date().toISOString().slice(0, 10), machine, figures })
}
