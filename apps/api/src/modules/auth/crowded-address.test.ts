import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { AUTH, HOUR_MS, newEmail, newMember, step1, tally } from '../../testing/people.ts'
import { SLOW_SECONDS } from '../attempt-limits/attempt-limit-rules.ts'
import { countedAddress } from './challenge.ts'

const HOTEL = '192.0.2.1'
const A_CROWD = 20

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => api.close())
beforeEach(() => api.db.deleteFrom('attempt_counter').execute())

const ask = (email: string, from = HOTEL) =>
  api.call('POST', `${AUTH}/login/step1`, { body: { email }, headers: { 'x-forwarded-for': from } })

async function members(count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, () => newEmail())
  for (const email of emails) await newMember(api, email)
  return emails
}

// Promise (Sentences and limits): codes: an address past 20 an hour gets one every 10 s
test('A crowd behind one address gets 20 codes at once, then one every ten seconds, and is never refused for longer', async () => {
  const [last = '', ...emails] = await members(A_CROWD + 3)
  const answers = await Promise.all(emails.map((email) => ask(email)))
  expect(tally(answers)).toStrictEqual({ '200': A_CROWD, '429 RATE_LIMITED': 2 })
  const sent: number[] = []
  for (const email of emails.filter((_, index) => answers[index]?.status === 429)) {
    const { headers } = await ask(email)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(SLOW_SECONDS)
    await api.clock({ advanceMs: Number(headers['retry-after']) * 1000 })
    sent.push((await ask(email)).status, (await ask(last)).status)
  }
  expect(sent).toStrictEqual([200, 429, 200, 429])
  expect((await ask(last, '192.0.2.2')).status).toBe(200)
})

test('A crowd of newcomers is told whether addresses are known as slowly', async () => {
  const answers = await Promise.all(Array.from({ length: A_CROWD + 3 }, () => ask(newEmail())))
  expect(tally(answers)).toStrictEqual({ '200': A_CROWD, '429 RATE_LIMITED': 3 })
  const { headers } = await ask(newEmail())
  await api.clock({ advanceMs: Number(headers['retry-after']) * 1000 })
  expect([Number(headers['retry-after']) <= SLOW_SECONDS, (await ask(newEmail())).status]).toStrictEqual([true, 200])
})

test('A mailbox keeps its five an hour behind an address that slows down, and counts no code that the address refused', async () => {
  const [one = '', ...emails] = await members(A_CROWD + 1)
  await Promise.all(emails.map((email) => ask(email)))
  const sent: number[] = []
  for (let time = 0; time < 6; time++) {
    await api.clock({ advanceMs: 61_000 })
    sent.push((await ask(one)).status)
    expect((await ask(one)).status).toBe(429)
  }
  expect(sent).toStrictEqual([200, 200, 200, 200, 200, 429])
})

test('Codes asked for before the clock of the database was set back an hour do not count', async () => {
  const [one = ''] = await members(1)
  expect((await ask(one)).status).toBe(200)
  const { headers, status } = await ask(one)
  expect([status, Number(headers['retry-after']) <= 60]).toStrictEqual([429, true])
  await api.clock({ advanceMs: -HOUR_MS })
  expect((await ask(one)).status).toBe(200)
  expect(Number((await ask(one)).headers['retry-after'])).toBeLessThanOrEqual(60)
})

test.each([
  ['others', '127.0.0.1', null],
  ['others', '::1', null],
  ['others', HOTEL, HOTEL],
  ['nobody', HOTEL, null],
  ['everybody', '127.0.0.1', '127.0.0.1'],
  ['everybody', '10.0.0.7', null],
] as const)('Codes with limits for %s count %s as %j', (rateLimits, ip, counted) => {
  expect(countedAddress({ rateLimits, trustedProxies: ['10.0.0.0/8'] }, ip)).toBe(counted)
})

test('A start on this machine sends as many codes as it has mailboxes', async () => {
  const local = await startTestApi()
  onTestFinished(() => local.close())
  const emails = Array.from({ length: A_CROWD + 5 }, () => newEmail())
  for (const email of emails) await newMember(local, email)
  const answers = await Promise.all([...emails, newEmail()].map((email) => step1(local, email)))
  expect(tally(answers)).toStrictEqual({ '200': A_CROWD + 6 })
})
