import { expect, test } from 'vitest'
import { splitPhrases } from './split-phrases.ts'

test('A Chinese sentence is its phrases, each with its mark', () => {
  expect(splitPhrases('一碗茶、一枝筆，晚餐前不排其他行程。')).toEqual(['一碗茶、', '一枝筆，', '晚餐前不排其他行程。'])
  expect(splitPhrases('第一次雪地駕駛：北海道篇')).toEqual(['第一次雪地駕駛：', '北海道篇'])
})

test('A text without such marks stays one, also one that stands in for a missing translation', () => {
  expect(splitPhrases('Tea, then dinner.')).toEqual(['Tea, then dinner.'])
  expect(splitPhrases('')).toEqual([''])
})
