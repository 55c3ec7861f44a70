// The long forms of what `npm test` does shortly: `npm run torture`, or `npm run torture -- history --seconds 600`.
import { parseArgs } from 'node:util'
import { tortureHistory } from './history/torture-history.ts'
import { tortureMutants } from './mutants/torture-mutants.ts'
import { torturedBy } from './tortured-by.ts'

const tortures = {
  races: torturedBy('races'),
  points: torturedBy('points'),
  history: tortureHistory,
  mutants: tortureMutants,
}
const isTorture = (name: string): name is keyof typeof tortures => name in tortures

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
  },
})
const unknown = positionals.filter((name) => !isTorture(name))
if (unknown.length > 0) {
  throw new Error(`No such torture: ${unknown.join(', ')}. There are ${Object.keys(tortures).join(', ')}.`)
}
const asked =
  positionals.length > 0 ? positionals.filter(isTorture) : (['races', 'points', 'history', 'mutants'] as const)
const options = {
  seconds: values.seconds === undefined ? null : Number(values.seconds),
  seed: Number(values.seed),
  only: values.only,
}

const failed: string[] = []
for (const name of asked) {
  console.log(`\n── ${name}`)
  if (!(await tortures[name](options))) failed.push(name)
}
console.log(failed.length === 0 ? '\nAll held' : `\nDid not hold: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
