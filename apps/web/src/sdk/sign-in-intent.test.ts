import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { createTestSdk } from '@yoyaku/testing'
import { expect, test } from 'vitest'
import { FAVORITES, fulfilIntent } from './sign-in-intent.ts'

test('A list of favorites that was requested before the favorite was stored is requested again', async () => {
  const { sdk, server } = createTestSdk({ isMember: true })
  server.on('PUT', '/api/v1/user-favorite/{shopId}').run({ status: 200, body: { data: { success: true } } })
  const cache = new QueryClient()
  let answerEarly = (_: string): void => undefined
  const early = new Promise<string>((resolve) => {
    answerEarly = resolve
  })
  const answers = [early, Promise.resolve('with the shop')]
  const observer = new QueryObserver(cache, { queryKey: FAVORITES, queryFn: () => answers.shift() ?? 'no answer' })
  const stop = observer.subscribe(() => undefined)
  await fulfilIntent({ page: null, act: { type: 'favorite', shopId: 'shop-1' } }, sdk, cache)
  answerEarly('without the shop')
  await waitFor(() => expect(observer.getCurrentResult().data).toBe('with the shop'))
  stop()
  sdk.dispose()
})
