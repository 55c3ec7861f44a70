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

test('A pointer that rests on a link for 100 ms starts a prefetch', async () => {
  const { result } = link()
  result.current.onIntent()
  await vi.advanceTimersByTimeAsync(99)
  expect(read).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(read).toHaveBeenCalledOnce()
})

test('A pointer that only passes, or has left for another page, starts no prefetch', async () => {
  const { result, unmount } = link()
  result.current.onIntent()
  result.current.onCancel()
  await vi.advanceTimersByTimeAsync(1000)
  result.current.onIntent()
  unmount()
  await vi.advanceTimersByTimeAsync(1000)
  expect(read).not.toHaveBeenCalled()
})

test('A press on a link starts a prefetch at once', () => {
  const { result } = link()
  result.current.onPress()
  expect(read).toHaveBeenCalledOnce()
})

test('A prefetch never starts without a network, not even where the pointer rested on the link before', async () => {
  const { result } = link()
  result.current.onIntent()
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => offline.mockRestore())
  await vi.advanceTimersByTimeAsync(1000)
  result.current.onPress()
  expect(read).not.toHaveBeenCalled()
})
