import { Misused, readFlags } from '../cli/flags.ts'
import type { TortureOptions } from './torture.types.ts'

const MOST_SECONDS = 86_400

/** The selected tortures, all where none is named, and their options. @throws Misused */
export function readArguments<Name extends string>(
  args: string[],
  names: readonly Name[],
): { selected: readonly Name[]; options: TortureOptions } {
  const { values, positionals } = readFlags(args, {
    seconds: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
  })
  const { seed = String(Date.now() % 1_000_000), only = '' } = values
  const unknown = positionals.filter((name) => !names.some((other) => other === name))
  if (unknown.length > 0) throw new Misused(`No such torture: ${unknown.join(', ')}. There are ${names.join(', ')}.`)
  const seconds = values.seconds === undefined ? null : Number(values.seconds)
  if (seconds !== null && !(seconds > 0 && seconds <= MOST_SECONDS))
    throw new Misused(`--seconds is a number of at most ${MOST_SECONDS}`)
  if (!/^\d{1,15}$/.test(seed)) throw new Misused('--seed is a whole number')
  const selected = positionals.length > 0 ? names.filter((name) => positionals.includes(name)) : names
  return { selected, options: { seconds, seed: Number(seed), only } }
}
