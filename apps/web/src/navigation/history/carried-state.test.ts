import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { carryState, takeState } from './carried-state.ts'

const wanted = { act: { type: 'favorite', shopId: 'mashiko' } }
const here = (): string => location.href

beforeEach(() => {
  history.replaceState(wanted, '', '/en/auth')
})

afterEach(() => void vi.restoreAllMocks())

/** Another document in the same tab. */
function openInstead(path: string): void {
  history.replaceState(null, '', path)
}

test('takeState restores the state of a history entry in the document that replaces it, once', () => {
  carryState(new URL('/ja/auth', here()).href)
  openInstead('/ja/auth')
  takeState()
  expect(history.state).toStrictEqual(wanted)
  openInstead('/ja/auth')
  takeState()
  expect(history.state).toBeNull()
})

test('takeState drops the state at another address', () => {
  carryState(new URL('/ja/auth', here()).href)
  openInstead('/ja/faqs')
  takeState()
  openInstead('/ja/auth')
  takeState()
  expect(history.state).toBeNull()
})

test('takeState leaves out overlays: none is open on the new document', () => {
  history.replaceState({ ...wanted, over: 2 }, '', '/en/auth')
  carryState(new URL('/ja/auth', here()).href)
  openInstead('/ja/auth')
  takeState()
  expect(history.state).toStrictEqual(wanted)
  history.replaceState({ over: 1 }, '', '/en/auth')
  carryState(new URL('/ja/auth', here()).href)
  expect(sessionStorage).toHaveLength(0)
})

test('An entry without state carries nothing, nor what an earlier one left', () => {
  carryState(new URL('/ja/auth', here()).href)
  history.replaceState(null, '', '/en/auth')
  carryState(new URL('/ja/auth', here()).href)
  expect(sessionStorage).toHaveLength(0)
})

test.each(['{', 'null', '"text"'])('takeState ignores and removes a stored value that is no state (%s)', (stored) => {
  sessionStorage.setItem('yoyaku.carried', stored)
  takeState()
  expect(history.state).toStrictEqual(wanted)
  expect(sessionStorage).toHaveLength(0)
})

test('carryState does not throw without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => carryState(here())).not.toThrow()
})
