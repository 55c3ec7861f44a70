import { beforeEach, expect, test, vi } from 'vitest'
import { dropEntries, isPageCovered, layOver, uncoverPage } from './over-page.ts'

/** How far one is from the page of the test. */
const depth = (): number => history.state?.over ?? 0
const closing = () => vi.fn<() => void>()
const settled = () => vi.waitFor(() => expect(isPageCovered()).toBe(false))

beforeEach(async () => {
  await uncoverPage()
  history.pushState({ act: 'kept' }, '', '/en/search')
})

test('Back closes what lies over the page, the upper first, and leaves the page only then', async () => {
  const [filters, calendar] = [closing(), closing()]
  const entries = history.length
  layOver(filters)
  layOver(calendar)
  expect([history.length, history.state]).toStrictEqual([entries + 2, { act: 'kept', over: 2 }])
  history.back()
  await vi.waitFor(() => expect(depth()).toBe(1))
  expect([filters.mock.calls.length, calendar.mock.calls.length]).toStrictEqual([0, 1])
  history.back()
  await settled()
  expect([filters.mock.calls.length, calendar.mock.calls.length]).toStrictEqual([1, 1])
  expect([location.pathname, history.state]).toStrictEqual(['/en/search', { act: 'kept' }])
})

test('What is closed in another way takes its entry away, also where two go at once', async () => {
  const [filters, calendar] = [closing(), closing()]
  const gone = [layOver(filters), layOver(calendar)]
  for (const end of gone) end()
  await settled()
  expect(history.state).toStrictEqual({ act: 'kept' })
  expect([filters.mock.calls.length, calendar.mock.calls.length]).toStrictEqual([0, 0])
  const moved = vi.fn()
  addEventListener('popstate', moved)
  history.forward()
  await vi.waitFor(() => expect(moved).toHaveBeenCalledTimes(2))
  removeEventListener('popstate', moved)
  await settled()
  expect(history.state, 'an entry of nothing is left at once').toStrictEqual({ act: 'kept' })
})

test('What takes the place of another at once takes its entry: one Back closes it, and the next leaves the page', async () => {
  const [account, filters, calendar] = [closing(), closing(), closing()]
  const gone = [layOver(account), layOver(filters)]
  for (const end of gone) end()
  const entries = history.length
  layOver(calendar)
  await vi.waitFor(() => expect(history.state).toStrictEqual({ act: 'kept', over: 1 }))
  expect(history.length).toBe(entries)
  history.back()
  await settled()
  expect(history.state).toStrictEqual({ act: 'kept' })
  expect([account, filters, calendar].map(({ mock }) => mock.calls.length)).toStrictEqual([0, 0, 1])
})

test('Whoever moves on does so from the page itself', async () => {
  const filters = closing()
  layOver(filters)
  await uncoverPage()
  expect([filters.mock.calls.length, isPageCovered()]).toStrictEqual([1, false])
  history.pushState(null, '', '/en/faqs')
  history.back()
  await vi.waitFor(() => expect(history.state).toStrictEqual({ act: 'kept' }))
})

test('A reload closes what was open: its entry goes when the app starts', async () => {
  history.pushState({ act: 'kept', over: 1 }, '')
  dropEntries()
  await settled()
  expect(history.state).toStrictEqual({ act: 'kept' })
})
