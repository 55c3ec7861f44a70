import { describe, expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

const read = (...args: string[]) => readArguments(args, ['races', 'history'])

describe('readArguments of torture', () => {
  test('selects all tortures, or the named ones, with their options', () => {
    expect(read()).toEqual({
      selected: ['races', 'history'],
      options: { seconds: null, seed: expect.any(Number), only: '' },
    })
    expect(read('history', '--seconds', '600', '--seed', '7', '--only', 'no lock')).toEqual({
      selected: ['history'],
      options: { seconds: 600, seed: 7, only: 'no lock' },
    })
  })

  test.each([
    [['atomic'], 'No such torture: atomic. There are races, history.'],
    [['--seconds', 'x'], '--seconds is a number of at most 86400'],
    [['--seconds', '0'], '--seconds is a number of at most 86400'],
    [['--seconds', 'Infinity'], '--seconds is a number of at most 86400'],
    [['--seed', 'x'], '--seed is a whole number'],
    [['--seed', ''], '--seed needs a value'],
  ])('refuses %j by name, which would never end or do nothing', (args, message) => {
    expect(() => read(...args)).toThrow(message)
  })
})
