import { beforeEach, expect, test } from 'vitest'
import { clearFormDrafts, setDraftOwner, TYPED } from './form-drafts.ts'

const WISH = `${TYPED}wish`
const wish = (): string | null => sessionStorage.getItem(WISH)

beforeEach(() => sessionStorage.clear())

test("A member's form draft is there when they sign in again, and gone when another member does", () => {
  setDraftOwner('ann')
  sessionStorage.setItem(WISH, 'tea')
  setDraftOwner('ann')
  const again = wish()
  setDraftOwner('bo')
  expect([again, wish()]).toEqual(['tea', null])
})

test("A visitor's form draft stays when they sign in, also after another member has signed out", () => {
  setDraftOwner('ann')
  clearFormDrafts()
  sessionStorage.setItem(WISH, 'tea')
  setDraftOwner('bo')
  expect(wish()).toBe('tea')
})
