import { parseArgs } from 'node:util'
import type { TortureOptions } from './torture.types.ts'

const MOST_SECONDS = 86_400

/** Which tortures were asked for, all where none is named, and with what; an error says what cannot be meant. */
export function readArguments<Name extends string>(
  args: string[],
  names: readonly Name[],
): { asked: readonly Name[]; options: TortureOptions } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seconds: { type: 'string' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      only: { type: 'string', default: '' },
    },
  })
  const unknown = positionals.filter((name) => !names.some((known) => known === name))
  if (unknown.length > 0) throw new Error(`No such torture: ${unknown.join(', ')}. There are ${names.join(', ')}.`)
  const seconds = values.seconds === undefined ? null : Number(values.seconds)
  if (seconds !== null && !(seconds > 0 && seconds <= MOST_SECONDS))
    throw new Error(`--seconds is a number of at most ${MOST_SECONDS}`)
  if (!/^\d{1,15}$/.test(values.seed)) throw new Error('--seed is a whole number')
  const asked = positionals.length > 0 ? names.filter((name) => positionals.includes(name)) : names
  return { asked, options: { seconds, seed: Number(values.seed), only: values.only } }
}
