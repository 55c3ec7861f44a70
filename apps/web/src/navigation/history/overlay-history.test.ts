import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { afterOverlays, closeOverlays, dropOverlayEntries, hasOverlay, pushOverlay } from './overlay-history.ts'

/** How far one is from the page of the test. */
const depth = (): number => history.state?.over ?? 0
const closing = () => vi.fn<() => void>()
const settled = () => waitFor(() => expect(hasOverlay()).toBe(false))

beforeEach(async () => {
  await closeOverlays()
  history.pushState({ act: 'kept' }, '', '/en/search')
})

test('Back closes the overlays of a page, the upper first, and leaves the page only then', async () => {
  const [filters, calendar] = [closing(), closing()]
  const entries = history.length
  pushOverlay(filters)
  pushOverlay(calendar)
  expect([history.length, history.state]).toStrictEqual([entries + 2, { act: 'kept', over: 2 }])
  history.back()
  await waitFor(() => expect(depth()).toBe(1))
  expect([filters.mock.calls.length, calendar.mock.calls.length]).toStrictEqual([0, 1])
  history.back()
  await settled()
  expect([filters.mock.calls.length, calendar.mock.calls.length]).toStrictEqual([1, 1])
  expect([location.pathname, history.state]).toStrictEqual(['/en/search', { act: 'kept' }])
})

test('An overlay that is closed in another way removes its history entry, also where two close at once', async () => {
  const [filters, calendar] = [closing(), closing()]
  const gone = [pushOverlay(filters), pushOverlay(calendar)]
  for (const end of gone) end()
  await settled()
  expect(history.state).toStrictEqual({ act: 'kept' })
  expect([filters.mock.calls.length, calendar.mock.calls.length]).toStrictEqual([0, 0])
  const moved = vi.fn()
  addEventListener('popstate', moved)
  history.forward()
  await waitFor(() => expect(moved).toHaveBeenCalledTimes(2))
  removeEventListener('popstate', moved)
  await settled()
  expect(history.state, 'an entry of nothing is left at once').toStrictEqual({ act: 'kept' })
})

test('An overlay that replaces another at once takes its history entry: one Back closes it, and the next leaves the page', async () => {
  const [account, filters, calendar] = [closing(), closing(), closing()]
  const gone = [pushOverlay(account), pushOverlay(filters)]
  for (const end of gone) end()
  const entries = history.length
  pushOverlay(calendar)
  await waitFor(() => expect(history.state).toStrictEqual({ act: 'kept', over: 1 }))
  expect(history.length).toBe(entries)
  history.back()
  await settled()
  expect(history.state).toStrictEqual({ act: 'kept' })
  expect([account, filters, calendar].map(({ mock }) => mock.calls.length)).toStrictEqual([0, 0, 1])
})

test('An overlay that opens while the entry of another is being removed stays open, with its own entry', async () => {
  const [filters, calendar] = [closing(), closing()]
  const end = pushOverlay(filters)
  end()
  // The way back has begun, and has not ended.
  await Promise.resolve()
  const ended = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  pushOverlay(calendar)
  await ended
  expect([calendar.mock.calls.length, history.state]).toStrictEqual([0, { act: 'kept', over: 1 }])
  history.back()
  await settled()
  expect([calendar.mock.calls.length, location.pathname, history.state]).toStrictEqual([
    1,
    '/en/search',
    { act: 'kept' },
  ])
})

test('A navigation starts from the page itself, without the entries of its overlays', async () => {
  const filters = closing()
  pushOverlay(filters)
  await closeOverlays()
  expect([filters.mock.calls.length, hasOverlay()]).toStrictEqual([1, false])
  history.pushState(null, '', '/en/faqs')
  history.back()
  await waitFor(() => expect(history.state).toStrictEqual({ act: 'kept' }))
})

test('A reload closes the open overlay: its history entry goes when the app starts', async () => {
  history.pushState({ act: 'kept', over: 1 }, '')
  dropOverlayEntries()
  await settled()
  expect(history.state).toStrictEqual({ act: 'kept' })
})

test('afterOverlays runs at once, or when the last overlay has closed, or never where it is cancelled', async () => {
  const [atOnce, waiting, calledOff] = [closing(), closing(), closing()]
  afterOverlays(atOnce)
  expect(atOnce).toHaveBeenCalledOnce()
  const gone = [pushOverlay(closing()), pushOverlay(closing())]
  afterOverlays(waiting)
  afterOverlays(calledOff)()
  gone[1]?.()
  await waitFor(() => expect(depth()).toBe(1))
  expect(waiting).not.toHaveBeenCalled()
  gone[0]?.()
  await waitFor(() => expect(waiting).toHaveBeenCalledOnce())
  await settled()
  expect([waiting.mock.calls.length, calledOff.mock.calls.length]).toStrictEqual([1, 0])
})
