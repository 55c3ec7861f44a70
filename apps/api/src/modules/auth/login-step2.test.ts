import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { challenge, codeFor, HOUR_MS, newEmail, resend, step1, step2, step3, wrongCode } from '../../testing/people.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(() => api.db.deleteFrom('attempt_counter').execute())

async function newcomer(): Promise<{ email: string; challengeId: string }> {
  const email = newEmail('newcomer')
  const { challengeId } = (await step1(api, email)).body.data
  return { email, challengeId }
}

test('A new address with names gets its code, and is no member before the code came back', async () => {
  const { email, challengeId } = await newcomer()
  const { status, body } = await step2(api, { challengeId, firstName: 'Hana', lastName: 'Sato' })
  expect({ status, body }).toStrictEqual({
    status: 200,
    body: {
      data: {
        expiresAt: expect.any(String),
        expiresInSeconds: 600,
        resendAt: expect.any(String),
        resendInSeconds: 60,
      },
    },
  })
  expect(await codeFor(api, email)).toMatch(/^\d{6}$/)
  expect(await api.db.selectFrom('member').selectAll().where('email', '=', email).execute()).toStrictEqual([])
})

describe('loginStep2 needs names', () => {
  test.each([
    [{}, ['firstName', 'lastName']],
    [{ firstName: 'Hana' }, ['lastName']],
    [{ lastName: 'Sato' }, ['firstName']],
  ])('%j', async (names, missing) => {
    const { email, challengeId } = await newcomer()
    const { status, body } = await step2(api, { challengeId, ...names })
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', fields: missing.map((field) => ({ field, code: 'REQUIRED' })) },
    })
    expect(await api.mailbox(email)).toStrictEqual([])
  })

  test.each(['<b>', 'Hana1', '🙂', '   ', 'x'.repeat(51)])('and %j is none', async (firstName) => {
    const { challengeId } = await newcomer()
    expect(await step2(api, { challengeId, firstName, lastName: 'Sato' })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', fields: [{ field: 'firstName' }] },
    })
  })
})

test('Names are kept in one form, without space around them', async () => {
  const { email, challengeId } = await newcomer()
  await step2(api, { challengeId, firstName: ' Re\u0301ne\u0301e  ', lastName: ' 김 민수 ', acceptsMarketing: true })
  const { body } = await step3(api, challengeId, await codeFor(api, email))
  expect(body.data.user).toStrictEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    firstName: 'R\u00e9n\u00e9e',
    lastName: '김 민수',
    email,
    phone: null,
    acceptsMarketing: true,
  })
})

test('The same call sends the code again after a minute, without the names', async () => {
  const { email, challengeId } = await newcomer()
  await step2(api, { challengeId, firstName: 'Hana', lastName: 'Sato' })
  const early = await step2(api, { challengeId })
  expect([early.status, early.headers['retry-after']]).toStrictEqual([429, expect.stringMatching(/^(60|59|58)$/)])
  expect(Object.keys(early.body)).toStrictEqual(['code', 'message', 'requestId'])
  const code = await resend(api, { email, challengeId })
  expect((await step3(api, challengeId, code)).body.data.user.firstName).toBe('Hana')
})

test('resendAt is when the next code will really be sent', async () => {
  const { email, challengeId } = await challenge(api)
  const waits: number[] = []
  for (let sent = 1; sent < 5; sent++) {
    await api.clock({ advanceMs: 60_000 })
    const { body } = await step2(api, { challengeId })
    waits.push(Math.round((Date.parse(body.data.resendAt) - Date.parse(await api.context.now())) / 60_000))
  }
  expect(waits).toStrictEqual([1, 1, 1, 56])
  expect(await api.mailbox(email)).toHaveLength(5)
})

test('A challenge that is unknown, finished or an hour old is gone', async () => {
  const gone = { status: 404, body: { code: 'NOT_FOUND' } }
  expect(await step2(api, { challengeId: 'f'.repeat(32) })).toMatchObject(gone)
  const finished = await challenge(api)
  await step3(api, finished.challengeId, finished.code)
  expect(await step2(api, { challengeId: finished.challengeId })).toMatchObject(gone)
  const old = await challenge(api)
  await api.clock({ advanceMs: HOUR_MS })
  expect(await step2(api, { challengeId: old.challengeId })).toMatchObject(gone)
})

test('No code is sent to a challenge whose tries are used up', async () => {
  const { email, challengeId, code } = await challenge(api)
  for (let attempt = 0; attempt < 5; attempt++) await step3(api, challengeId, wrongCode(code))
  await api.clock({ advanceMs: 60_000 })
  const { status, headers } = await step2(api, { challengeId })
  expect({ status, retryAfter: headers['retry-after'] }).toStrictEqual({ status: 429, retryAfter: '1' })
  expect(await api.mailbox(email)).toHaveLength(1)
})

test("A known member's names are not changed by whoever types the address", async () => {
  const { email, challengeId } = await challenge(api)
  await api.clock({ advanceMs: 60_000 })
  await step2(api, { challengeId, firstName: 'Mallory', lastName: 'Evil', acceptsMarketing: true })
  const { body } = await step3(api, challengeId, await codeFor(api, email))
  expect(body.data.user).toMatchObject({ firstName: 'Hana', lastName: 'Sato', acceptsMarketing: false })
})
