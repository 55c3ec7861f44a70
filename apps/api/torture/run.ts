// Repeats what tests do once, for as long as you say: `npm run torture`, or `npm run torture -- history --seconds 600`.
import { runMutants } from '@yoyaku/mutants/run'
import { Misused } from '../cli/flags.ts'
import { readArguments } from './arguments.ts'
import { tortureHistory } from './history/torture-history.ts'
import { torturedBy } from './tortured-by.ts'

const tortures = {
  races: torturedBy('races'),
  points: torturedBy('points'),
  history: tortureHistory,
  mutants: runMutants,
}

try {
  await torture()
} catch (error) {
  if (!(error instanceof Misused)) throw error
  console.error(error.message)
  process.exitCode = 2
}

async function torture(): Promise<void> {
  const names = ['races', 'points', 'history', 'mutants'] as const
  const { selected, options } = readArguments(process.argv.slice(2), names)
  const failed: string[] = []
  for (const name of selected) {
    console.log(`\n── ${name}`)
    if (!(await tortures[name](options))) failed.push(name)
  }
  console.log(failed.length === 0 ? '\nAll held' : `\nDid not hold: ${failed.join(', ')}`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
