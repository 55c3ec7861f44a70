import { FakeServer, TestClock } from '@yoyaku/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createClient } from '../client.ts'

type PlatformFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>
type Wrapper = (original: PlatformFetch) => (input: never, init?: RequestInit) => Promise<Response>

const WISH = '/api/v1/google-sheet'
const wish = { type: 'wish', content: 'Sapporo', locale: 'ja' } as const
const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

afterEach(() => void vi.unstubAllGlobals())

describe('A request through a wrapper of fetch', () => {
  test.each<[string, Wrapper]>([
    ['that passes both on', (f) => (input, init) => f(input, init)],
    ['that takes an address only', (f) => (input: { url?: string }, init) => f(String(input.url ?? input), init)],
    [
      'that adds a header to a plain object',
      (f) => (input, init) => f(input, { ...init, headers: { ...(init?.headers as object), traceparent: TRACE } }),
    ],
    [
      'that adds a header to Headers',
      (f) => (input, init) => {
        const headers = new Headers(init?.headers)
        headers.set('traceparent', TRACE)
        return f(input, { ...init, headers })
      },
    ],
    ['that makes a Request', (f) => (input, init) => f(new Request(input, init))],
  ])('%s arrives whole', async (_, wrap) => {
    const server = new FakeServer(new TestClock())
    server.on('POST', WISH).reply(201, { data: { success: true } })
    vi.stubGlobal('fetch', wrap(server.fetch))
    const { data } = await createClient({ baseUrl: 'http://yoyaku.test', locale: 'ja' }).api.POST(WISH, { body: wish })
    expect(data).toEqual({ data: { success: true } })
    expect(server.arrived).toMatchObject([
      {
        method: 'POST',
        path: WISH,
        body: wish,
        headers: { 'accept-language': 'ja', 'content-type': 'application/json' },
      },
    ])
  })
})
