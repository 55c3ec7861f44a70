import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { AUTH, codeFor, HOUR_MS, newEmail, newMember, type Refused, step1, step3, tally } from '../../testing/people.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(() => api.db.deleteFrom('attempt_counter').execute())

test('An unknown address is asked for names and gets no e-mail yet', async () => {
  const email = newEmail()
  const { status, body } = await step1(api, email)
  expect({ status, ...body.data }).toStrictEqual({
    status: 200,
    challengeId: expect.stringMatching(/^[0-9a-f]{32}$/),
    isNewUser: true,
    nextStep: 'profile',
  })
  expect(await api.mailbox(email)).toStrictEqual([])
})

test('A known address gets its code at once, good for ten minutes', async () => {
  const email = newEmail()
  await newMember(api, email)
  const { body } = await step1(api, email)
  const now = Date.parse(await api.context.now())
  const { expiresAt = '', resendAt = '' } = body.data
  expect(body.data).toStrictEqual({
    challengeId: expect.stringMatching(/^[0-9a-f]{32}$/),
    isNewUser: false,
    nextStep: 'code',
    expiresAt: expect.any(String),
    expiresInSeconds: 600,
    resendAt: expect.any(String),
    resendInSeconds: 60,
  })
  const inSeconds = (instant: string) => Math.round((Date.parse(instant) - now) / 10_000) * 10
  expect([inSeconds(expiresAt), inSeconds(resendAt)]).toStrictEqual([600, 60])
  expect(await codeFor(api, email)).toMatch(/^\d{6}$/)
})

test('The e-mail with a code is in the language of the page', async () => {
  const email = newEmail()
  await newMember(api, email)
  await api.call('POST', `${AUTH}/login/step1`, { body: { email }, locale: 'zh' })
  const [message] = await api.mailbox(email)
  expect(message).toStrictEqual({
    locale: 'zh',
    subject: '您的 Yoyaku 登入驗證碼',
    text: expect.stringContaining('10 分鐘內有效'),
    html: expect.stringContaining('<html lang="zh-Hant">'),
  })
})

test('The e-mail with a code is in the development mailbox where there is no mail server', async () => {
  const email = newEmail()
  await newMember(api, email)
  await step1(api, email)
  const { body } = await api.call<{ to: string }[]>('GET', '/dev/mail.json', { query: { to: email } })
  expect(body.map(({ to }) => to)).toStrictEqual([email])
})

test('The same address in another writing is the same member', async () => {
  const email = newEmail()
  await newMember(api, email)
  const { body } = await step1(api, email.toUpperCase())
  expect(body.data.isNewUser).toBe(false)
})

describe('loginStep1 names the field of an address that is none', () => {
  test.each(['hana', 'hana@example', '@example.com', '', 'a@b@c.example', `${'a'.repeat(250)}@example.com`])(
    '%s',
    async (email) => {
      const { status, body } = await api.call<Refused>('POST', `${AUTH}/login/step1`, { body: { email } })
      expect({ status, code: body.code, field: JSON.stringify(body.fields) }).toStrictEqual({
        status: 400,
        code: 'VALIDATION',
        field: expect.stringContaining('"field":"email"'),
      })
    },
  )
})

describe('The limit of codes for a mailbox', () => {
  test('refuses a second code within a minute, from a new sign-in too', async () => {
    const email = newEmail()
    await newMember(api, email)
    await step1(api, email)
    const { status, headers } = await step1(api, email)
    expect({ status, retryAfter: headers['retry-after'] }).toStrictEqual({
      status: 429,
      retryAfter: expect.stringMatching(/^(60|59|58)$/),
    })
    await api.clock({ advanceMs: 60_000 })
    expect((await step1(api, email)).status).toBe(200)
    expect(await api.mailbox(email)).toHaveLength(2)
  })

  test('lets the next code go at once after a sign-in', async () => {
    const email = newEmail()
    await newMember(api, email)
    const { challengeId } = (await step1(api, email)).body.data
    await step3(api, challengeId, await codeFor(api, email))
    expect((await step1(api, email)).status).toBe(200)
  })

  test('is five an hour and ten a day, aliases together', async () => {
    const email = newEmail()
    const alias = email.replace('@', '+alias@')
    await newMember(api, email)
    await newMember(api, alias)
    const sent: number[] = []
    for (let hour = 0; hour < 3; hour++) {
      for (let minute = 0; minute < 6; minute++) {
        sent.push((await step1(api, minute % 2 ? alias : email)).status)
        await api.clock({ advanceMs: 60_000 })
      }
      await api.clock({ advanceMs: HOUR_MS })
    }
    const anHour = [200, 200, 200, 200, 200, 429]
    expect(sent).toStrictEqual([...anHour, ...anHour, 429, 429, 429, 429, 429, 429])
    await api.clock({ advanceMs: 24 * HOUR_MS })
    expect((await step1(api, email)).status).toBe(200)
  })

  test('lets one of 30 requests at once send an e-mail', async () => {
    const email = newEmail()
    await newMember(api, email)
    const answers = await Promise.all(Array.from({ length: 30 }, () => step1(api, email)))
    expect(tally(answers)).toStrictEqual({ '200': 1, '429 RATE_LIMITED': 29 })
    expect(await api.mailbox(email)).toHaveLength(1)
  })
})
