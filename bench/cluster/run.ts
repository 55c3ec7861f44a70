// The product on a highly available database: `npm run cluster`. The gaps become a section of docs/figures.md.
import { Misused, readFlags } from '../../apps/api/cli/flags.ts'
import { readArguments } from '../../apps/api/torture/arguments.ts'
import { keep, thisMachine, today } from '../report.ts'
import { figuresOf } from './figures.ts'
import { testCluster, USUAL_SECONDS } from './test-cluster.ts'

try {
  const {
    seconds,
    seed,
    'dry-run': dryRun,
  } = readFlags(process.argv.slice(2), {
    seconds: { type: 'string' },
    seed: { type: 'string' },
    'dry-run': { type: 'boolean' },
  }).values
  const { options } = readArguments(
    ['cluster', ...(seconds ? ['--seconds', seconds] : []), ...(seed ? ['--seed', seed] : [])],
    ['cluster'],
  )
  const machine = `${thisMachine()}, ${options.seconds ?? USUAL_SECONDS} s`
  const test = testCluster(async (report) => {
    if (!dryRun) await keep('cluster', { date: today(), machine, figures: figuresOf(report) })
  })
  process.exitCode = (await test(options)) ? 0 : 1
} catch (error) {
  if (!(error instanceof Misused)) throw error
  console.error(error.message)
  process.exitCode = 2
}
