import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../../src/observability/log.ts'
import { AUTH, codeFor, HOUR_MS, newEmail, newMember, tally, wrongCode } from '../../src/testing/people.ts'
import { startTestApi, type TestApi } from '../harness.ts'

const MINUTE_MS = 60_000

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ logger: createLog('silent'), env: { PUBLIC_URL: 'https://yoyaku.example' } })
})
beforeEach(() => api.db.deleteFrom('attempt_counter').execute())
afterAll(() => api.close())

/** A caller at an address of its own, which keeps cookies as a browser does. */
function browser(remoteAddress: string, jar: { cookie?: string } = {}) {
  const post = async (path: string, payload: object) => {
    const headers = jar.cookie === undefined ? {} : { cookie: jar.cookie }
    const answer = await api.app.inject({ method: 'POST', url: `${AUTH}/${path}`, payload, remoteAddress, headers })
    const set = answer.headers['set-cookie']
    if (typeof set === 'string') jar.cookie = set.split(';', 1)[0] ?? ''
    return { status: answer.statusCode, body: answer.json(), setCookie: set }
  }
  const askForCode = async (email: string) => {
    const answer = await post('login/step1', { email })
    return { ...answer, challengeId: answer.body.data?.challengeId as string }
  }
  const signIn = async (email: string) => {
    const { status, challengeId } = await askForCode(email)
    return status === 200
      ? (await post('login/step3', { challengeId, code: await codeFor(api, email) })).status
      : status
  }
  return { jar, post, askForCode, signIn }
}

/** Requests codes, and types wrong ones, for a day, for somebody else’s account. */
async function attack(email: string): Promise<void> {
  for (let address = 1; address <= 10; address++) {
    const stranger = browser(`203.0.113.${address}`)
    const { status, challengeId } = await stranger.askForCode(email)
    if (status === 200) {
      const right = await codeFor(api, email)
      for (let guess = 0; guess < 5; guess++) {
        await stranger.post('login/step3', { challengeId, code: wrongCode(right) })
      }
    }
    await api.clock({ advanceMs: address === 5 ? HOUR_MS : MINUTE_MS })
  }
}

test('A stranger who asks for codes and types wrong ones does not lock a member out of a device that has signed in before', async () => {
  const email = newEmail()
  await newMember(api, email)
  const own = browser('198.51.100.1')
  expect(await own.signIn(email)).toBe(200)
  await attack(email)
  expect((await browser('198.51.100.2').askForCode(email)).status).toBe(429)
  expect(await own.signIn(email)).toBe(200)
})

test('A device is known after a refresh of a session, too, and from another address', async () => {
  const email = newEmail()
  const { refreshToken } = await newMember(api, email)
  const own = browser('198.51.100.1')
  expect((await own.post('refresh-token', { refreshToken })).status).toBe(200)
  await attack(email)
  expect(await browser('198.51.100.77', own.jar).signIn(email)).toBe(200)
})

describe('The cookie of a device', () => {
  test('is readable by no script, and goes nowhere but to the calls of signing in', async () => {
    const own = browser('198.51.100.1')
    const email = newEmail()
    const { refreshToken } = await newMember(api, email)
    const { setCookie } = await own.post('refresh-token', { refreshToken })
    expect(setCookie).toMatch(
      /^__Secure-yoyaku-device=[\w~.-]+; Path=\/api\/v1\/user\/auth; Max-Age=34560000; HttpOnly; SameSite=Strict; Secure$/,
    )
    expect(setCookie).not.toContain(email)
  })

  test('gives a thief the allowance of that device and no more: five codes an hour, ten wrong tries, and no session', async () => {
    const email = newEmail()
    await newMember(api, email)
    const own = browser('198.51.100.1')
    expect(await own.signIn(email)).toBe(200)
    await api.clock({ advanceMs: 24 * HOUR_MS })

    const thief = browser('203.0.113.1', own.jar)
    const codes: { status: number; body: { code?: string } }[] = []
    const guesses: { status: number; body: { code?: number | string } }[] = []
    for (let minute = 0; minute < 8; minute++) {
      const challenge = await thief.askForCode(email)
      codes.push({ status: challenge.status, body: { ...(challenge.status !== 200 && { code: challenge.body.code }) } })
      const right = await codeFor(api, email)
      for (let guess = 0; guess < 5; guess++) {
        const { challengeId } = challenge
        guesses.push(await thief.post('login/step3', { challengeId: challengeId ?? 'none', code: wrongCode(right) }))
      }
      await api.clock({ advanceMs: MINUTE_MS })
    }
    expect(tally(codes)).toStrictEqual({ '200': 5, '429 RATE_LIMITED': 3 })
    expect(tally(guesses.slice(0, 25))).toStrictEqual({ '400 1007': 10, '429 TOO_MANY_ATTEMPTS': 15 })
    // The member elsewhere, and on any other device that has signed in, is not held by it.
    expect(await browser('198.51.100.9').signIn(email)).toBe(200)
  })

  test.each([
    ['made up', (cookie: string) => cookie.replace(/[^~]+$/, 'A'.repeat(43))],
    ['of another account', (cookie: string) => cookie],
    ['with another id', (cookie: string) => cookie.replace(/=./, (head) => (head === '=a' ? '=b' : '=a'))],
    ['dated anew', (cookie: string) => cookie.replace(/~[0-9a-z]+~/, '~zzzzzz~')],
  ])('is worth nothing when it is %s', async (kind, forge) => {
    const [email, other] = [newEmail(), newEmail('other')]
    await newMember(api, email)
    await newMember(api, other)
    const own = browser('198.51.100.1')
    await own.signIn(kind === 'of another account' ? other : email)
    await attack(email)
    const forger = browser('203.0.113.99', { cookie: forge(own.jar.cookie ?? '') })
    expect((await forger.askForCode(email)).status).toBe(429)
  })

  test('is worth nothing after 400 days', async () => {
    const email = newEmail()
    await newMember(api, email)
    const own = browser('198.51.100.1')
    await own.signIn(email)
    await api.clock({ advanceMs: 400 * 24 * HOUR_MS })
    await attack(email)
    expect((await own.askForCode(email)).status).toBe(429)
  })

  test('knows several people who share a browser', async () => {
    const emails = [newEmail('one'), newEmail('two'), newEmail('three')]
    const shared = browser('198.51.100.1')
    for (const email of emails) {
      await newMember(api, email)
      expect(await shared.signIn(email)).toBe(200)
    }
    for (const email of emails) {
      await attack(email)
      expect(await shared.signIn(email)).toBe(200)
    }
  })
})
