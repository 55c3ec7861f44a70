import { expect, test } from 'vitest'
import { showTaken } from './closures.ts'

test('Of more reservations than an answer lists, the command that has the others is named', () => {
  const said = showTaken({ reservations: [], total: 60, holds: [], totalHolds: 0 }, 'en')
  expect(said.split('\n').at(-2)).toBe('0 of 60; list --shop SHOP --date DAY has the others')
})
