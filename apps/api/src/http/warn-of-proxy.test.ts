import { expect, onTestFinished, test } from 'vitest'
import { startTestApi } from '../../test/harness.ts'

async function warnings(env: Record<string, string>): Promise<unknown[]> {
  const warned: unknown[] = []
  const api = await startTestApi({
    env,
    context: ({ log }) => ({ log: { ...log, warn: (...args: unknown[]) => void warned.push(...args) } }),
  })
  onTestFinished(() => api.close())
  await api.call('GET', '/healthz')
  expect(warned).toEqual([])
  for (const path of ['/healthz', '/api/v1/cities', '/nothing'])
    await api.call('GET', path, { headers: { 'x-forwarded-for': '203.0.113.7' } })
  return warned
}

test('A proxy that nobody named is told of once', async () => {
  expect(await warnings({})).toEqual([expect.stringContaining('TRUSTED_PROXIES is not set')])
})

test('A proxy that is named is not', async () => {
  expect(await warnings({ TRUSTED_PROXIES: '127.0.0.1' })).toEqual([])
})
