import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { HOUR_MS, newMember } from '../../testing/people.ts'

let api: TestApi
let hana: Schemas['Session']
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  hana = await newMember(api)
})

const change = (body: object) =>
  api.call<{ data: Schemas['User']; code: string }>('PUT', '/api/v1/user/me', { token: hana.accessToken, body })
const consentAt = async () =>
  (
    await api.db
      .selectFrom('member')
      .select('marketing_changed_at')
      .where('id', '=', hana.user.id)
      .executeTakeFirstOrThrow()
  ).marketing_changed_at

describe('What is given is changed, the rest stays', () => {
  test.each([
    [{ firstName: 'レオナルド・ディカプリオ' }, { firstName: 'レオナルド・ディカプリオ' }],
    [{ lastName: '  O’Brien ' }, { lastName: 'O’Brien' }],
    [
      { firstName: '김 민수', lastName: '김' },
      { firstName: '김 민수', lastName: '김' },
    ],
    [{ phone: '+886912345678' }, { phone: '+886912345678' }],
    [{ phone: null }, { phone: null }],
    [{ acceptsMarketing: true }, { acceptsMarketing: true }],
  ])('%j', async (body, changed) => {
    const answer = await change(body)
    expect({ status: answer.status, user: answer.body.data }).toStrictEqual({
      status: 200,
      user: { ...hana.user, ...changed },
    })
  })
})

describe('What is not right is named, and nothing is changed', () => {
  test.each([
    [{ firstName: '' }, 'firstName'],
    [{ firstName: '<b>', lastName: 'Sato' }, 'firstName'],
    [{ lastName: 'x'.repeat(51) }, 'lastName'],
    [{ phone: '0912345678' }, 'phone'],
    [{ phone: '+8869' }, 'phone'],
    [{ phone: '+88691234567890' }, 'phone'],
    [{ phone: '+9991234567' }, 'phone'],
    [{ acceptsMarketing: 'yes' }, 'acceptsMarketing'],
    [{ email: 'other@example.com' }, 'email'],
    [{ id: 'somebody' }, 'id'],
  ])('%j', async (body, field) => {
    expect(await change({ acceptsMarketing: true, ...body })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', fields: [{ field }] },
    })
    const me = await api.call('GET', '/api/v1/user/me', { token: hana.accessToken })
    expect(me.body).toStrictEqual({ data: hana.user })
  })

  test('nothing at all', async () => {
    expect(await change({})).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
  })
})

test('Consent is kept with the time of its last change', async () => {
  expect(await consentAt()).toBeNull()
  await change({ acceptsMarketing: true })
  const given = await consentAt()
  await api.clock({ advanceMs: 60_000 })
  await change({ acceptsMarketing: true, firstName: 'Hanako' })
  expect(await consentAt()).toBe(given)
  await change({ acceptsMarketing: false })
  expect(Date.parse((await consentAt()) ?? '')).toBeGreaterThan(Date.parse(given ?? ''))
})

test('A token that has run out changes nothing', async () => {
  await api.clock({ advanceMs: HOUR_MS })
  expect((await change({ firstName: 'Hanako' })).status).toBe(401)
})
