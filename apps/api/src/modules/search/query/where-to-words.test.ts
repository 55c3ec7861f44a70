import { expect, test } from 'vitest'
import { createEntityMatcher } from './entity-matching.ts'

const matcher = createEntityMatcher([
  { kind: 'category', id: 'hair', name: { en: 'Hair', ko: '헤어', ja: '美容室', zh: '美髮' } },
  { kind: 'category', id: 'nails', name: { en: 'Nails', ko: '네일', ja: 'ネイル', zh: '美甲' } },
])

test.each([
  ['헤어 자를데', ['헤어']],
  ['헤어 자를 곳', ['헤어']],
  ['헤어 할만한데', ['헤어']],
  ['헤어 맡길 만한 곳', ['헤어']],
  ['네일 잠깐', ['네일', '잠깐']],
  ['네일데', ['네일']],
  ['헤어 데', ['헤어', '데']],
])('The words of %s that narrow a search are %j', (keyword, words) => {
  expect(matcher.terms(keyword, 'ko').map(({ typed }) => typed)).toEqual(words)
})
