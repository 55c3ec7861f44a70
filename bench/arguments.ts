import { Misused, readFlags } from '../apps/api/cli/flags.ts'

const MOST_MINUTES = 60

/** All benches where none is named. @throws Misused */
export function readBenchArguments(args: string[], benchNames: readonly string[]) {
  const { positionals, values } = readFlags(args, {
    minutes: { type: 'string' },
    sizes: { type: 'string' },
    'dry-run': { type: 'boolean' },
  })
  const unknown = positionals.filter((name) => !benchNames.includes(name))
  if (unknown.length > 0) throw new Misused(`No such bench: ${unknown.join(', ')}. There are ${benchNames.join(', ')}.`)
  const minutes = values.minutes === undefined ? undefined : Number(values.minutes)
  if (minutes !== undefined && !(minutes > 0 && minutes <= MOST_MINUTES))
    throw new Misused(`--minutes is a number of at most ${MOST_MINUTES}`)
  const names = positionals.length > 0 ? positionals : benchNames
  return { names, minutes, sizes: values.sizes?.split(','), dryRun: values['dry-run'] === true }
}
