import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { hold, reserve } from '../testing/booking.ts'
import { newMember } from '../testing/people.ts'
import { insertReferenceData, openShop, setClock } from '../testing/shop.ts'
import { loadContract, type Schema } from './load.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertReferenceData(api.db)
  await openShop(api.db)
  await setClock(api, '2026-11-20T00:00:00Z')
})
afterAll(() => api.close())

test('Fields that are required since a day are required, and their operation may answer CLIENT_TOO_OLD', () => {
  const { operations, schemas } = loadContract()
  const requiredBy = ({ $ref, required }: Schema) => (typeof $ref === 'string' ? schemas[$ref]?.required : required)
  const newer = operations.filter(({ requiredSince }) => Object.keys(requiredSince).length > 0)
  expect(newer.map(({ id }) => id)).toEqual(['createReservation'])
  for (const { body, requiredSince, codes } of newer) {
    expect(requiredBy(body ?? {})).toEqual(expect.arrayContaining(Object.keys(requiredSince)))
    expect(codes['400']).toContain('CLIENT_TOO_OLD')
  }
})

test('A client from before a field was required is too old; who lacks another field too is told of both', async () => {
  const { accessToken: token } = await newMember(api)
  const held = (await hold(api, {}, { token })).body.data
  const refused = async (change: object) => {
    const { status, body } = await reserve(api, held, { token }, change)
    return { status, code: body.code, fields: body.fields?.map(({ field, code }) => `${field} ${code}`) }
  }
  expect(await refused({ quoteId: undefined })).toEqual({
    status: 400,
    code: 'CLIENT_TOO_OLD',
    fields: undefined,
  })
  expect(await refused({ quoteId: undefined, contact: undefined })).toEqual({
    status: 400,
    code: 'VALIDATION',
    fields: expect.arrayContaining(['quoteId REQUIRED', 'contact REQUIRED']),
  })
  expect(await refused({ quoteId: '' })).toMatchObject({ code: 'VALIDATION' })
  expect((await reserve(api, held, { token })).status).toBe(201)
})
