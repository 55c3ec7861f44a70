import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRateLimitLog, SECURITY_EVENTS } from '../src/lib/security-log.ts'
import { createOperatorKey } from '../src/modules/operator/keys.ts'
import { issueTicket } from '../src/modules/sso/ticket.ts'
import { createLog } from '../src/observability/log.ts'
import { AUTH, challenge, newEmail, newMember, step1, step3 } from '../src/testing/people.ts'
import { provenAs } from '../src/testing/sso/proven.ts'
import { startTestApi, type TestApi } from './harness.ts'

const OPERATOR_KEY = 'an-operator-key-for-tests-only'
const PSEUDONYM = expect.stringMatching(/^[\w-]{11}$/)
const ID = expect.stringMatching(/^[0-9a-f]{32}$/)

type Line = Record<string, unknown> & { event?: string }
const lines: string[] = []
const seen = new Set<string>()
let api: TestApi
beforeAll(async () => {
  const logger = createLog('info', { write: (line) => void lines.push(line) })
  api = await startTestApi({ logger, env: { OPERATOR_KEY } })
})
afterAll(() => api.close())

/** The security events that `work` causes, without what all of them have. */
async function eventsOf(work: () => Promise<unknown>): Promise<Line[]> {
  lines.length = 0
  await work()
  const events = lines.map((line): Line => JSON.parse(line)).filter(({ event }) => event !== undefined)
  for (const { event, requestId, msg } of events) {
    seen.add(String(event))
    expect({ requestId, msg }).toStrictEqual({ requestId: expect.stringMatching(/^[0-9a-f-]{36}$/), msg: 'Security' })
  }
  return events.map(({ level: _, time: __, pid: ___, hostname: ____, requestId: _____, msg: ______, ...rest }) => rest)
}
const refresh = (refreshToken: string) =>
  api.call<{ data: { refreshToken: string; accessToken: string } }>('POST', `${AUTH}/refresh-token`, {
    body: { refreshToken },
  })
const me = (method: 'GET' | 'DELETE', token: string, path = '') => api.call(method, `/api/v1/user/me${path}`, { token })

describe('The security log tells of', () => {
  test('a sign-in by code', async () => {
    const { challengeId, code } = await challenge(api)
    expect(await eventsOf(() => step3(api, challengeId, code))).toStrictEqual([
      { event: 'sign-in', how: 'code', member: PSEUDONYM, address: PSEUDONYM, sessionId: ID },
    ])
  })

  test('a sign-in by a provider', async () => {
    const { user } = await newMember(api)
    const proven = provenAs()
    const { issuer, subject } = proven
    await api.db.insertInto('identity').values({ issuer, subject, member_id: user.id, provider: 'google' }).execute()
    const ticket = await issueTicket(api.db, api.context.config, proven, { browserHash: null })
    const body = { provider: 'google', ticket }
    expect(await eventsOf(() => api.call('POST', `${AUTH}/login/sso`, { body }))).toMatchObject([
      { event: 'sign-in', how: 'google', member: PSEUDONYM },
    ])
    expect(await eventsOf(() => api.call('POST', `${AUTH}/login/sso`, { body }))).toStrictEqual([
      { event: 'sign-in.refused', how: 'google', reason: 'TICKET_EXPIRED', address: PSEUDONYM },
    ])
  })

  test('a provider that sends nobody', async () => {
    const callback = () => api.call('GET', '/auth/sso/elsewhere/callback', { query: { error: 'access_denied' } })
    expect(await eventsOf(callback)).toStrictEqual([
      { event: 'sign-in.refused', how: 'unknown', reason: 'SSO_NOT_OFFERED', address: PSEUDONYM },
    ])
  })

  test('a wrong code, and the mailbox whose code it was not', async () => {
    const first = await challenge(api)
    const [wrong] = await eventsOf(() => step3(api, first.challengeId, first.code === '000000' ? '000001' : '000000'))
    expect(wrong).toStrictEqual({
      event: 'sign-in.refused',
      how: 'code',
      reason: '1007',
      mailbox: PSEUDONYM,
      address: PSEUDONYM,
    })
    const [other] = await eventsOf(async () => {
      const { challengeId } = await challenge(api)
      await step3(api, challengeId, '900000')
    })
    expect(other?.address).toBe(wrong?.address)
    expect(other?.mailbox).not.toBe(wrong?.mailbox)
  })

  test('a limit of codes', async () => {
    const { email } = await challenge(api)
    expect(await eventsOf(() => step1(api, email))).toMatchObject([
      { event: 'sign-in.refused', reason: 'RATE_LIMITED', mailbox: PSEUDONYM },
    ])
  })

  test('the pause of an account whose codes were guessed too often', async () => {
    const email = newEmail()
    await newMember(api, email)
    const guesses = await eventsOf(async () => {
      for (let round = 0; round < 2; round += 1) {
        const { challengeId } = (await step1(api, email)).body.data
        for (let guess = 0; guess < 5; guess += 1) await step3(api, challengeId, `00000${guess}`)
        await api.clock({ advanceMs: 61_000 })
      }
    })
    const paused = guesses.filter(({ event }) => event === 'sign-in.paused')
    expect(paused).toStrictEqual([{ event: 'sign-in.paused', mailbox: guesses[0]?.mailbox, address: PSEUDONYM }])
  })

  test('the reuse of a refresh token, and whose session it ends', async () => {
    const { refreshToken } = await newMember(api)
    const next = (await refresh(refreshToken)).body.data
    await refresh(next.refreshToken)
    expect(await eventsOf(() => refresh(refreshToken))).toStrictEqual([
      { event: 'session.reuse', member: PSEUDONYM, address: PSEUDONYM, sessionId: ID },
    ])
  })

  test('a sign-out, once', async () => {
    const { refreshToken } = await newMember(api)
    const signOut = () => api.call('POST', `${AUTH}/logout`, { body: { refreshToken } })
    const expected = [{ event: 'sign-out', member: PSEUDONYM, address: PSEUDONYM, sessionId: ID }]
    expect(await eventsOf(() => signOut().then(signOut))).toStrictEqual(expected)
  })

  test('sessions that end because a provider was connected', async () => {
    const { email } = (await newMember(api)).user
    const ticket = await issueTicket(api.db, api.context.config, provenAs(), { browserHash: null, forEmail: true })
    const body = { email, ticket }
    const { data } = (await api.call<{ data: { challengeId: string } }>('POST', `${AUTH}/login/step1`, { body })).body
    const [{ text } = { text: '' }] = await api.mailbox(email)
    const code = /\b\d{6}\b/.exec(text)?.[0] ?? ''
    expect(await eventsOf(() => step3(api, data.challengeId, code))).toMatchObject([
      { event: 'sessions.ended', reason: 'linked', sessions: 1, member: PSEUDONYM },
      { event: 'sign-in' },
    ])
  })

  test('an operator key, used and refused', async () => {
    const path = '/api/v1/operator/reservations'
    expect(await eventsOf(() => api.call('GET', path, { token: OPERATOR_KEY }))).toStrictEqual([
      {
        event: 'operator.used',
        operation: 'operatorListReservations',
        operatorKey: 'OPERATOR_KEY',
        address: PSEUDONYM,
      },
    ])
    expect(await eventsOf(() => api.call('GET', path, { token: 'another key' }))).toMatchObject([
      { event: 'operator.refused', operation: 'operatorListReservations' },
    ])
  })

  test("the name of an operator's own key, and never the key", async () => {
    const key = (await api.db.transaction().execute((trx) => createOperatorKey(trx, 'Haru'))) ?? ''
    await eventsOf(() => api.call('GET', '/api/v1/operator/reservations', { token: key }))
    const [used] = lines.filter((line) => line.includes('operator.used'))
    expect(JSON.parse(used ?? '')).toMatchObject({ operatorKey: 'Haru' })
    expect(lines.join()).not.toContain(key)
  })

  test('a token that does not allow what it is used for, and whose it is', async () => {
    const origin = 'https://partner.example'
    const { challengeId, code } = await challenge(api)
    const body = { challengeId, code }
    const signedIn = await api.call<{ data: { accessToken: string } }>('POST', `${AUTH}/login/step3`, {
      body,
      headers: { origin },
    })
    const foreign = signedIn.body.data.accessToken
    const about = { member: PSEUDONYM, address: PSEUDONYM, sessionId: ID }
    expect(await eventsOf(() => me('GET', foreign))).toStrictEqual([
      { event: 'scope.refused', reason: 'SCOPE', operation: 'getMe', ...about },
    ])
    const { accessToken } = await newMember(api)
    await api.clock({ advanceMs: 6 * 60_000 })
    expect(await eventsOf(() => me('DELETE', accessToken))).toStrictEqual([
      { event: 'scope.refused', reason: 'RECENT_SIGN_IN_REQUIRED', operation: 'deleteMe', ...about },
    ])
  })

  test('an export and a deletion', async () => {
    const { accessToken } = await newMember(api)
    const work = () => me('GET', accessToken, '/export').then(() => me('DELETE', accessToken))
    const about = { member: PSEUDONYM, address: PSEUDONYM, sessionId: ID }
    expect(await eventsOf(work)).toStrictEqual([
      { event: 'account.exported', ...about },
      { event: 'account.deleted', sessions: 1, ...about },
    ])
  })

  test('a rate limit that was reached, once a minute for each address and operation', async () => {
    const limited = await startTestApi({
      databaseUrl: api.databaseUrl,
      limit: () => ({ status: 429, body: { code: 'RATE_LIMITED', message: 'Too many requests' }, retryAfter: 1 }),
      logger: createLog('info', { write: (line) => void lines.push(line) }),
    })
    const events = await eventsOf(async () => {
      for (let time = 0; time < 3; time += 1) await limited.call('GET', '/api/v1/shops')
      await limited.call('GET', '/api/v1/brands')
    })
    await limited.close()
    expect(events).toStrictEqual(
      ['listShops', 'listBrands'].map((operation) => ({ event: 'rate-limit.reached', operation, address: PSEUDONYM })),
    )
  })

  test('nothing where a form is wrong or a token has expired', async () => {
    const wrong = async () => {
      await api.call('POST', `${AUTH}/login/step1`, { body: { email: 'no address' } })
      await me('GET', 'a.b.c')
    }
    expect(await eventsOf(wrong)).toStrictEqual([])
  })

  test('every kind of event', () => {
    expect(SECURITY_EVENTS.filter((event) => !seen.has(event))).toStrictEqual([])
  })
})

test('Pseudonyms are equal for one household, and others with another secret', () => {
  const addressOf = (otpPepper: string, ip: string) => {
    const written: Line[] = []
    const log = createLog('info', { write: (line) => void written.push(JSON.parse(line)) })
    createRateLimitLog()({ config: { otpPepper }, log }, { ip, operation: 'listShops' })
    return written[0]?.address
  }
  const here = addressOf('a pepper', '2001:db8::1')
  expect([addressOf('a pepper', '2001:db8::2'), addressOf('a pepper', '192.0.2.1')]).toStrictEqual([
    here,
    expect.not.stringMatching(String(here)),
  ])
  expect(addressOf('another pepper', '2001:db8::1')).not.toBe(here)
})
