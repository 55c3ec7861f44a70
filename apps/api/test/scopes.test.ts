import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../src/contract/types.ts'
import { foreignOrigin } from '../src/lib/foreign-origin.ts'
import { book, cancel, hold, readHold, reschedule, reserve } from '../src/testing/booking.ts'
import { newEmail, newMember } from '../src/testing/people.ts'
import { insertReferenceData, openShop, setClock } from '../src/testing/shop.ts'
import { startTestApi, type TestApi } from './harness.ts'

const ELSEWHERE = 'https://partner.example'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertReferenceData(api.db)
  await openShop(api.db)
  await setClock(api, '2026-11-20T00:00:00Z')
})
afterAll(() => api.close())

describe('A token that was issued on a page elsewhere', () => {
  let email: string
  let own: string
  let foreign: string
  let bookedHere: Schemas['Reservation']
  let bookedThere: Schemas['Reservation']
  beforeAll(async () => {
    email = newEmail()
    own = (await newMember(api, email)).accessToken
    foreign = (await newMember(api, email, { origin: ELSEWHERE })).accessToken
    bookedHere = (await book(api, { reservationTime: '10:00' }, own)).reservation
    bookedThere = (await book(api, { reservationTime: '15:00' }, foreign)).reservation
  })
  const codes = async (token: string) => {
    const { body } = await api.call<{ data: { codeNumber: string }[]; total: number }>(
      'GET',
      '/api/v1/user/reservation',
      {
        token,
      },
    )
    expect(body.total).toBe(body.data.length)
    return body.data.map(({ codeNumber }) => codeNumber).sort()
  }

  test('sees and cancels what was booked through its origin, and nothing else', async () => {
    expect(await codes(foreign)).toEqual([bookedThere.codeNumber])
    expect(await codes(own)).toEqual([bookedHere.codeNumber, bookedThere.codeNumber].sort())
    const one = (token: string, { codeNumber }: Schemas['Reservation']) =>
      api.call('GET', `/api/v1/user/reservation/${codeNumber}`, { token })
    expect((await one(foreign, bookedThere)).status).toBe(200)
    expect((await one(foreign, bookedHere)).status).toBe(404)
    expect((await cancel(api, bookedHere.codeNumber, { token: foreign })).status).toBe(404)
    expect((await one(own, bookedThere)).status).toBe(200)
  })

  test('is told only of what was booked through its origin, and marks only that as read', async () => {
    type List = { data: { id: string; codeNumber: string }[]; total: number; unreadCount: number }
    const list = async (token: string) => (await api.call<List>('GET', '/api/v1/user/notification', { token })).body
    const theirList = await list(foreign)
    expect(new Set(theirList.data.map(({ codeNumber }) => codeNumber))).toEqual(new Set([bookedThere.codeNumber]))
    expect([theirList.total, theirList.unreadCount]).toEqual([theirList.data.length, theirList.data.length])
    const other = (await list(own)).data.find(({ codeNumber }) => codeNumber === bookedHere.codeNumber)
    const read = await api.call('PUT', `/api/v1/user/notification/read/${other?.id}`, { token: foreign })
    expect(read.status).toBe(404)
    await api.call('PUT', '/api/v1/user/notification/read-all', { token: foreign })
    expect((await list(own)).unreadCount).toBe((await list(own)).total - theirList.total)
  })

  test('neither finds nor releases what is held on our pages', async () => {
    const held = await hold(api, { reservationTime: '12:00' }, { token: own })
    expect(held.status).toBe(201)
    const another = await hold(api, { reservationTime: '17:00' }, { token: foreign })
    expect(another.status).toBe(201)
    const stolen = await reserve(api, { ...held.body.data, holdToken: another.body.data.holdToken }, { token: foreign })
    expect(stolen.status).toBe(404)
    expect((await reserve(api, held.body.data, { token: own })).status).toBe(201)
  })

  test('confirms what a visitor holds by its token, though a server of the partner held it and named no origin', async () => {
    const held = (await hold(api, { reservationTime: '19:00' })).body.data
    const reserved = await reserve(api, held, { token: foreign })
    expect(reserved.status).toBe(201)
    expect((await reserve(api, held, { token: foreign })).body.data).toStrictEqual(reserved.body.data)
    expect(await codes(foreign)).toContain(reserved.body.data.codeNumber)
    const { accessToken } = await newMember(api, email, { origin: 'https://another.example' })
    expect(await codes(accessToken)).not.toContain(reserved.body.data.codeNumber)
  })

  test('gives another time only to what was booked through its origin, whoever held that time', async () => {
    const replaced = async (token: string, { codeNumber }: Schemas['Reservation'], reservationTime: string) => {
      const held = await hold(api, { reservationTime }, { token, replaces: codeNumber })
      return [held.status, held.body.code]
    }
    expect(await replaced(foreign, bookedHere, '11:00')).toEqual([404, 'NOT_FOUND'])
    const held = (await hold(api, { reservationTime: '11:00' }, { token: own, replaces: bookedHere.codeNumber })).body
    expect((await reschedule(api, bookedHere.codeNumber, held.data, { token: foreign })).status).toBe(404)
    expect(await replaced(foreign, bookedThere, '16:00')).toEqual([201, undefined])
    expect(await replaced(own, bookedThere, '16:30')).toEqual([201, undefined])
  })

  test("replaces a visitor's hold by its token, whoever held it", async () => {
    const first = (await hold(api, { reservationTime: '13:00' })).body.data
    const { holdToken } = first
    expect((await hold(api, { reservationTime: '14:00' }, { token: foreign, holdToken })).status).toBe(201)
    expect((await readHold(api, first)).body.code).toBe('HOLD_EXPIRED')
  })

  test('leaves the profile as it is', async () => {
    const fresh = newEmail()
    const { accessToken } = await newMember(api, fresh, { origin: ELSEWHERE })
    await book(api, { reservationTime: '18:00' }, accessToken)
    const own = (await newMember(api, fresh)).accessToken
    const { body } = await api.call<{ data: Schemas['User'] }>('GET', '/api/v1/user/me', { token: own })
    expect(body.data.phone).toBeNull()
  })

  test.each([
    ['GET', '/api/v1/user/me'],
    ['PUT', '/api/v1/user/me'],
    ['DELETE', '/api/v1/user/me'],
    ['GET', '/api/v1/user/me/export'],
    ['GET', '/api/v1/user-favorite'],
    ['PUT', '/api/v1/user-favorite/shop'],
    ['DELETE', '/api/v1/user-favorite/shop'],
  ] as const)('does not allow %s %s, whatever origin sends it', async (method, path) => {
    for (const headers of [{}, { origin: ELSEWHERE }, { origin: api.context.config.publicUrl }]) {
      const { status, body } = await api.call(method, path, {
        token: foreign,
        headers,
        ...(method === 'PUT' && { body: {} }),
      })
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'SCOPE' })
    }
  })

  test('stays one of its origin when it is refreshed on our pages', async () => {
    const { refreshToken } = await newMember(api, email, { origin: ELSEWHERE })
    const { body } = await api.call<{ data: Schemas['Session'] }>('POST', '/api/v1/user/auth/refresh-token', {
      body: { refreshToken },
      headers: { origin: api.context.config.publicUrl },
    })
    const { status } = await api.call('GET', '/api/v1/user/me', { token: body.data.accessToken })
    expect(status).toBe(403)
    expect(claimsOf(body.data.accessToken)).toMatchObject({ aud: ELSEWHERE, scope: 'booking' })
  })
})

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

describe('Export and deletion', () => {
  test('want a sign-in of the last five minutes, which a refresh is not', async () => {
    const { accessToken, refreshToken } = await newMember(api)
    const exported = async (token: string) => {
      const { status, body } = await api.call('GET', '/api/v1/user/me/export', { token })
      return status === 200 ? status : body.code
    }
    expect(await exported(accessToken)).toBe(200)
    expect(claimsOf(accessToken)).toMatchObject({ aud: 'yoyaku/api', scope: 'booking account' })
    await api.clock({ advanceMs: 5 * 60_000 })
    expect(await exported(accessToken)).toBe('RECENT_SIGN_IN_REQUIRED')
    const { body } = await api.call<{ data: Schemas['Session'] }>('POST', '/api/v1/user/auth/refresh-token', {
      body: { refreshToken },
    })
    expect(await exported(body.data.accessToken)).toBe('RECENT_SIGN_IN_REQUIRED')
    const deleted = await api.call('DELETE', '/api/v1/user/me', { token: body.data.accessToken })
    expect({ status: deleted.status, code: deleted.body.code }).toEqual({
      status: 403,
      code: 'RECENT_SIGN_IN_REQUIRED',
    })
    expect((await api.call('GET', '/api/v1/user/me', { token: body.data.accessToken })).status).toBe(200)
  })
})

test.each<[string | undefined, string, boolean, string | null]>([
  [undefined, 'yoyaku.example', true, null],
  ['https://yoyaku.example', 'yoyaku.example', true, null],
  ['HTTPS://YOYAKU.EXAMPLE', 'yoyaku.example', true, null],
  ['https://yoyaku.example:443', 'yoyaku.example', true, null],
  ['https://yoyaku.example:8443', 'yoyaku.example', true, 'https://yoyaku.example:8443'],
  ['http://yoyaku.example', 'yoyaku.example', true, 'http://yoyaku.example'],
  ['https://yoyaku.example.', 'yoyaku.example', true, 'https://yoyaku.example.'],
  ['https://evil.example', 'evil.example', true, 'https://evil.example'],
  ['null', 'yoyaku.example', true, 'null'],
  ['nonsense', 'yoyaku.example', true, 'null'],
  ['http://127.0.0.1:3000', '127.0.0.1:3000', false, null],
  ['http://localhost:3000', 'localhost:3000', false, null],
  ['http://localhost:5173', 'localhost:3000', false, 'http://localhost:5173'],
  ['http://127.0.0.1:3000', '127.0.0.1:3000', true, 'http://127.0.0.1:3000'],
])('foreignOrigin of %s at %s (production: %s) is %s', (origin, host, production, foreign) => {
  const headers = { host, ...(origin !== undefined && { origin }) }
  expect(foreignOrigin({ headers }, { publicUrl: 'https://yoyaku.example', production })).toBe(foreign)
})
