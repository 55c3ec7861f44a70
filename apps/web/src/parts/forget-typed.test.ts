import { beforeEach, expect, test } from 'vitest'
import { forgetTyped, TYPED, typedBy } from './forget-typed.ts'

const WISH = `${TYPED}wish`
const wish = (): string | null => sessionStorage.getItem(WISH)

beforeEach(() => sessionStorage.clear())

test('What a member typed is theirs when they sign in again, and gone when another does', () => {
  typedBy('ann')
  sessionStorage.setItem(WISH, 'tea')
  typedBy('ann')
  const again = wish()
  typedBy('bo')
  expect([again, wish()]).toEqual(['tea', null])
})

test('What a visitor typed stays when they sign in, also after somebody has left', () => {
  typedBy('ann')
  forgetTyped()
  sessionStorage.setItem(WISH, 'tea')
  typedBy('bo')
  expect(wish()).toBe('tea')
})
