import { expect, test } from 'vitest'
import { phrasesOf } from './phrases-of.ts'

test('A Chinese sentence is its phrases, each with its mark', () => {
  expect(phrasesOf('一碗茶、一枝筆，晚餐前不排其他行程。')).toEqual(['一碗茶、', '一枝筆，', '晚餐前不排其他行程。'])
  expect(phrasesOf('第一次雪地駕駛：北海道篇')).toEqual(['第一次雪地駕駛：', '北海道篇'])
})

test('A text without such marks stays one, also one that stands in for a missing translation', () => {
  expect(phrasesOf('Tea, then dinner.')).toEqual(['Tea, then dinner.'])
  expect(phrasesOf('')).toEqual([''])
})
