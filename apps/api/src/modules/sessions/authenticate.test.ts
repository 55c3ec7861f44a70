import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { createDb } from '../../db/connection.ts'
import { newMember } from '../../testing/people.ts'
import { authenticate } from './authenticate.ts'
import { endSession } from './session.ts'
import { createSessionReads } from './session-reads.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

test('authenticate answers the member and the session of a token', async () => {
  const { accessToken, user } = await newMember(api)
  expect(await authenticate(api.context, accessToken)).toStrictEqual({
    userId: user.id,
    sessionId: expect.stringMatching(/^[0-9a-f]{32}$/),
    ...{ origin: null, isRecent: true },
  })
})

test('A session that another process ended is refused at once, though the token was seen before', async () => {
  const { accessToken } = await newMember(api)
  const member = await authenticate(api.context, accessToken)
  if (member === null) throw new Error('The token should hold')
  const other = { ...api.context }
  expect(await authenticate(other, accessToken)).toStrictEqual(member)
  await endSession(other.db, member.sessionId, member.userId, 'signed_out')
  expect([await authenticate(api.context, accessToken), await authenticate(other, accessToken)]).toStrictEqual([
    null,
    null,
  ])
})

test('authenticate writes once for each generation of tokens, however many ask', async () => {
  const { accessToken, user } = await newMember(api)
  const version = async () => {
    const { rows } = await sql<{ xmin: string; used: number | null }>`
      select xmin::text, used_counter as used from session where member_id = ${user.id}`.execute(api.db)
    return rows[0]
  }
  expect((await version())?.used).toBeNull()
  const context = { ...api.context }
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => authenticate(index % 2 ? api.context : context, accessToken)),
  )
  const noted = await version()
  expect(noted?.used).toBe(0)
  await authenticate(api.context, accessToken)
  await authenticate(context, accessToken)
  expect(await version()).toStrictEqual(noted)
})

test('authenticate answers where the first use cannot be written', async () => {
  const { accessToken, user } = await newMember(api)
  await sql`create function refuse_use() returns trigger language plpgsql as $$ begin raise 'The disk is full'; end $$`.execute(
    api.db,
  )
  await sql`create trigger refuse_use before update on session for each row execute function refuse_use()`.execute(
    api.db,
  )
  expect(await authenticate(api.context, accessToken)).toMatchObject({ userId: user.id })
  await sql`drop function refuse_use cascade`.execute(api.db)
})

describe('authenticate', () => {
  const ask = (authorization: string) => api.call('GET', '/api/v1/user/me', { headers: { authorization } })

  test.each([
    '',
    'Bearer',
    'Bearer ',
    'Basic aGFuYTpzYXRv',
    'Bearer a b',
    'Bearer a.b.c',
    `Bearer ${'x'.repeat(5000)}`,
  ])('%j is 401', async (authorization) => {
    expect((await ask(authorization)).status).toBe(401)
  })

  test('a refresh token is 401', async () => {
    expect((await ask(`Bearer ${(await newMember(api)).refreshToken}`)).status).toBe(401)
  })

  test("a token in another session's name is 401", async () => {
    const [mine, other] = [await newMember(api), await newMember(api)]
    const [header = '', payload = ''] = mine.accessToken.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
    const swapped = `${header}.${Buffer.from(JSON.stringify({ ...claims, sub: other.user.id })).toString('base64url')}`
    const signed = `${swapped}.${createHmac('sha256', api.context.config.tokenSecret).update(swapped).digest('base64url')}`
    expect((await ask(`Bearer ${signed}`)).status).toBe(401)
  })
})

test('authenticate rejects while the database is gone, and calls no token invalid', async () => {
  const { accessToken } = await newMember(api)
  const db = createDb('postgres://nobody@127.0.0.1:1/none')
  const context = { ...api.context, db, sessions: createSessionReads(db) }
  await expect(authenticate(context, accessToken)).rejects.toThrow()
  await db.destroy()
})
