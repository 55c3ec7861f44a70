import { expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

const rules = (where: 'browser' | 'server') => {
  const { refetchOnWindowFocus, retry, retryDelay, gcTime } = createQueryClient(where).getDefaultOptions().queries ?? {}
  const delay = retryDelay as (attempt: number) => number
  return { refetchOnWindowFocus, retry, gcTime, delays: [0, 1, 2, 4, 5, 9].map(delay) }
}

// Promise (Sentences and limits): what was read: not anew on focus, three more tries, kept for 5 minutes
test('A query in the browser is not repeated on focus, is retried three times, each after twice the delay, and cached for 5 minutes', () => {
  expect(rules('browser')).toStrictEqual({
    refetchOnWindowFocus: false,
    retry: 3,
    gcTime: 300_000,
    delays: [1000, 2000, 4000, 16_000, 30_000, 30_000],
  })
})

test('A query on the server is never retried: who waits for a page waits once', () => {
  expect(rules('server')).toMatchObject({ refetchOnWindowFocus: false, retry: false })
})

test('A query on the server starts no timer, although its own options say how long it is cached', () => {
  const cache = createQueryClient('server')
  const query = cache.getQueryCache().build(cache, { queryKey: ['shops'], gcTime: 300_000 })
  query.setOptions({ queryKey: ['shops'], gcTime: 300_000 })
  expect(query.gcTime).toBe(Number.POSITIVE_INFINITY)
})
