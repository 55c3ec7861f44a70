import { expect, test } from 'vitest'
import { showTaken } from './closures.ts'

test('showTaken names the command that has the reservations that an answer does not list', () => {
  const text = showTaken({ reservations: [], total: 60, holds: [], totalHolds: 0 }, 'en')
  expect(text.split('\n').at(-2)).toBe('0 of 60; list --shop SHOP --date DAY has the others')
})
