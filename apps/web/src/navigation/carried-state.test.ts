import { beforeEach, expect, test, vi } from 'vitest'
import { carryState, takeState } from './carried-state.ts'

const wanted = { act: { type: 'favorite', shopId: 'mashiko' } }
const here = (): string => location.href

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(wanted, '', '/en/auth')
})

const openInstead = (path: string): void => history.replaceState(null, '', path)

test('What an entry knows is known by the document that takes its place, once', () => {
  carryState(new URL('/ja/auth', here()).href)
  openInstead('/ja/auth')
  takeState()
  expect(history.state).toStrictEqual(wanted)
  openInstead('/ja/auth')
  takeState()
  expect(history.state).toBeNull()
})

test('At another address it is dropped', () => {
  carryState(new URL('/ja/auth', here()).href)
  openInstead('/ja/faqs')
  takeState()
  openInstead('/ja/auth')
  takeState()
  expect(history.state).toBeNull()
})

test('What lay over the page does not go along: nothing lies over the new one', () => {
  history.replaceState({ ...wanted, over: 2 }, '', '/en/auth')
  carryState(new URL('/ja/auth', here()).href)
  openInstead('/ja/auth')
  takeState()
  expect(history.state).toStrictEqual(wanted)
  history.replaceState({ over: 1 }, '', '/en/auth')
  carryState(new URL('/ja/auth', here()).href)
  expect(sessionStorage).toHaveLength(0)
})

test('An entry that knows nothing carries nothing, nor what an earlier one left', () => {
  carryState(new URL('/ja/auth', here()).href)
  history.replaceState(null, '', '/en/auth')
  carryState(new URL('/ja/auth', here()).href)
  expect(sessionStorage).toHaveLength(0)
})

test.each(['{', 'null', '"text"'])('What is kept under its name and is not ours (%s) changes nothing', (stored) => {
  sessionStorage.setItem('yoyaku.carried', stored)
  takeState()
  expect(history.state).toStrictEqual(wanted)
})

test('Where nothing can be kept, nothing breaks', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => carryState(here())).not.toThrow()
  vi.restoreAllMocks()
})
