import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../../src/observability/log.ts'
import {
  AUTH,
  challenge,
  codeFor,
  newEmail,
  newMember,
  step1,
  step3,
  tally,
  wrongCode,
} from '../../src/testing/people.ts'
import { startTestApi, type TestApi } from '../harness.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ logger: createLog('silent'), env: { RATE_LIMITS: 'on' } })
})
beforeEach(() => api.db.deleteFrom('attempt_counter').execute())
afterAll(() => api.close())

async function from(remoteAddress: string, path: string, payload: object, headers: Record<string, string> = {}) {
  const answer = await api.app.inject({ method: 'POST', url: `${AUTH}/${path}`, payload, remoteAddress, headers })
  return { status: answer.statusCode, body: answer.json() }
}

test('Guesses of a code from a hundred addresses are limited to five', async () => {
  const { challengeId, code } = await challenge(api)
  const guesses = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      from(`203.0.113.${index}`, 'login/step3', { challengeId, code: wrongCode(code) }),
    ),
  )
  expect(tally(guesses)).toStrictEqual({ '400 1007': 5, '429 TOO_MANY_ATTEMPTS': 95 })
  expect((await from('198.51.100.1', 'login/step3', { challengeId, code })).status).toBe(429)
})

test('A forged client address does not lift a limit', async () => {
  const answers = await Promise.all(
    Array.from({ length: 23 }, (_, index) => {
      const claimed = `198.51.100.${index}`
      const headers = {
        'x-forwarded-for': claimed,
        'x-real-ip': claimed,
        forwarded: `for=${claimed}`,
        'client-ip': claimed,
      }
      return from('203.0.113.7', 'login/step1', { email: newEmail() }, headers)
    }),
  )
  expect(tally(answers)).toStrictEqual({ '200': 20, '429 RATE_LIMITED': 3 })
})

test('Many addresses together send one mailbox no more e-mails than one does', async () => {
  const email = newEmail()
  await newMember(api, email)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => from(`203.0.113.${index}`, 'login/step1', { email })),
  )
  expect(tally(answers)).toStrictEqual({ '200': 1, '429 RATE_LIMITED': 39 })
  expect(await api.mailbox(email)).toHaveLength(1)
})

test('A stranger who uses up the tries of a challenge does not keep its owner out of another', async () => {
  const { email, challengeId, code } = await challenge(api)
  for (let guess = 0; guess < 5; guess++) await step3(api, challengeId, wrongCode(code))
  await api.clock({ advanceMs: 60_000 })
  const own = (await step1(api, email)).body.data.challengeId
  expect((await step3(api, own, await codeFor(api, email))).status).toBe(200)
})

describe('An e-mail address with', () => {
  test.each([
    ['a full-width at', (email: string) => email.replace('@', '＠')],
    ['a small at', (email: string) => email.replace('@', '﹫')],
    ['full-width letters', (email: string) => email.replace('hana', 'ｈａｎａ')],
    ['capitals', (email: string) => email.toUpperCase()],
  ])('%s is the same account, and its codes go to the one mailbox', async (_name, disguise) => {
    const email = newEmail()
    await newMember(api, email)
    expect((await step1(api, disguise(email))).body.data.isNewUser).toBe(false)
    expect((await api.mailbox(email)).length).toBe(1)
  })

  test.each([
    ['a Cyrillic domain', (email: string) => email.replace('example', 'exаmple')],
    ['a plus', (email: string) => email.replace('@', '+x@')],
  ])('%s is another account, and its codes never go to the first', async (_name, disguise) => {
    const email = newEmail()
    await newMember(api, email)
    expect((await step1(api, disguise(email))).body.data.isNewUser).toBe(true)
    expect(await api.mailbox(email)).toStrictEqual([])
  })

  test.each([
    'hаna@example.com',
    'hanaı@example.com',
    'a@b@c.example',
    'a@b.example\ncc:v@c.example',
    'a@b.example,v@c.example',
    '<v@c.example> a@b.example',
  ])('the form %j is refused', async (email) => {
    expect(await step1(api, email)).toMatchObject({ status: 400, body: { fields: [{ field: 'email' }] } })
  })
})

/**
 * The product asks a new address for names; nothing else may differ between the two. The duration of an answer reveals no more
 * than its `isNewUser`.
 */
test('Answers for known and unknown addresses differ in what the page needs, and in nothing else', async () => {
  const knownEmail = newEmail()
  await newMember(api, knownEmail)
  const answers = [await step1(api, knownEmail), await step1(api, newEmail())]
  const heads = answers.map(({ status, headers }) => [status, Object.keys(headers).sort()])
  expect(heads[0]).toStrictEqual(heads[1])
  const guesses = [
    await step3(api, answers[0]?.body.data.challengeId ?? '', '000000'),
    await step3(api, 'nothing', '000000'),
  ]
  const bodies = guesses.map(({ status, body: { code } }) => ({ status, code }))
  expect(bodies[0]).toStrictEqual(bodies[1])
})
