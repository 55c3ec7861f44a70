import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Operation } from '../src/contract/load.ts'
import type { OperationId } from '../src/contract/types.ts'
import { newEmail, newMember } from '../src/testing/people.ts'
import { completeVisit } from '../src/testing/reviews.ts'
import { operations } from './answers/everywhere.ts'
import {
  ask,
  createFixtures,
  type Failed,
  type Fixtures,
  keyed,
  OPERATOR_KEY,
  type OperationRequest,
} from './answers/fixtures.ts'
import { ofHold, successes, waiting, withReservation } from './answers/successes.ts'

/** Paths of members that name what belongs to everybody. */
const PUBLIC_THINGS: OperationId[] = [
  'addFavorite',
  'removeFavorite',
  'getAvailableTime',
  'getAvailableProviders',
  'getAvailableServiceAttaches',
  'reportReview',
]

type Owner = 'everybody' | 'a member' | 'a hold token' | 'operators'
const OWNER_BY_ACCESS: Record<Operation['access'], Owner> = {
  anyone: 'everybody',
  member: 'a member',
  'visitor-or-member': 'a hold token',
  operator: 'operators',
}

/** Owner of the thing that the path names; null for a path without an id. */
function ownerOf({ id, access, parameters }: Operation): Owner | null {
  if (!parameters.path) return null
  return PUBLIC_THINGS.includes(id) ? 'everybody' : OWNER_BY_ACCESS[access]
}

const ELSEWHERE = 'https://partner.example'
const FIVE_MINUTES_MS = 5 * 60_000

let fixtures: Fixtures
beforeAll(async () => {
  fixtures = await createFixtures()
})
afterAll(() => fixtures.close())

const of = (...accesses: Operation['access'][]) => operations.filter(({ access }) => accesses.includes(access))
const owned = (owner: Owner) => operations.filter((operation) => ownerOf(operation) === owner)
const bodyOf = ({ requestId: _id, ...body }: Failed) => body

describe('An operation of members is 401 for everybody else, whatever they request:', () => {
  test.each(of('member', 'visitor-or-member'))('$id', async ({ id, access }) => {
    const { token: _token, ...request } = await successes[id](fixtures)
    const tokens = [OPERATOR_KEY, await revoked(), await expired(), (await fixtures.newMember()).refreshToken]
    for (const token of tokens) expect((await ask(fixtures, id, { ...request, token })).status).toBe(401)
    if (access === 'member') expect((await ask(fixtures, id, request)).status).toBe(401)
    // Whether the row exists makes no difference without permission.
    const unknown = { ...request, path: {}, token: 'nonsense' }
    const answers = [await ask(fixtures, id, { ...request, token: 'nonsense' }), await ask(fixtures, id, unknown)]
    expect(answers.map(({ body }) => bodyOf(body))[0]).toStrictEqual(bodyOf(answers[1]?.body ?? ({} as Failed)))
  })
})

describe('An operation of operators is 401 for everybody else:', () => {
  test.each(of('operator'))('$id', async ({ id }) => {
    const { token: _token, ...request } = await successes[id](fixtures)
    expect((await ask(fixtures, id, request)).status).toBe(401)
    const wrong = [`${OPERATOR_KEY}x`, OPERATOR_KEY.slice(1), OPERATOR_KEY.toUpperCase(), 'undefined', 'null']
    for (const token of [...wrong, (await fixtures.newMember()).accessToken]) {
      expect((await ask(fixtures, id, { ...request, token })).status).toBe(401)
    }
  })

  describe('Without a configured key:', () => {
    let closed: Awaited<ReturnType<typeof createFixtures>>
    beforeAll(async () => {
      closed = await createFixtures({ env: {} })
    })
    afterAll(() => closed.close())

    test.each(of('operator'))('$id', async ({ id }) => {
      const request = await successes[id](closed)
      for (const token of [OPERATOR_KEY, 'null', 'undefined']) {
        expect((await ask(closed, id, { ...request, token })).status).toBe(401)
      }
    })
  })
})

describe("Another member's data are 404, as an id that does not exist:", () => {
  test.each(owned('a member'))('$id', async ({ id }) => {
    const request = await successes[id](fixtures)
    const { accessToken: token } = await fixtures.newMember()
    const foreignAnswer = await ask(fixtures, id, { ...request, token })
    const missingAnswer = await ask(fixtures, id, { ...request, token, path: {} })
    expect([foreignAnswer.status, bodyOf(foreignAnswer.body)]).toStrictEqual([404, bodyOf(missingAnswer.body)])
    expect((await ask(fixtures, id, request)).status).toBeLessThan(300)
  })

  test.each(owned('a hold token'))('$id', async ({ id }) => {
    const request = await successes[id](fixtures)
    const other = await ofHold(fixtures)
    const member = { token: (await fixtures.newMember()).accessToken }
    const missingAnswer = await ask(fixtures, id, { ...request, path: {} })
    for (const strange of [other.headers, { 'x-hold-token': 'x'.repeat(32) }]) {
      const foreignAnswer = await ask(fixtures, id, { ...request, ...member, headers: strange ?? {} })
      expect([foreignAnswer.status, bodyOf(foreignAnswer.body)]).toStrictEqual([404, bodyOf(missingAnswer.body)])
    }
    expect((await ask(fixtures, id, request)).status).toBe(200)
  })

  test('a hold is confirmed neither by its id, nor by its token where it is a member’s', async () => {
    const owner = await fixtures.newMember()
    const { accessToken: token } = await fixtures.newMember()
    const draft = fixtures.draft()
    const hold = await fixtures.hold(draft, owner.accessToken)
    const body = fixtures.reservationBody(hold)
    const reserve = (change: object, headers: object = {}) =>
      ask(fixtures, 'createReservation', { token, body: { ...body, ...change }, headers: { ...keyed(), ...headers } })
    const missingAnswer = await reserve({ holdId: 'nothing' })
    for (const foreignAnswer of [await reserve({}), await reserve({}, { 'x-hold-token': hold.holdToken })]) {
      expect([foreignAnswer.status, bodyOf(foreignAnswer.body)]).toStrictEqual([404, bodyOf(missingAnswer.body)])
    }
  })
})

describe("A list holds the member's own data only, whatever else is requested:", () => {
  test.each(of('member').filter(({ method }) => method === 'GET'))('$id', async ({ id }) => {
    const owner = await newMember(fixtures.api)
    const { codeNumber } = await fixtures.book(owner.accessToken)
    await fixtures.api.call('PUT', '/api/v1/user-favorite/shop-2', { token: owner.accessToken })
    const request = await successes[id](fixtures)
    const query = { ...request.query, userId: owner.user.id, memberId: owner.user.id, email: owner.user.email }
    const body = JSON.stringify((await ask(fixtures, id, { ...request, query })).body)
    for (const secret of [owner.user.id, owner.user.email, codeNumber]) expect(body).not.toContain(secret)
  })
})

describe('An unexpected body changes nothing for anybody else:', () => {
  test.each(operations.filter(({ method, body, access }) => method !== 'GET' && !body && access === 'member'))(
    '$id',
    async ({ id }) => {
      const owner = await withReservation(fixtures)
      const request: OperationRequest = {
        ...(await successes[id](fixtures)),
        body: { userId: 'x', ...owner.path, role: 'operator' },
      }
      expect((await ask(fixtures, id, request)).status).toBeLessThan(300)
      const { body } = await fixtures.api.call<{ unreadCount: number }>('GET', '/api/v1/user/notification', owner)
      expect(body.unreadCount).toBe(1)
    },
  )
})

const within = (...scopes: Operation['scope'][]) => operations.filter(({ scope }) => scopes.includes(scope))

describe('A token of a page elsewhere is 403 for the account, whatever it names:', () => {
  test.each(within('account', 'account.recent'))('$id', async ({ id }) => {
    const { token: _token, ...request } = await successes[id](fixtures)
    for (const origin of [ELSEWHERE, 'null']) {
      const { accessToken: token } = await newMember(fixtures.api, newEmail(), { origin })
      for (const path of [request.path ?? {}, {}]) {
        const { status, body } = await ask(fixtures, id, { ...request, path, token })
        expect({ status, code: body.code }).toStrictEqual({ status: 403, code: 'SCOPE' })
      }
    }
  })
})

describe('What members booked on our own pages is 404 for their token of a page elsewhere:', () => {
  test.each(within('booking').filter((operation) => ownerOf(operation) === 'a member'))('$id', async ({ id }) => {
    const email = newEmail()
    const ours = await newMember(fixtures.api, email)
    const { codeNumber } = await fixtures.book(ours.accessToken)
    const { body: list } = await fixtures.api.call<{ data: { id: string }[] }>('GET', '/api/v1/user/notification', {
      token: ours.accessToken,
    })
    const { path: entry } = await waiting(fixtures, ours.accessToken)
    const path = { codeNumber, id: String(list.data[0]?.id), ...entry }
    const request = await successes[id](fixtures)
    if (id === 'createReview') await completeVisit(fixtures.api.db, codeNumber)
    if (id === 'rescheduleReservation') {
      const { holdId, quote } = await fixtures.hold({}, ours.accessToken, codeNumber)
      request.body = { holdId, quoteId: quote.id, version: 1 }
    }
    for (const origin of [ELSEWHERE, 'null']) {
      const { accessToken: token } = await newMember(fixtures.api, email, { origin })
      const answer = await ask(fixtures, id, { ...request, path, token })
      const missingAnswer = await ask(fixtures, id, { ...request, path: {}, token })
      expect([answer.status, bodyOf(answer.body)]).toStrictEqual([404, bodyOf(missingAnswer.body)])
    }
    expect((await ask(fixtures, id, { ...request, path, token: ours.accessToken })).status).toBeLessThan(300)
  })
})

describe('A token of a sign-in five minutes ago is 403 only where a recent one is asked for:', () => {
  test.each(within('booking', 'account', 'account.recent').filter(({ access }) => access === 'member'))(
    '$id',
    async ({ id, scope }) => {
      const request = await successes[id](fixtures)
      await fixtures.api.clock({ advanceMs: FIVE_MINUTES_MS })
      const { status, body } = await ask(fixtures, id, request)
      await fixtures.api.clock({ advanceMs: -FIVE_MINUTES_MS })
      const isRefused = status === 403 && body.code === 'RECENT_SIGN_IN_REQUIRED'
      expect(isRefused).toBe(scope === 'account.recent')
    },
  )
})

async function revoked(): Promise<string> {
  const { accessToken, refreshToken } = await fixtures.newMember()
  await ask(fixtures, 'logout', { body: { refreshToken } })
  return accessToken
}

async function expired(): Promise<string> {
  const minutes = 60_000
  await fixtures.api.clock({ advanceMs: -16 * minutes })
  const { accessToken } = await fixtures.newMember()
  await fixtures.api.clock({ advanceMs: 16 * minutes })
  return accessToken
}
