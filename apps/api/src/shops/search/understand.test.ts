import { expect, test } from 'vitest'
import { indexSaying } from './test-index.ts'
import { findsAny } from './understand.ts'

const TWELVE = '가나다라마바사아자차카타'

test('Two Korean words are found however they are spaced, up to twelve signs; a longer run is not tried at each gap', () => {
  const { index, looked } = indexSaying('가나다라마 바사아자차카타', '가나다라마 바사아자차카타파')
  expect(findsAny(index, TWELVE, 'ko')).toBe(true)
  expect(looked.keywords.splice(0)).toContain('가나다라마 바사아자차카타')
  expect(findsAny(index, `${TWELVE}파`, 'ko')).toBe(false)
  expect(looked.keywords).toEqual([`${TWELVE}파`, `${TWELVE}파`])
})
