import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { runOperator } from '../../../cli/operator/program.ts'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { AUTH, codeFor, newEmail, newMember, step1 } from '../../testing/people.ts'
import { pong, testSockets } from '../../testing/sockets.ts'

const OPERATOR_KEY = 'the-key-of-the-operators'
const SESSIONS = '/api/v1/user/me/sessions'
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

let api: TestApi
let origin: string
const sockets = testSockets()
beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_KEY } })
  origin = await api.url()
})
afterAll(() => api.close())
afterEach(() => sockets.closeAll())

type Listed = { data: Schemas['OpenSession'][]; total: number }
const list = async (token: string) => (await api.call<Listed>('GET', SESSIONS, { token })).body.data
const me = async (token: string) => (await api.call('GET', '/api/v1/user/me', { token })).status
const end = async (token: string, id: string) => (await api.call('DELETE', `${SESSIONS}/${id}`, { token })).status

async function here() {
  const { accessToken, user } = await newMember(api)
  const elsewhere = await newMember(api, user.email)
  const third = await newMember(api, user.email)
  return { token: accessToken, email: user.email, elsewhere, third }
}
const otherIds = async (token: string) => (await list(token)).filter(({ isCurrent }) => !isCurrent).map(({ id }) => id)

describe('listSessions', () => {
  test('names browser and system of a sign-in, and no other header of it', async () => {
    const email = newEmail()
    await newMember(api, email)
    const { challengeId } = (await step1(api, email)).body.data
    const { body } = await api.call<{ data: Schemas['Session'] }>('POST', `${AUTH}/login/step3`, {
      headers: { 'user-agent': CHROME },
      body: { challengeId, code: await codeFor(api, email) },
    })
    expect(await list(body.data.accessToken)).toMatchObject([
      { isCurrent: true, browser: 'Chrome', system: 'Windows' },
      { isCurrent: false, browser: null, system: null },
    ])
  })

  test('has the present session first, then the one used last, and when that was', async () => {
    const { token, elsewhere, third } = await here()
    await api.clock({ advanceMs: 60_000 })
    const { body } = await api.call<{ data: Schemas['Session'] }>('POST', `${AUTH}/refresh-token`, {
      body: { refreshToken: elsewhere.refreshToken },
    })
    const [first, second, last] = await list(token)
    expect([first?.isCurrent, second?.isCurrent, last?.isCurrent]).toStrictEqual([true, false, false])
    expect(Date.parse(second?.lastUsedAt ?? '') - Date.parse(second?.startedAt ?? '')).toBeGreaterThanOrEqual(60_000)
    expect((await list(body.data.accessToken))[0]?.id).toBe(second?.id)
    expect((await list(third.accessToken))[0]?.id).toBe(last?.id)
  })

  test('leaves out what has ended, by itself or not, and what is somebody else’s', async () => {
    const { token, third } = await here()
    expect((await list(token)).length).toBe(3)
    await api.call('POST', `${AUTH}/logout`, { body: { refreshToken: third.refreshToken } })
    expect((await list(token)).length).toBe(2)
    await api.db
      .updateTable('session')
      .set({ ends_at: await api.context.now() })
      .where('id', 'in', await otherIds(token))
      .execute()
    expect((await list(token)).map(({ isCurrent }) => isCurrent)).toStrictEqual([true])
  })
})

describe('endSession', () => {
  test('refuses the tokens of one session and closes its sockets within a second; the others stay', async () => {
    const { token, elsewhere, third } = await here()
    const [mine, other] = [elsewhere, third].map(({ accessToken }) => sockets.connect(origin, accessToken))
    if (mine === undefined || other === undefined) throw new Error('Two sockets are opened')
    await Promise.all([pong(mine), pong(other)])
    const [{ id } = { id: '' }] = await list(elsewhere.accessToken)
    const endedAt = performance.now()
    expect(await end(token, id)).toBe(200)
    expect(await mine.closed).toBe(4401)
    expect(performance.now() - endedAt).toBeLessThan(1000)
    expect(await pong(other)).toBe('PONG')
    expect([await me(elsewhere.accessToken), await me(third.accessToken), await me(token)]).toStrictEqual([
      401, 200, 200,
    ])
    expect(await end(token, id)).toBe(404)
  })

  test('ends the present session like any other', async () => {
    const { token } = await here()
    const [{ id } = { id: '' }] = await list(token)
    expect([await end(token, id), await me(token)]).toStrictEqual([200, 401])
  })

  test('is 404 for the session of somebody else, which stays', async () => {
    const [{ token }, stranger] = [await here(), await newMember(api)]
    const [{ id } = { id: '' }] = await list(stranger.accessToken)
    expect([await end(token, id), await me(stranger.accessToken)]).toStrictEqual([404, 200])
  })
})

test('endOtherSessions leaves the present session, and does nothing where it is the only one', async () => {
  const { token, elsewhere, third } = await here()
  for (let time = 0; time < 2; time += 1) {
    expect((await api.call('DELETE', SESSIONS, { token })).body).toStrictEqual({ data: { success: true } })
    expect([await me(elsewhere.accessToken), await me(third.accessToken), await me(token)]).toStrictEqual([
      401, 401, 200,
    ])
    expect(await otherIds(token)).toStrictEqual([])
  }
})

test('operator end-sessions signs a member out everywhere, and says how often', async () => {
  const { token, email, elsewhere } = await here()
  const socket = sockets.connect(origin, elsewhere.accessToken)
  await pong(socket)
  const operator = async (...args: string[]) => {
    let output = ''
    const say = (text: string) => {
      output += text
    }
    const exit = await runOperator(args, { env: { OPERATOR_KEY, PUBLIC_URL: origin }, out: say, err: say })
    return [exit, output]
  }
  expect(await operator('end-sessions', email.toUpperCase())).toStrictEqual([0, '3 sessions ended\n'])
  expect(await socket.closed).toBe(4401)
  expect([await me(token), await me(elsewhere.accessToken)]).toStrictEqual([401, 401])
  expect(await operator('end-sessions', email)).toStrictEqual([0, '0 sessions ended\n'])
  expect((await operator('end-sessions', newEmail()))[0]).toBe(1)
})
