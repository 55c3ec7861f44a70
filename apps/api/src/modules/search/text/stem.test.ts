import { expect, test } from 'vitest'
import { wantedBy } from './grams.ts'
import { keyOf } from './pieces.ts'
import { stemOf } from './stem.ts'

const PAIRS = [
  ...['nail nails', 'lash lashes', 'box boxes', 'class classes', 'massage massages', 'course courses', 'care cares'],
  ...['tomato tomatoes', 'shoe shoes', 'photo photos', 'spa spas', 'prize prizes', 'studio studios'],
].map((pair) => pair.split(' '))

test.each(PAIRS)('%s and %s are one word, and the beginning of both', (one = '', many = '') => {
  const stem = stemOf(one)
  expect([stemOf(many), keyOf(one), keyOf(many)]).toEqual([stem, stem, stem])
  expect([wantedBy(one, null), wantedBy(many, null)]).toEqual(Array(2).fill({ whole: [], beginnings: [stem] }))
  expect([one, many].every((word) => word.startsWith(stem))).toBe(true)
})

test('What only ends alike is kept apart', () => {
  expect(['care', 'wine', 'cafe', 'spa', 'fitness', 'gas'].map(stemOf)).toEqual([
    ...['care', 'wine', 'cafe', 'spa', 'fitness', 'gas'],
  ])
  expect(stemOf('shoes')).toBe('shoe')
})
