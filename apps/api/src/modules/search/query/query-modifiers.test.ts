import { expect, test } from 'vitest'
import { MODIFIER_WORDS } from '../../synonyms/modifier-words.ts'
import { keyOf } from '../text/pieces.ts'

test('Each modifier says one thing, however it is spelled', () => {
  const byKey = Map.groupBy(MODIFIER_WORDS, ([word]) => keyOf(word))
  const ambiguous = [...byKey.values()].filter(
    (words) => new Set(words.map(([, modifier]) => JSON.stringify(modifier))).size > 1,
  )
  expect(ambiguous).toEqual([])
})
