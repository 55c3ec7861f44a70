import { expect, test } from 'vitest'
import { createMicroCache } from './micro-cache.ts'

function createReads(answer: (count: number) => Response = (count) => Response.json({ count })) {
  const requestedPaths: string[] = []
  let time = 1
  const reads = createMicroCache(
    async ({ url }) => {
      requestedPaths.push(new URL(url).pathname)
      return answer(requestedPaths.length)
    },
    () => time,
  )
  const get = async (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) => {
    const response = await reads.fetch(new Request(`http://localhost${path}`, { headers, ...init }))
    return [response.status, await response.text()]
  }
  const passes = (ms: number): void => {
    time += ms
  }
  return { requestedPaths, get, passes, invalidate: reads.invalidate }
}

test('Shared reads give the same answer to equal requests within a second', async () => {
  const { requestedPaths, get, passes } = createReads()
  const answers = await Promise.all([get('/cities'), get('/cities')])
  passes(999)
  answers.push(await get('/cities'))
  passes(2)
  answers.push(await get('/cities'))
  expect(answers).toStrictEqual([1, 1, 1, 2].map((count) => [200, `{"count":${count}}`]))
  expect(requestedPaths).toStrictEqual(['/cities', '/cities'])
})

test.each([
  ['in another language', { 'accept-language': 'ja' }],
  ['in another currency', { 'x-currency': 'JPY' }],
  ['with a header of tomorrow', { 'x-audience': 'agents' }],
  ['with a token', { authorization: 'Bearer x' }],
  ['with a cookie', { cookie: 'a=b' }],
])('Shared reads keep a request %s apart', async (_what, headers) => {
  const { requestedPaths, get } = createReads()
  await get('/cities')
  await get('/cities', headers)
  expect(requestedPaths).toHaveLength(2)
})

test('Shared reads never cache a request with a token', async () => {
  const { requestedPaths, get } = createReads()
  await get('/cities', { authorization: 'Bearer x' })
  await get('/cities', { authorization: 'Bearer x' })
  expect(requestedPaths).toHaveLength(2)
})

test.each<[string, string, RequestInit, ResponseInit]>([
  ['free times', '/api/v1/shops/a/getAvailableTime', {}, {}],
  ['what is written', '/api/v1/user/search-shop-log', { method: 'POST' }, {}],
  ['what is asked for by who reads all', '/cities', { cache: 'no-store' }, {}],
  ['a failure', '/cities', {}, { status: 503 }],
  ['what is not there', '/cities', {}, { status: 404 }],
  ['what may not be kept', '/cities', {}, { headers: { 'cache-control': 'no-store' } }],
  ['what is very long', '/cities', {}, { headers: { 'x-long': 'yes' } }],
])('Shared reads cache nothing of %s', async (_what, path, init, answer) => {
  const padding = answer.headers && 'x-long' in answer.headers ? 'x'.repeat(100_001) : ''
  const { requestedPaths, get } = createReads((count) => Response.json({ count, padding }, answer))
  await get(path, {}, init)
  expect(await get(path, {}, init)).toStrictEqual([answer.status ?? 200, JSON.stringify({ count: 2, padding })])
  expect(requestedPaths).toHaveLength(2)
})

test('Shared reads never share an uncacheable answer, also when requested at once', async () => {
  const { get } = createReads((count) => Response.json({ count }, { headers: { 'cache-control': 'no-store' } }))
  expect(await Promise.all([get('/cities'), get('/cities')])).toStrictEqual(
    [1, 2].map((count) => [200, `{"count":${count}}`]),
  )
})

test('Shared reads cache public answers although the API forbids caches to store them', async () => {
  const { requestedPaths, get } = createReads((count) =>
    Response.json({ count }, { headers: { 'cache-control': 'no-store' } }),
  )
  await get('/api/v1/user/category-store')
  await get('/api/v1/user/category-store')
  expect(requestedPaths).toHaveLength(1)
})

test('Shared reads drop the oldest answer when they are full', async () => {
  const { requestedPaths, get } = createReads()
  for (let number = 0; number <= 500; number += 1) await get(`/${number}`)
  for (const number of [500, 1, 0]) await get(`/${number}`)
  expect(requestedPaths.slice(500)).toStrictEqual(['/500', '/0'])
})

test('Shared reads repeat a request whose answer did not come', async () => {
  let tries = 0
  const { fetch } = createMicroCache(async () => {
    tries += 1
    if (tries === 1) throw new TypeError('fetch failed')
    return Response.json({ tries })
  })
  const ask = () => fetch(new Request('http://localhost/cities'))
  await expect(ask()).rejects.toThrow('fetch failed')
  expect(await (await ask()).json()).toStrictEqual({ tries: 2 })
})

test('Shared reads read everything anew after a write, also what was being read meanwhile', async () => {
  const { requestedPaths, get, invalidate } = createReads()
  await get('/cities')
  const meanwhile = get('/faqs')
  invalidate()
  await meanwhile
  await get('/cities')
  await get('/faqs')
  expect(requestedPaths).toStrictEqual(['/cities', '/faqs', '/cities', '/faqs'])
})
