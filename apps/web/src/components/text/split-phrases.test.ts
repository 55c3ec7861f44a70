import { expect, test } from 'vitest'
import { splitPhrases } from './split-phrases.ts'

test('splitPhrases cuts a Chinese sentence into its phrases, each with its punctuation', () => {
  expect(splitPhrases('一碗茶、一枝筆，晚餐前不排其他行程。')).toEqual(['一碗茶、', '一枝筆，', '晚餐前不排其他行程。'])
  expect(splitPhrases('第一次雪地駕駛：北海道篇')).toEqual(['第一次雪地駕駛：', '北海道篇'])
})

test('splitPhrases leaves a text without Chinese punctuation whole, also one that replaces a missing translation', () => {
  expect(splitPhrases('Tea, then dinner.')).toEqual(['Tea, then dinner.'])
  expect(splitPhrases('')).toEqual([''])
})
