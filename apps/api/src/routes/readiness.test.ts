import type { KyselyPlugin } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApi } from '../../test/harness.ts'
import { createReadiness } from './readiness.ts'

test('createReadiness looks once for all who ask at once, and again 250 ms after a good look', async () => {
  let elapsedMs = 0
  let looks = 0
  const failing = createReadiness(
    async () => {
      looks += 1
      return []
    },
    () => elapsedMs,
  )
  await Promise.all(Array.from({ length: 20 }, failing))
  expect(looks).toBe(1)
  elapsedMs = 249
  expect([await failing(), looks]).toStrictEqual([[], 1])
  elapsedMs = 250
  expect([await failing(), looks]).toStrictEqual([[], 2])
})

test('createReadiness looks again at once after it found something failing, or threw', async () => {
  const outcomes = [Promise.resolve(['database']), Promise.reject(new Error('no answer')), Promise.resolve([])]
  const failing = createReadiness(() => outcomes.shift() ?? Promise.resolve([]))
  expect(await Promise.all([failing(), failing()])).toStrictEqual([['database'], ['database']])
  await expect(failing()).rejects.toThrow('no answer')
  expect(await failing()).toStrictEqual([])
})

test('GET /readyz queries the database once for 50 requests at once', async () => {
  let queries = 0
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      if (JSON.stringify(node).includes('kysely_migration')) queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const api = await startTestApi({ context: ({ db }) => ({ db: db.withPlugin(counting) }) })
  onTestFinished(() => api.close())
  const answers = await Promise.all(Array.from({ length: 50 }, () => api.call('GET', '/readyz')))
  expect([new Set(answers.map(({ status }) => status)), queries]).toStrictEqual([new Set([200]), 1])
})

test.each(['/healthz', '/readyz'])('GET %s carries no ETag and may not be stored', async (address) => {
  const api = await startTestApi()
  onTestFinished(() => api.close())
  const { headers } = await api.call('GET', address)
  expect(headers).not.toHaveProperty('etag')
  expect(headers['cache-control']).toBe('no-store')
})
