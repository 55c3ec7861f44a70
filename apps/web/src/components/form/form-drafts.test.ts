import { beforeEach, expect, test } from 'vitest'
import { clearFormDrafts, setDraftOwner, TYPED } from './form-drafts.ts'

const WISH = `${TYPED}wish`
const wish = (): string | null => sessionStorage.getItem(WISH)

beforeEach(() => sessionStorage.clear())

test('What a member typed is theirs when they sign in again, and gone when another does', () => {
  setDraftOwner('ann')
  sessionStorage.setItem(WISH, 'tea')
  setDraftOwner('ann')
  const again = wish()
  setDraftOwner('bo')
  expect([again, wish()]).toEqual(['tea', null])
})

test('What a visitor typed stays when they sign in, also after somebody has left', () => {
  setDraftOwner('ann')
  clearFormDrafts()
  sessionStorage.setItem(WISH, 'tea')
  setDraftOwner('bo')
  expect(wish()).toBe('tea')
})
