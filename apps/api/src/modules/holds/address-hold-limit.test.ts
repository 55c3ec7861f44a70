import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { startTestApi, type TestApi, type TestOptions } from '../../../test/harness.ts'
import { resetPeople } from '../../db/test-control.ts'
import { hold, newKey, releaseHold, reserve } from '../../testing/booking.ts'
import { newMember } from '../../testing/people.ts'
import { insertReferenceData, openShop, setClock } from '../../testing/shop.ts'
import { MOST_ANYWHERE, MOST_AT_A_SHOP, SLOW_SECONDS } from './address-hold-limit.ts'

const OFFICE = '192.0.2.1'
const items = Array.from({ length: MOST_AT_A_SHOP + 5 }, (_, number) => ({ id: `bed-${number}`, capacity: 1 }))
const SHOPS = Math.ceil(MOST_ANYWHERE / MOST_AT_A_SHOP) + 1

async function open(options: TestOptions = {}): Promise<TestApi> {
  const opened = await startTestApi({ env: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' }, ...options })
  await insertReferenceData(opened.db)
  for (let number = 0; number < SHOPS; number++)
    await openShop(opened.db, { id: `shop-${number}`, mode: 'none', items })
  await setClock(opened, '2026-11-20T00:00:00Z')
  return opened
}

let api: TestApi
beforeAll(async () => {
  api = await open()
})
afterAll(() => api.close())
beforeEach(async () => {
  await resetPeople(api.db)
  await setClock(api, '2026-11-20T00:00:00Z')
})

/** One more visitor, or a member where there is a token, asks for the same hour. */
const ask = (shop: number, from: string, token?: string, at = api) =>
  hold(at, { shopId: `shop-${shop}` }, { from, ...(token !== undefined && { token }) })

const count = async (times: number, shop: number, from: string) => {
  const answers = []
  for (let time = 0; time < times; time++) answers.push(await ask(shop, from))
  return answers
}

test('An address that asks as ever new visitors cannot hold a whole shop; other addresses and members still can hold', async () => {
  const held = await count(MOST_AT_A_SHOP, 0, OFFICE)
  expect(new Set(held.map(({ status }) => status))).toStrictEqual(new Set([201]))
  const refused = await ask(0, OFFICE)
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
  const { accessToken } = await newMember(api)
  const others = [await ask(0, '192.0.2.2'), await ask(1, OFFICE), await ask(0, OFFICE, accessToken)]
  expect(others.map(({ status }) => status)).toStrictEqual([201, 201, 201])
})

test('An address written otherwise is the same household', async () => {
  await count(MOST_AT_A_SHOP, 0, '2001:db8:1:2::1')
  expect((await ask(0, '2001:db8:1:2:ffff::9')).status).toBe(429)
  expect((await ask(0, '2001:db8:1:3::1')).status).toBe(201)
})

test('An address that holds a little in every shop slows down: one more each ten seconds', async () => {
  for (let shop = 0; shop < SHOPS - 1; shop++) await count(MOST_AT_A_SHOP, shop, OFFICE)
  const refused = await ask(SHOPS - 1, OFFICE)
  const wait = Number(refused.headers['retry-after'])
  expect([refused.status, wait > 0, wait <= SLOW_SECONDS]).toStrictEqual([429, true, true])
  await api.clock({ advanceMs: wait * 1000 })
  const later = [await ask(SHOPS - 1, OFFICE), await ask(SHOPS - 1, OFFICE), await ask(0, OFFICE)]
  expect(later.map(({ status }) => status)).toStrictEqual([201, 429, 429])
})

test('A hold that was released, ran out or became a reservation does not count, and no trace of its address stays', async () => {
  const [first, second] = await count(MOST_AT_A_SHOP, 0, OFFICE)
  if (!first || !second) throw new Error('Nothing was held')
  await releaseHold(api, first.body.data)
  expect((await ask(0, OFFICE)).status).toBe(201)
  expect((await ask(0, OFFICE)).status).toBe(429)
  const { accessToken } = await newMember(api)
  expect((await reserve(api, second.body.data, { token: accessToken })).status).toBe(201)
  const stored = await api.db.selectFrom('hold').select('address_hash').where('state', '=', 'reserved').execute()
  expect(stored).toStrictEqual([{ address_hash: null }])
  expect((await ask(0, OFFICE)).status).toBe(201)
  expect((await ask(0, OFFICE)).status).toBe(429)
  await api.clock({ advanceMs: 11 * 60_000 })
  expect((await ask(0, OFFICE)).status).toBe(201)
})

test('The limit by address counts nobody where limits are off', async () => {
  const free = await open({ env: { RATE_LIMITS: 'off' } })
  onTestFinished(() => free.close())
  const statuses = new Set<number>()
  for (let time = 0; time <= MOST_AT_A_SHOP; time++) statuses.add((await ask(0, OFFICE, undefined, free)).status)
  expect(statuses).toStrictEqual(new Set([201]))
})

test('The same key and draft from another address is another visitor’s: the first hold and its token are not answered', async () => {
  const key = newKey()
  const elsewhere = '192.0.2.2'
  const first = await hold(api, { shopId: 'shop-0' }, { from: OFFICE, key })
  const stranger = await hold(api, { shopId: 'shop-0' }, { from: elsewhere, key })
  const again = await hold(api, { shopId: 'shop-0' }, { from: OFFICE, key })
  expect([first.status, stranger.status, again.status]).toStrictEqual([201, 201, 201])
  expect([again.headers['idempotency-replayed'], stranger.headers['idempotency-replayed']]).toStrictEqual([
    'true',
    undefined,
  ])
  expect(again.body.data.holdToken).toBe(first.body.data.holdToken)
  expect(stranger.body.data.holdToken).not.toBe(first.body.data.holdToken)
  expect(stranger.body.data.holdId).not.toBe(first.body.data.holdId)
})

test('A visitor with the token of an earlier hold is the same one at any address', async () => {
  const { holdToken } = (await hold(api, { shopId: 'shop-0' }, { from: OFFICE })).body.data
  const key = newKey()
  const draft = { shopId: 'shop-0', reservationTime: '15:00' }
  const first = await hold(api, draft, { from: OFFICE, key, holdToken })
  const again = await hold(api, draft, { from: '198.51.100.7', key, holdToken })
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect(again.body.data.holdId).toBe(first.body.data.holdId)
})
