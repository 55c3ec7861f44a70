import { expect, test } from 'vitest'
import { indexSaying } from '../../../testing/search-index.ts'
import { membersOf } from '../index/bits.ts'
import { findsAny, parseQuery } from './query-parser.ts'

test('Two Korean words are found however they are spaced', () => {
  const { index } = indexSaying('가나다라마 바사아자차카타')
  const spacings = ['가나다라마 바사아자차카타', '가나다라마바사아자차카타', '가나 다라마 바사아자차 카타']
  expect(spacings.map((keyword) => findsAny(index, keyword, 'ko'))).toEqual([true, true, true])
  expect(findsAny(index, '가나다라마바사아자차카타파', 'ko')).toBe(false)
})

test('A word for today, for two or for cheap is first of all what a shop is called: those come before all others', () => {
  const { index } = indexSaying('Head spa', 'Tonight head spa', 'Couple head spa', 'Nails')
  const first = (keyword: string) => {
    const [tier] = parseQuery(index, keyword, 'en')?.tiers ?? []
    return tier === undefined ? null : membersOf(tier)
  }
  expect(first('tonight')).toEqual([1])
  expect(first('couple head spa')).toEqual([2])
  expect(membersOf(parseQuery(index, 'tonight', 'en')?.found ?? index.none())).toEqual([0, 1, 2, 3])
  expect(membersOf(parseQuery(index, 'couple head spa', 'en')?.found ?? index.none())).toEqual([0, 1, 2])
  expect(parseQuery(index, 'today', 'en'), 'no name says it: nothing is asked for').toBeNull()
})
