import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../harness.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { TEST_CONTROL: '1', TRUSTED_PROXIES: '127.0.0.1, 192.168.1.30' } })
  await api.signIn('somebody@example.com')
})
afterAll(() => api.close())

const TOOLS = [
  ['GET', '/dev/mail'],
  ['GET', '/dev/mail.json?to=somebody@example.com'],
  ['GET', '/dev/mail/1'],
  ['POST', '/__test/clock'],
  ['POST', '/__test/reset'],
] as const
const CLAIMS: Record<string, string>[] = [
  {},
  { host: 'localhost:3000' },
  { host: '127.0.0.1' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-real-ip': '::1', 'x-forwarded-host': 'localhost' },
  { 'x-forwarded-for': '127.0.0.1', host: 'localhost', 'sec-fetch-site': 'same-origin' },
]

async function statusesFrom(remoteAddress: string, headers: Record<string, string>): Promise<number[]> {
  const answers = TOOLS.map(([method, url]) =>
    api.app.inject({ method, url, remoteAddress, headers, ...(method === 'POST' && { payload: {} }) }),
  )
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode)
}

test.each(CLAIMS)(
  'The development mailbox and the test clock are 404 for another machine that claims %j',
  async (headers) => {
    for (const peer of ['192.168.1.30', '203.0.113.7', 'fe80::1', '::ffff:192.168.1.30'])
      expect(await statusesFrom(peer, headers)).toStrictEqual([404, 404, 404, 404, 404])
    expect(await api.db.selectFrom('member').select('id').execute()).toHaveLength(1)
  },
)

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])(
  'The development mailbox answers the loopback peer %s',
  async (remoteAddress) => {
    const { statusCode } = await api.app.inject({ url: '/dev/mail.json', remoteAddress })
    expect(statusCode).toBe(200)
  },
)
