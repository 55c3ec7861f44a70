import { expect, test } from 'vitest'
import { requestExample } from './request-example.ts'

test.each([
  [{ dayUnit: true, categoryId: 'compact' }, /Flight number/],
  [{ dayUnit: false, categoryId: 'coating' }, /your car/],
  [{ dayUnit: false, categoryId: 'hair' }, /style/],
  [{ dayUnit: false, categoryId: 'sushi' }, /Allergies/],
  [{ dayUnit: false, categoryId: 'a-new-trade' }, /Allergies/],
])('requestExample gives %j an example of its trade', (service, words) => {
  expect(requestExample(service).message).toMatch(words)
})
