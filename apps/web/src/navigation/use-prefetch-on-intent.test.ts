import { renderHook } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setPrefetcher } from './prefetcher.ts'
import { usePrefetchOnIntent } from './use-prefetch-on-intent.ts'

let read = vi.fn(async () => undefined)
beforeEach(() => {
  vi.useFakeTimers()
  read = vi.fn(async () => undefined)
  const reset = setPrefetcher({ code: async () => undefined, page: read })
  onTestFinished(() => {
    reset()
    vi.useRealTimers()
  })
})
const link = () => renderHook(() => usePrefetchOnIntent('/faqs'))

test('Whoever rests on a link for a tenth of a second means it', async () => {
  const { result } = link()
  result.current.look()
  await vi.advanceTimersByTimeAsync(99)
  expect(read).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(read).toHaveBeenCalledOnce()
})

test('Whoever only passes, or has gone to another page, asks for nothing', async () => {
  const { result, unmount } = link()
  result.current.look()
  result.current.away()
  await vi.advanceTimersByTimeAsync(1000)
  result.current.look()
  unmount()
  await vi.advanceTimersByTimeAsync(1000)
  expect(read).not.toHaveBeenCalled()
})

test('A press asks at once', () => {
  const { result } = link()
  result.current.press()
  expect(read).toHaveBeenCalledOnce()
})

test('Without a network nothing is asked ahead, not even by who rested on the link before it went', async () => {
  const { result } = link()
  result.current.look()
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => offline.mockRestore())
  await vi.advanceTimersByTimeAsync(1000)
  result.current.press()
  expect(read).not.toHaveBeenCalled()
})
