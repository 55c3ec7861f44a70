import { expect, test } from 'vitest'
import { fold } from '../text/grams.ts'
import { completionsOf } from './half-typed.ts'

const WORDS = ['마사지', '마사지샵', '네일', '내일', '네일샵', '헤어', '세차', 'nail', '按摩']

test.each([
  ['마사ㅈ', ['마사지']],
  ['네ㅇ', ['네일']],
  ['ㅁㅅㅈ', ['마사지']],
  ['ㄴㅇ', ['네일', '내일']],
  ['ㅎㅇ', ['헤어']],
  ['ㅋㅋ', []],
  ['ㅁ', []],
  ['마사', []],
  ['마ㅂ', []],
  ['nai', []],
])('completionsOf takes %s for the shortest word that begins so', (typed, words) => {
  expect(completionsOf(fold(typed), WORDS)).toEqual(words)
})
