import { createLog } from '@yoyaku/api/log'
import type { FastifyInstance } from 'fastify'
import { expect, test, vi } from 'vitest'
import { render } from '../src/app/entry-server.tsx'
import type { FetchApi } from './api-data/micro-cache.ts'
import { proxiedBackend } from './backend.ts'
import { readConfig } from './config.ts'
import { buildWeb } from './web.ts'

const ORIGIN = 'http://yoyaku.example'

/** Pages whose API answers as `fetch` does. */
function siteWith(fetch: FetchApi): Promise<FastifyInstance> {
  const config = readConfig({ PUBLIC_URL: ORIGIN, API_URL: 'http://127.0.0.1:9' })
  return buildWeb(
    config,
    { ...proxiedBackend({ apiUrl: new URL('http://127.0.0.1:9') }), fetch },
    { manifest: {}, render },
    createLog('silent'),
  )
}

/** The heading of the page, and its status. */
async function pageWhile(status: number, path: string): Promise<readonly unknown[]> {
  const body = { code: 'UNAVAILABLE', message: '', requestId: 's' }
  const headers = status === 503 ? { 'retry-after': '7' } : {}
  const web = await siteWith(async () => Response.json(body, { status, headers }))
  try {
    const answer = await web.inject({ url: path })
    const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(answer.body)?.[1]
    return [answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control'], heading]
  } finally {
    await web.close()
  }
}

test.each([
  ['/en/brands/x', 'We&#x27;re very busy right now'],
  ['/ko/brands/x', '지금 이용자가 많아요'],
  ['/ja/faqs', 'ただいま混み合っています'],
  ['/zh/faqs', '目前使用人數較多'],
])('The busy page of %s says in its language that everybody has to wait, and how long', async (path, heading) => {
  expect(await pageWhile(503, path)).toStrictEqual([503, '7', 'no-store', heading])
})

test('A broken page is not called busy', async () => {
  expect(await pageWhile(500, '/en/faqs')).toStrictEqual([
    500,
    undefined,
    'no-store',
    expect.stringContaining('working on our side'),
  ])
})

test('Pages that wait for slow reads hold up no page whose reads are answered', async () => {
  const busy = () => Response.json({ code: 'UNAVAILABLE', message: '', requestId: 's' }, { status: 503 })
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const slow = vi.fn(() => released.then(busy))
  const web = await siteWith(async ({ url }) => (url.includes('/faq') ? slow() : busy()))
  try {
    const waiting = Array.from({ length: 8 }, (_, page) => web.inject(`/en/faqs?page=${page}`))
    await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(8), { timeout: 30_000 })
    expect((await web.inject('/ja/privacy')).statusCode).toBe(503)
    release()
    expect(new Set((await Promise.all(waiting)).map(({ statusCode }) => statusCode))).toStrictEqual(new Set([503]))
  } finally {
    await web.close()
  }
})
