import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Operation } from '../src/contract/load.ts'
import type { OperationId } from '../src/contract/types.ts'
import { newMember } from '../src/testing/people.ts'
import { operations } from './answers/everywhere.ts'
import { type Asking, ask, type Failed, type Ground, keyed, layAnswerGround, OPERATOR_KEY } from './answers/ground.ts'
import { ofHold, successes, withReservation } from './answers/successes.ts'

/** Whose the things are that a path names: a new path with an id belongs into this table. */
const NAMED_BY_PATH: Partial<Record<OperationId, 'everybody' | 'a member' | 'a hold token' | 'operators'>> = {
  addFavorite: 'everybody',
  removeFavorite: 'everybody',
  getCurated: 'everybody',
  listShopsByCategory: 'everybody',
  getShop: 'everybody',
  getService: 'everybody',
  getArticle: 'everybody',
  listFaqs: 'everybody',
  getAvailableTime: 'everybody',
  getAvailableProviders: 'everybody',
  getAvailableServiceAttaches: 'everybody',
  getConfirmReminder: 'everybody',
  getHold: 'a hold token',
  changeHold: 'a hold token',
  releaseHold: 'a hold token',
  getReservation: 'a member',
  cancelReservation: 'a member',
  readNotification: 'a member',
  operatorGetReservation: 'operators',
  operatorSetStatus: 'operators',
  operatorDeleteClosure: 'operators',
  operatorGetHours: 'operators',
  operatorSetSpecialHours: 'operators',
  operatorSetWeeklyHours: 'operators',
}

let ground: Ground
beforeAll(async () => {
  ground = await layAnswerGround()
})
afterAll(() => ground.close())

const of = (...accesses: Operation['access'][]) => operations.filter(({ access }) => accesses.includes(access))
const owned = (owner: string) => operations.filter(({ id }) => NAMED_BY_PATH[id] === owner)
const bodyOf = ({ requestId: _id, ...body }: Failed) => body

test('Every path that names something has a row that says whose it is', () => {
  const named = operations.filter(({ parameters }) => parameters.path).map(({ id }) => id)
  expect(Object.keys(NAMED_BY_PATH).sort()).toStrictEqual(named.sort())
})

describe('Only who is signed in: everybody else is 401, whatever they ask for', () => {
  test.each(of('member', 'visitor-or-member'))('$id', async ({ id, access }) => {
    const { token: _token, ...asking } = await successes[id](ground)
    const tokens = [OPERATOR_KEY, await revoked(), await expired(), (await ground.newMember()).refreshToken]
    for (const token of tokens) expect((await ask(ground, id, { ...asking, token })).status).toBe(401)
    if (access === 'member') expect((await ask(ground, id, asking)).status).toBe(401)
    // Whether the thing is there makes no difference to who may not ask.
    const unknown = { ...asking, path: {}, token: 'nonsense' }
    const answers = [await ask(ground, id, { ...asking, token: 'nonsense' }), await ask(ground, id, unknown)]
    expect(answers.map(({ body }) => bodyOf(body))[0]).toStrictEqual(bodyOf(answers[1]?.body ?? ({} as Failed)))
  })
})

describe('Only operators: everybody else is 401', () => {
  test.each(of('operator'))('$id', async ({ id }) => {
    const { token: _token, ...asking } = await successes[id](ground)
    expect((await ask(ground, id, asking)).status).toBe(401)
    const wrong = [`${OPERATOR_KEY}x`, OPERATOR_KEY.slice(1), OPERATOR_KEY.toUpperCase(), 'undefined', 'null']
    for (const token of [...wrong, (await ground.newMember()).accessToken]) {
      expect((await ask(ground, id, { ...asking, token })).status).toBe(401)
    }
  })

  test.each(of('operator'))('$id is closed where no key was set', async ({ id }) => {
    const closed = await layAnswerGround({ env: {} })
    const asking = await successes[id](closed)
    for (const token of [OPERATOR_KEY, 'null', 'undefined']) {
      expect((await ask(closed, id, { ...asking, token })).status).toBe(401)
    }
    await closed.close()
  })
})

describe("Another member's things are not there: the answer is that to an id which nobody has", () => {
  test.each(owned('a member'))('$id', async ({ id }) => {
    const asking = await successes[id](ground)
    const { accessToken: token } = await ground.newMember()
    const theirs = await ask(ground, id, { ...asking, token })
    const nobodys = await ask(ground, id, { ...asking, token, path: {} })
    expect([theirs.status, bodyOf(theirs.body)]).toStrictEqual([404, bodyOf(nobodys.body)])
    expect((await ask(ground, id, asking)).status).toBe(200)
  })

  test.each(owned('a hold token'))('$id', async ({ id }) => {
    const asking = await successes[id](ground)
    const other = await ofHold(ground)
    const member = { token: (await ground.newMember()).accessToken }
    const nobodys = await ask(ground, id, { ...asking, path: {} })
    for (const strange of [other.headers, { 'x-hold-token': 'x'.repeat(32) }]) {
      const theirs = await ask(ground, id, { ...asking, ...member, headers: strange ?? {} })
      expect([theirs.status, bodyOf(theirs.body)]).toStrictEqual([404, bodyOf(nobodys.body)])
    }
    expect((await ask(ground, id, asking)).status).toBe(200)
  })

  test('a hold is confirmed neither by its id, nor by its token where it is a member’s', async () => {
    const owner = await ground.newMember()
    const { accessToken: token } = await ground.newMember()
    const draft = ground.draft()
    const hold = await ground.hold(draft, owner.accessToken)
    const body = ground.reservationBody(hold)
    const reserve = (change: object, headers: object = {}) =>
      ask(ground, 'createReservation', { token, body: { ...body, ...change }, headers: { ...keyed(), ...headers } })
    const nobodys = await reserve({ holdId: 'nothing' })
    for (const theirs of [await reserve({}), await reserve({}, { 'x-hold-token': hold.holdToken })]) {
      expect([theirs.status, bodyOf(theirs.body)]).toStrictEqual([404, bodyOf(nobodys.body)])
    }
  })
})

describe('What is listed is one’s own, whatever else is asked for', () => {
  test.each(of('member').filter(({ method }) => method === 'GET'))('$id', async ({ id }) => {
    const owner = await newMember(ground.api)
    const { codeNumber } = await ground.book(owner.accessToken)
    await ground.api.call('PUT', '/api/v1/user-favorite/shop-2', { token: owner.accessToken })
    const asking = await successes[id](ground)
    const query = { ...asking.query, userId: owner.user.id, memberId: owner.user.id, email: owner.user.email }
    const said = JSON.stringify((await ask(ground, id, { ...asking, query })).body)
    for (const secret of [owner.user.id, owner.user.email, codeNumber]) expect(said).not.toContain(secret)
  })
})

describe('A body where none is expected changes nothing for anybody else', () => {
  test.each(operations.filter(({ method, body, access }) => method !== 'GET' && !body && access === 'member'))(
    '$id',
    async ({ id }) => {
      const owner = await withReservation(ground)
      const asking: Asking = {
        ...(await successes[id](ground)),
        body: { userId: 'x', ...owner.path, role: 'operator' },
      }
      expect((await ask(ground, id, asking)).status).toBe(200)
      const { body } = await ground.api.call<{ unreadCount: number }>('GET', '/api/v1/user/notification', owner)
      expect(body.unreadCount).toBe(1)
    },
  )
})

async function revoked(): Promise<string> {
  const { accessToken, refreshToken } = await ground.newMember()
  await ask(ground, 'logout', { body: { refreshToken } })
  return accessToken
}

async function expired(): Promise<string> {
  const minutes = 60_000
  await ground.api.clock({ advanceMs: -16 * minutes })
  const { accessToken } = await ground.newMember()
  await ground.api.clock({ advanceMs: 16 * minutes })
  return accessToken
}
