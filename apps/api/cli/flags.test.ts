import { expect, test } from 'vitest'
import { Misused, readFlags } from './flags.ts'

const FLAGS = { minutes: { type: 'string', default: '1' }, force: { type: 'boolean', short: 'f' } } as const
const read = (line: string) => readFlags(line.split(' ').filter(Boolean), FLAGS)

test('readFlags reads flags and the arguments beside them', () => {
  expect(read('a --minutes 5 -f b')).toEqual({ values: { minutes: '5', force: true }, positionals: ['a', 'b'] })
  expect(read('--minutes=-5 -- --b').values.minutes).toBe('-5')
  expect(read('')).toEqual({ values: { minutes: '1' }, positionals: [] })
})

test.each([
  ['--minuts 5', 'Unknown option --minuts. Options: --minutes, --force.'],
  ['-x', 'Unknown option -x. Options: --minutes, --force.'],
  ['--minutes', '--minutes needs a value'],
  ['--minutes --force', '--minutes needs a value'],
  ['--minutes=', '--minutes needs a value'],
  ['--force=yes', '--force takes no value'],
])('readFlags refuses %s: %s', (line, message) => {
  expect(() => read(line)).toThrow(new Misused(message))
})
