import { expect, test } from 'vitest'
import { indexSaying } from '../../../testing/search-index.ts'
import { membersOf } from '../index/bits.ts'
import { findsAny, parseQuery } from './query-parser.ts'

const TWELVE = '가나다라마바사아자차카타'

test('Two Korean words are found however they are spaced, up to twelve signs; a longer run is not tried at each gap', () => {
  const { index, looked } = indexSaying('가나다라마 바사아자차카타', '가나다라마 바사아자차카타파')
  expect(findsAny(index, TWELVE, 'ko')).toBe(true)
  expect(looked.keywords.splice(0)).toContain('가나다라마 바사아자차카타')
  expect(findsAny(index, `${TWELVE}파`, 'ko')).toBe(false)
  expect(looked.keywords).toEqual([`${TWELVE}파`, `${TWELVE}파`])
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
