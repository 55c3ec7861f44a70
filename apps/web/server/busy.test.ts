import { expect, test, vi } from 'vitest'
import { render } from '../src/entry-server.tsx'
import { proxiedBackend } from './backend.ts'
import { readConfig } from './config.ts'
import { buildWeb } from './web.ts'

// The first page loads all that pages are made of, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

/** The heading, and what the status says. */
async function pageWhile(status: number, path: string): Promise<readonly unknown[]> {
  const config = readConfig({ PUBLIC_URL: 'http://yoyaku.example', API_URL: 'http://127.0.0.1:9' })
  const said = { code: 'UNAVAILABLE', message: '', requestId: 's' }
  const headers = status === 503 ? { 'retry-after': '7' } : {}
  const fetch = async () => Response.json(said, { status, headers })
  const backend = { ...proxiedBackend({ apiUrl: new URL('http://127.0.0.1:9') }), fetch }
  const web = await buildWeb(config, backend, { manifest: {}, render })
  web.log.level = 'silent'
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
])('%s says in its language that everybody has to wait, and how long', async (path, heading) => {
  expect(await pageWhile(503, path)).toStrictEqual([503, '7', 'no-store', heading])
})

test('What is broken is not called busy', async () => {
  expect(await pageWhile(500, '/en/faqs')).toStrictEqual([
    500,
    undefined,
    'no-store',
    expect.stringContaining('working on our side'),
  ])
})
