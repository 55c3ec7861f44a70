import { expect, test } from 'vitest'
import { sharedReads } from './shared-reads.ts'

function house(answer: (count: number) => Response = (count) => Response.json({ count })) {
  const asked: string[] = []
  let time = 0
  const reads = sharedReads(
    async ({ url }) => {
      asked.push(new URL(url).pathname)
      return answer(asked.length)
    },
    () => time,
  )
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await reads.fetch(new Request(`http://localhost${path}`, { headers, method }))
    return [response.status, await response.text()]
  }
  const passes = (ms: number): void => {
    time += ms
  }
  return { asked, get, passes, forget: reads.forget }
}

test('Who asks for the same within a second gets the same answer', async () => {
  const { asked, get, passes } = house()
  const answers = await Promise.all([get('/cities'), get('/cities')])
  passes(999)
  answers.push(await get('/cities'))
  passes(1)
  answers.push(await get('/cities'))
  expect(answers).toStrictEqual([1, 1, 1, 2].map((count) => [200, `{"count":${count}}`]))
  expect(asked).toStrictEqual(['/cities', '/cities'])
})

test.each([
  ['in another language', { 'accept-language': 'ja' }],
  ['in another currency', { 'x-currency': 'JPY' }],
  ['with a token', { authorization: 'Bearer x' }],
  ['with a cookie', { cookie: 'a=b' }],
])('What is asked for %s is another answer', async (_what, headers) => {
  const { asked, get } = house()
  await get('/cities')
  await get('/cities', headers)
  expect(asked).toHaveLength(2)
})

test('What is asked for with a token is never kept', async () => {
  const { asked, get } = house()
  await get('/cities', { authorization: 'Bearer x' })
  await get('/cities', { authorization: 'Bearer x' })
  expect(asked).toHaveLength(2)
})

test.each([
  ['free times', '/api/v1/shops/a/getAvailableTime', 'GET', 200],
  ['what is written', '/api/v1/user/search-shop-log', 'POST', 200],
  ['a failure', '/cities', 'GET', 503],
  ['what is not there', '/cities', 'GET', 404],
])('Nothing is kept of %s', async (_what, path, method, status) => {
  const { asked, get } = house((count) => Response.json({ count }, { status }))
  await get(path, {}, method)
  expect(await get(path, {}, method)).toStrictEqual([status, '{"count":2}'])
  expect(asked).toHaveLength(2)
})

test('An answer that did not come is asked for again', async () => {
  let tries = 0
  const { fetch } = sharedReads(async () => {
    tries += 1
    if (tries === 1) throw new TypeError('fetch failed')
    return Response.json({ tries })
  })
  const ask = () => fetch(new Request('http://localhost/cities'))
  await expect(ask()).rejects.toThrow('fetch failed')
  expect(await (await ask()).json()).toStrictEqual({ tries: 2 })
})

test('Once something is written everything is read anew, also what was being read meanwhile', async () => {
  const { asked, get, forget } = house()
  await get('/cities')
  const meanwhile = get('/faqs')
  forget()
  await meanwhile
  await get('/cities')
  await get('/faqs')
  expect(asked).toStrictEqual(['/cities', '/faqs', '/cities', '/faqs'])
})
