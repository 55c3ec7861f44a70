import { renderHook } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { clearFormDrafts, setDraftOwner, TYPED } from './form-drafts.ts'
import { useFormDraft } from './use-form-draft.ts'

const WISH = `${TYPED}wish`
const wish = (): string | null => sessionStorage.getItem(WISH)

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

const draftOf = (key: string) => renderHook(() => useFormDraft(key)).result.current

function storageThatFails(...calls: readonly ('getItem' | 'setItem' | 'removeItem')[]): void {
  for (const call of calls)
    vi.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('', call === 'setItem' ? 'QuotaExceededError' : 'SecurityError')
    })
  onTestFinished(() => {
    vi.restoreAllMocks()
    clearFormDrafts()
  })
}

describe.each([
  ['blocked', ['getItem', 'setItem', 'removeItem']],
  ['full', ['setItem']],
] as const)('Where the storage is %s', (_, failing) => {
  test('a form draft is there when its form is shown again', () => {
    draftOf('wish').keep({ text: 'tea' })
    storageThatFails(...failing)
    draftOf('wish').keep({ text: 'coffee' })
    expect(draftOf('wish').typed).toStrictEqual({ text: 'coffee' })
  })

  test('a form draft that was sent is gone', () => {
    storageThatFails(...failing)
    draftOf('wish').keep({ text: 'tea' })
    draftOf('wish').forget()
    expect(draftOf('wish').typed).toStrictEqual({})
  })

  test("another member does not see a member's form draft", () => {
    storageThatFails(...failing)
    setDraftOwner('ann')
    draftOf('wish').keep({ text: 'tea' })
    setDraftOwner('bo')
    expect(draftOf('wish').typed).toStrictEqual({})
  })
})

test('A form draft that a full storage did not take does not leave the one before to a reload', () => {
  draftOf('wish').keep({ text: 'tea' })
  storageThatFails('setItem')
  draftOf('wish').keep({ text: 'coffee' })
  expect(wish()).toBeNull()
})
