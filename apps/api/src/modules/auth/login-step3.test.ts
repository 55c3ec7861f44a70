import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import {
  AUTH,
  challenge,
  codeFor,
  HOUR_MS,
  newEmail,
  newMember,
  resend,
  step1,
  step2,
  step3,
  tally,
  wrongCode,
} from '../../testing/people.ts'

let api: TestApi
beforeAll(async () => {
  // 200 guesses at once wait long for a connection on a busy machine.
  api = await startTestApi({ connectionTimeoutMs: 60_000 })
})
afterAll(() => api.close())
beforeEach(() => api.db.deleteFrom('attempt_counter').execute())

const WRONG = { status: 400, body: { code: 1007 } }
const USED = { status: 400, body: { code: 1008 } }
const EXPIRED = { status: 400, body: { code: 1010 } }

test('The right code signs in, and the session is open', async () => {
  const { email, challengeId, code } = await challenge(api)
  const { status, body } = await step3(api, challengeId, code)
  expect({ status, user: body.data.user }).toMatchObject({ status: 200, user: { email } })
  const me = await api.call('GET', '/api/v1/user/me', { token: body.data.accessToken })
  expect(me).toMatchObject({ status: 200, body: { data: body.data.user } })
})

test('The member is made by the first right code, with the consent and when it was given', async () => {
  const email = newEmail()
  const { challengeId } = (await step1(api, email)).body.data
  await step2(api, { challengeId, firstName: 'Hana', lastName: 'Sato', acceptsMarketing: true })
  await step3(api, challengeId, await codeFor(api, email))
  const members = await api.db.selectFrom('member').selectAll().where('email', '=', email).execute()
  expect(members).toStrictEqual([
    {
      id: expect.any(String),
      email,
      first_name: 'Hana',
      last_name: 'Sato',
      phone: null,
      accepts_marketing: true,
      marketing_changed_at: expect.any(String),
      locale: 'en',
      created_at: expect.any(String),
      deleted_at: null,
    },
  ])
})

test('Two challenges of one new address make one member', async () => {
  const email = newEmail()
  const challenges: string[] = []
  for (const firstName of ['Hana', 'Hanako']) {
    const { challengeId } = (await step1(api, email)).body.data
    await step2(api, { challengeId, firstName, lastName: 'Sato' })
    challenges.push(await codeFor(api, email), challengeId)
    await api.clock({ advanceMs: 60_000 })
  }
  const [code1 = '', id1 = '', code2 = '', id2 = ''] = challenges
  const answers = await Promise.all([step3(api, id1, code1), step3(api, id2, code2)])
  expect(answers.map(({ status }) => status)).toStrictEqual([200, 200])
  expect(new Set(answers.map(({ body }) => body.data.user.id)).size).toBe(1)
})

describe('loginStep3 refuses what is not the code', () => {
  test('a wrong code is 1007', async () => {
    const { challengeId, code } = await challenge(api)
    expect(await step3(api, challengeId, wrongCode(code))).toMatchObject(WRONG)
  })

  test('an unknown challenge is 1007', async () => {
    expect(await step3(api, 'f'.repeat(32), '123456')).toMatchObject(WRONG)
  })

  test('the code of another challenge is 1007', async () => {
    const [mine, other] = [await challenge(api), await challenge(api)]
    expect(await step3(api, mine.challengeId, other.code)).toMatchObject(WRONG)
  })

  test('the code of another challenge of the same address is 1007', async () => {
    const first = await challenge(api)
    await api.clock({ advanceMs: 60_000 })
    const { challengeId } = (await step1(api, first.email)).body.data
    expect(await step3(api, challengeId, first.code)).toMatchObject(WRONG)
  })

  test('a challenge that no code was sent for is 1007', async () => {
    const { challengeId } = (await step1(api, newEmail())).body.data
    expect(await step3(api, challengeId, '000000')).toMatchObject(WRONG)
  })

  test.each(['12345', '1234567', '12 456', '１２３４５６', 'abcdef', ''])('%j is no code at all', async (code) => {
    const { challengeId } = await challenge(api)
    expect(await step3(api, challengeId, code)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', fields: [{ field: 'code', code: 'FORMAT' }] },
    })
  })
})

describe('A lost answer', () => {
  const KEY = 'b7e0c7a2-5f0c-4d63-9d0e-4a1f2c3b5d6e'
  const signInWith = (challengeId: string, code: string, key: string) =>
    api.call<{ code?: number; data: Schemas['Session'] }>('POST', `${AUTH}/login/step3`, {
      body: { challengeId, code },
      headers: { 'idempotency-key': key },
    })

  test('is given again to the same key and code: one session, and its tokens work', async () => {
    const { challengeId, code } = await challenge(api)
    const answers = await Promise.all([1, 2, 3].map(() => signInWith(challengeId, code, KEY)))
    await api.clock({ advanceMs: 60_000 })
    answers.push(await signInWith(challengeId, code, KEY))
    expect(answers.map(({ status }) => status)).toStrictEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.data.refreshToken)).size).toBe(1)
    const me = await api.call('GET', '/api/v1/user/me', { token: answers.at(-1)?.body.data.accessToken ?? '' })
    expect(me.status).toBe(200)
  })

  test('is not given to another key, another code, later, or once its token was refreshed', async () => {
    const { challengeId, code } = await challenge(api)
    const { refreshToken } = (await signInWith(challengeId, code, KEY)).body.data
    expect(await signInWith(challengeId, code, `${KEY}-2`)).toMatchObject(USED)
    expect(await step3(api, challengeId, code)).toMatchObject(USED)
    expect(await signInWith(challengeId, wrongCode(code), KEY)).toMatchObject(WRONG)
    await api.call('POST', `${AUTH}/refresh-token`, { body: { refreshToken } })
    expect(await signInWith(challengeId, code, KEY)).toMatchObject(USED)
    const late = await challenge(api)
    await signInWith(late.challengeId, late.code, KEY)
    await api.clock({ advanceMs: 11 * 60_000 })
    expect((await signInWith(late.challengeId, late.code, KEY)).status).toBe(400)
  })
})

describe('A used code', () => {
  test('is 1008, another one is 1007', async () => {
    const { challengeId, code } = await challenge(api)
    await step3(api, challengeId, code)
    expect(await step3(api, challengeId, code)).toMatchObject(USED)
    expect(await step3(api, challengeId, wrongCode(code))).toMatchObject(WRONG)
  })

  test('is 1008 even when its time is over too', async () => {
    const { challengeId, code } = await challenge(api)
    await step3(api, challengeId, code)
    await api.clock({ advanceMs: HOUR_MS })
    expect(await step3(api, challengeId, code)).toMatchObject(USED)
  })

  test('takes the other codes of its challenge with it', async () => {
    const first = await challenge(api)
    const second = await resend(api, first)
    await step3(api, first.challengeId, first.code)
    expect(await step3(api, first.challengeId, second)).toMatchObject(WRONG)
  })

  test('signs in once, however many send it in the same moment', async () => {
    const { challengeId, code } = await challenge(api)
    const answers = await Promise.all(Array.from({ length: 20 }, () => step3(api, challengeId, code)))
    expect(tally(answers)).toStrictEqual({ '200': 1, '400 1008': 19 })
  })
})

describe('An expired code', () => {
  test('is 1010 from the tenth minute on, by the clock of the database', async () => {
    const { challengeId, code } = await challenge(api)
    await api.clock({ advanceMs: 10 * 60_000 })
    expect(await step3(api, challengeId, code)).toMatchObject(EXPIRED)
    expect(await step3(api, challengeId, wrongCode(code))).toMatchObject(WRONG)
  })

  test('is still good a few seconds before', async () => {
    const { challengeId, code } = await challenge(api)
    await api.clock({ advanceMs: 10 * 60_000 - 20_000 })
    expect((await step3(api, challengeId, code)).status).toBe(200)
  })

  test('leaves a newer one valid', async () => {
    const first = await challenge(api)
    await api.clock({ advanceMs: 10 * 60_000 })
    const second = await resend(api, first)
    expect((await step3(api, first.challengeId, second)).status).toBe(200)
  })
})

describe('A resend', () => {
  test('leaves the code valid that is still on its way, three at once', async () => {
    const first = await challenge(api)
    await resend(api, first)
    await resend(api, first)
    expect((await step3(api, first.challengeId, first.code)).status).toBe(200)
  })

  test('of a fourth code puts the first one aside', async () => {
    const first = await challenge(api)
    const others: string[] = []
    for (let sent = 0; sent < 3; sent++) others.push(await resend(api, first))
    expect(others).not.toContain(first.code)
    expect(await step3(api, first.challengeId, first.code)).toMatchObject(WRONG)
    expect((await step3(api, first.challengeId, others[0] ?? '')).status).toBe(200)
  })

  test('does not give new tries', async () => {
    const first = await challenge(api)
    for (let attempt = 0; attempt < 4; attempt++) await step3(api, first.challengeId, wrongCode(first.code))
    const second = await resend(api, first)
    expect(await step3(api, first.challengeId, wrongCode(first.code, second))).toMatchObject(WRONG)
    expect(await step3(api, first.challengeId, second)).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_ATTEMPTS' },
    })
  })
})

describe('The limit of guesses', () => {
  test('lets five of 200 parallel guesses be compared', async () => {
    const { challengeId, code } = await challenge(api)
    const guesses = Array.from({ length: 200 }, (_, index) => wrongCode(code, String(index).padStart(6, '0')))
    const answers = await Promise.all(guesses.map((guess) => step3(api, challengeId, guess)))
    expect(tally(answers)).toStrictEqual({ '400 1007': 5, '429 TOO_MANY_ATTEMPTS': 195 })
  })

  test('refuses the right code too after five wrong tries, with the time to wait', async () => {
    const { challengeId, code } = await challenge(api)
    for (let attempt = 0; attempt < 5; attempt++) await step3(api, challengeId, wrongCode(code))
    const { status, headers } = await step3(api, challengeId, code)
    expect({ status, retryAfter: headers['retry-after'] }).toStrictEqual({
      status: 429,
      retryAfter: expect.stringMatching(/^([1-9]|[1-5][0-9]|60)$/),
    })
  })

  test('is ten an hour and twenty a day for one account, over all its challenges', async () => {
    const email = newEmail()
    await newMember(api, email)
    const statuses: string[] = []
    for (let round = 0; round < 6; round++) {
      await api.clock({ advanceMs: round === 3 || round === 5 ? HOUR_MS : 60_000 })
      await api.db.deleteFrom('attempt_counter').where('scope', 'like', 'code.%').execute()
      const { challengeId } = (await step1(api, email)).body.data
      const code = wrongCode(await codeFor(api, email))
      const answers = await Promise.all(Array.from({ length: 4 }, () => step3(api, challengeId, code)))
      statuses.push(JSON.stringify(tally(answers)))
    }
    expect(statuses).toStrictEqual([
      '{"400 1007":4}',
      '{"400 1007":4}',
      '{"400 1007":2,"429 TOO_MANY_ATTEMPTS":2}',
      '{"400 1007":4}',
      '{"400 1007":4}',
      '{"400 1007":2,"429 TOO_MANY_ATTEMPTS":2}',
    ])
  })

  test('does not count right codes', async () => {
    const email = newEmail()
    await newMember(api, email)
    const statuses: number[] = []
    for (let round = 0; round < 12; round++) {
      await api.db.deleteFrom('attempt_counter').where('scope', 'like', 'code.%').execute()
      const { challengeId } = (await step1(api, email)).body.data
      statuses.push((await step3(api, challengeId, await codeFor(api, email))).status)
    }
    expect(new Set(statuses)).toStrictEqual(new Set([200]))
  })
})

test('Codes are stored as HMACs, and the counters name nobody', async () => {
  const { email, challengeId, code } = await challenge(api)
  const storedRows = JSON.stringify([
    await api.db.selectFrom('challenge_code').selectAll().where('challenge_id', '=', challengeId).execute(),
    await api.db.selectFrom('attempt_counter').selectAll().execute(),
  ])
  expect(
    [code, Buffer.from(code).toString('hex'), email, '127.0.0.1'].filter((secret) => storedRows.includes(secret)),
  ).toStrictEqual([])
})

test('Fields that nobody asked for are refused', async () => {
  const { challengeId, code } = await challenge(api)
  const body = { challengeId, code, userId: 'somebody' }
  expect(await api.call('POST', `${AUTH}/login/step3`, { body })).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION', fields: [{ field: 'userId', code: 'UNKNOWN' }] },
  })
})
