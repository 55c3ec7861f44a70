import { describe, expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

const read = (...args: string[]) => readArguments(args, ['races', 'history'])

describe('What torture is asked for', () => {
  test('is everything, or what is named, with its options', () => {
    expect(read()).toEqual({
      asked: ['races', 'history'],
      options: { seconds: null, seed: expect.any(Number), only: '' },
    })
    expect(read('history', '--seconds', '600', '--seed', '7', '--only', 'no lock')).toEqual({
      asked: ['history'],
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
  ])('%j is refused by name, for else it would never end or do nothing', (args, message) => {
    expect(() => read(...args)).toThrow(message)
  })
})
