import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { AUTH, HOUR_MS, newMember, tally } from '../../testing/people.ts'
import { authenticate } from '../sessions/authenticate.ts'
import { SESSION_ENDED } from '../sessions/session.ts'
import { refreshToken, secretsOf } from '../sessions/tokens.ts'

const DAY_MS = 24 * HOUR_MS

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

type Answer = { data: Schemas['Session']; code?: string }
const refresh = (token: string) => api.call<Answer>('POST', `${AUTH}/refresh-token`, { body: { refreshToken: token } })
const me = async (token: string) => (await api.call('GET', '/api/v1/user/me', { token })).status
const REFUSED = { status: 401, body: { code: 'UNAUTHORIZED' } }

test('The newest token makes the next pair, and brings the member along', async () => {
  const first = await newMember(api)
  const { status, body } = await refresh(first.refreshToken)
  expect({ status, user: body.data.user }).toStrictEqual({ status: 200, user: first.user })
  expect(body.data.refreshToken).not.toBe(first.refreshToken)
  expect([await me(first.accessToken), await me(body.data.accessToken)]).toStrictEqual([200, 200])
})

describe('The token just behind the newest', () => {
  test('gets what is newest, and nothing is rotated', async () => {
    const first = await newMember(api)
    const second = (await refresh(first.refreshToken)).body.data
    const again = [(await refresh(first.refreshToken)).body.data, (await refresh(first.refreshToken)).body.data]
    expect(again.map((pair) => pair.refreshToken)).toStrictEqual([second.refreshToken, second.refreshToken])
    expect((await refresh(second.refreshToken)).status).toBe(200)
  })

  test('still does so hours later: an answer may be lost for long', async () => {
    const first = await newMember(api)
    const second = (await refresh(first.refreshToken)).body.data
    await api.clock({ advanceMs: 5 * HOUR_MS })
    const again = (await refresh(first.refreshToken)).body.data
    expect(again.refreshToken).toBe(second.refreshToken)
    expect(await me(again.accessToken)).toBe(200)
  })
})

test('A token that is sent 20 times in the same moment rotates once, and all answers have the same next one', async () => {
  const first = await newMember(api)
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first.refreshToken)))
  expect(tally(answers.map(({ status }) => ({ status, body: {} })))).toStrictEqual({ '200': 20 })
  const next = new Set(answers.map(({ body }) => body.data.refreshToken))
  expect(next.size).toBe(1)
  expect((await refresh([...next][0] ?? '')).status).toBe(200)
})

describe('The parent of a token that was used', () => {
  const rotated = async () => {
    const first = await newMember(api)
    return { first, second: (await refresh(first.refreshToken)).body.data }
  }

  test('is theft: thief and owner who take turns both end at the first turn', async () => {
    const { first, second } = await rotated()
    expect(await me(second.accessToken)).toBe(200)
    expect(await refresh(first.refreshToken)).toMatchObject(REFUSED)
    expect(await me(second.accessToken)).toBe(401)
    expect(await refresh(second.refreshToken)).toMatchObject(REFUSED)
  })

  test('is theft too when the owner had the lost answer again and then used it', async () => {
    const { first } = await rotated()
    await api.clock({ advanceMs: HOUR_MS })
    const again = (await refresh(first.refreshToken)).body.data
    expect(await me(again.accessToken)).toBe(200)
    expect(await refresh(first.refreshToken)).toMatchObject(REFUSED)
  })

  test('is theft also where another process saw the use', async () => {
    const { first, second } = await rotated()
    expect(await authenticate({ ...api.context }, second.accessToken)).not.toBeNull()
    expect(await refresh(first.refreshToken)).toMatchObject(REFUSED)
  })

  test('got the same pair while it was on its way: two tabs without locks ask at once, and both go on', async () => {
    const first = await newMember(api)
    const [here, there] = await Promise.all([refresh(first.refreshToken), refresh(first.refreshToken)])
    expect(there.body.data.refreshToken).toBe(here.body.data.refreshToken)
    expect([await me(here.body.data.accessToken), await me(there.body.data.accessToken)]).toStrictEqual([200, 200])
  })

  test('keeps its grace while only older access tokens are used', async () => {
    const { first } = await rotated()
    expect(await me(first.accessToken)).toBe(200)
    expect((await refresh(first.refreshToken)).status).toBe(200)
  })
})

describe('A token two behind', () => {
  test('is theft: the session ends for everyone who holds a token of it', async () => {
    const ended: unknown[] = []
    const unsubscribe = api.context.bus.subscribe(SESSION_ENDED, (message) => ended.push(message))
    const first = await newMember(api)
    const second = (await refresh(first.refreshToken)).body.data
    const third = (await refresh(second.refreshToken)).body.data

    expect(await refresh(first.refreshToken)).toMatchObject(REFUSED)
    expect(await refresh(third.refreshToken)).toMatchObject(REFUSED)
    expect(await refresh(second.refreshToken)).toMatchObject(REFUSED)
    expect(await me(third.accessToken)).toBe(401)
    const session = await api.db
      .selectFrom('session')
      .select(['id', 'end_reason'])
      .where('member_id', '=', first.user.id)
      .executeTakeFirstOrThrow()
    expect(session.end_reason).toBe('reuse')
    expect(ended).toStrictEqual([{ sessionId: session.id }])
    unsubscribe()
  })

  test('does not touch other sessions of the member', async () => {
    const first = await newMember(api)
    const elsewhere = await newMember(api, first.user.email)
    const second = (await refresh(first.refreshToken)).body.data
    await refresh(second.refreshToken)
    await refresh(first.refreshToken)
    expect((await refresh(elsewhere.refreshToken)).status).toBe(200)
  })
})

describe('The end of a token', () => {
  test('is 7 days after its issue for a refresh token', async () => {
    const first = await newMember(api)
    await api.clock({ advanceMs: 7 * DAY_MS - HOUR_MS })
    const second = (await refresh(first.refreshToken)).body.data
    await api.clock({ advanceMs: 7 * DAY_MS - HOUR_MS })
    expect((await refresh(second.refreshToken)).status).toBe(200)

    const unused = await newMember(api)
    await api.clock({ advanceMs: 7 * DAY_MS })
    expect(await refresh(unused.refreshToken)).toMatchObject(REFUSED)
  })

  test('is after 15 minutes for an access token', async () => {
    const { accessToken } = await newMember(api)
    await api.clock({ advanceMs: 15 * 60_000 - 20_000 })
    expect(await me(accessToken)).toBe(200)
    await api.clock({ advanceMs: 20_000 })
    expect(await me(accessToken)).toBe(401)
  })

  test('is at most 30 days after sign-in, however often it is refreshed', async () => {
    let pair = await newMember(api)
    const signedInAt = Date.parse(await api.context.now())
    for (let day = 6; day < 30; day += 6) {
      await api.clock({ advanceMs: 6 * DAY_MS })
      pair = (await refresh(pair.refreshToken)).body.data
    }
    const end = Math.floor((signedInAt + 30 * DAY_MS) / 1000)
    const { exp } = JSON.parse(Buffer.from(pair.refreshToken.split('.')[1] ?? '', 'base64url').toString()) as {
      exp: number
    }
    expect(Math.abs(exp - end)).toBeLessThanOrEqual(5)

    await api.clock({ advanceMs: 6 * DAY_MS - 10 * 60_000 })
    pair = (await refresh(pair.refreshToken)).body.data
    await api.clock({ advanceMs: 10 * 60_000 })
    expect(await me(pair.accessToken)).toBe(401)
    expect(await refresh(pair.refreshToken)).toMatchObject(REFUSED)
  })
})

describe('refreshToken refuses what is no refresh token of an open session', () => {
  test('an access token', async () => {
    expect(await refresh((await newMember(api)).accessToken)).toMatchObject(REFUSED)
  })

  test.each(['x', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.'])('%s', async (token) => {
    expect(await refresh(token)).toMatchObject(REFUSED)
  })

  test('a token with a number that was never given out', async () => {
    const { user } = await newMember(api)
    const session = await api.db
      .selectFrom('session')
      .selectAll()
      .where('member_id', '=', user.id)
      .executeTakeFirstOrThrow()
    const state = {
      sessionId: session.id,
      memberId: user.id,
      counter: 7,
      rotatedAt: session.rotated_at,
      endsAt: session.ends_at,
      now: session.started_at,
      origin: null,
      signedInAt: session.signed_in_at,
    }
    expect(await refresh(await refreshToken(secretsOf(api.context.config), state))).toMatchObject(REFUSED)
    const stolen = { ...state, memberId: (await newMember(api)).user.id, counter: 0 }
    expect(await refresh(await refreshToken(secretsOf(api.context.config), stolen))).toMatchObject(REFUSED)
  })

  test('a body without one names the field', async () => {
    expect(await api.call('POST', `${AUTH}/refresh-token`, { body: {} })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', fields: [{ field: 'refreshToken', code: 'REQUIRED' }] },
    })
  })
})
