import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Currency, OperationId, Schemas } from '../src/contract/types.ts'
import { operations } from './answers/everywhere.ts'
import { ask, createFixtures, type Failed, type Fixtures, keyed } from './answers/fixtures.ts'
import { successes } from './answers/successes.ts'
import { SEED } from './seed.ts'

const CURRENCIES: Currency[] = ['TWD', 'USD', 'JPY', 'KRW']
const MINOR: Record<Currency, number> = { USD: 2, TWD: 2, JPY: 0, KRW: 0 }
/** Prices in TWD are whole dollars. */
const STEP: Record<Currency, bigint> = { USD: 1n, TWD: 100n, JPY: 1n, KRW: 1n }

let fixtures: Fixtures
beforeAll(async () => {
  fixtures = await createFixtures()
})
afterEach(() => fixtures.tidy())
afterAll(() => fixtures.close())

test('Quotes of any price round the unit price once, half to even, multiply it for the line, and add the lines to the total', async () => {
  const { db } = fixtures.api
  const price = fc.integer({ min: 0, max: 9_999_999 })
  const pieces = fc.integer({ min: 0, max: 2 })
  const property = fc.asyncProperty(
    price,
    price,
    pieces,
    fc.integer({ min: 1, max: 5 }),
    async (unit, extra, some, people) => {
      await db.updateTable('service_unit').set({ price: unit }).where('shop_id', '=', 'changing').execute()
      await db.updateTable('service').set({ per_person: false }).where('shop_id', '=', 'changing').execute()
      await db.updateTable('attach').set({ price: extra }).where('shop_id', '=', 'changing').execute()
      const attaches = some === 0 ? [] : [{ attachId: 'wash', quantity: some }]
      const { holdId, holdToken } = await fixtures.hold({ shopId: 'changing', quantity: people, attaches })
      for (const currency of CURRENCIES) {
        const { body } = await ask<{ data: Schemas['Hold'] }>(fixtures, 'getHold', {
          path: { holdId },
          headers: { 'x-hold-token': holdToken, 'x-currency': currency },
        })
        expectSums(body.data.quote, currency)
      }
      await ask(fixtures, 'releaseHold', { path: { holdId }, headers: { 'x-hold-token': holdToken } })
    },
  )
  await fc.assert(property, { seed: SEED, numRuns: 20 })
})

function expectSums({ lines, total, shopTotal, rate }: Schemas['Quote'], currency: Currency): void {
  const sum = (amounts: Schemas['Money'][]) => amounts.reduce((all, { amount }) => all + amount, 0)
  expect(total).toStrictEqual({ amount: sum(lines.map(({ amount }) => amount)), currency })
  expect(shopTotal).toStrictEqual({ amount: sum(lines.map(({ shopAmount }) => shopAmount)), currency: 'JPY' })
  const [whole = '', fraction = ''] = rate.split('.')
  const parts = 10n ** BigInt(fraction.length)
  for (const { amount, shopAmount, quantity } of lines) {
    const one = BigInt(amount.amount) / BigInt(quantity)
    expect(one * BigInt(quantity)).toBe(BigInt(amount.amount))
    const steps = one / STEP[currency]
    expect(one % STEP[currency]).toBe(0n)
    const shopOne = BigInt(shopAmount.amount) / BigInt(quantity)
    const exact = shopOne * BigInt(whole + fraction) * 10n ** BigInt(MINOR[currency])
    // Twice the distance to what was rounded, in units of which one step has `parts * STEP`.
    const twice = 2n * (exact - steps * parts * STEP[currency])
    const half = parts * STEP[currency]
    const isNearest = twice > -half && twice < half
    const isEvenTie = (twice === half || twice === -half) && steps % 2n === 0n
    expect({ shopAmount, amount, rate, rounded: isNearest || isEvenTie }).toMatchObject({ rounded: true })
  }
}

test('An idempotency key does its work once, whatever keys and drafts come in whatever order', async () => {
  const steps = fc.array(fc.record({ key: fc.nat(2), slot: fc.nat(2), twice: fc.boolean() }), {
    minLength: 1,
    maxLength: 8,
  })
  const property = fc.asyncProperty(steps, async (operations) => {
    const { accessToken: token } = await fixtures.newMember()
    const keys = [0, 1, 2].map(() => keyed())
    const drafts = [0, 1, 2].map(() => fixtures.draft())
    const done = new Map<number, { slot: number; holdId: string }>()
    for (const { key, slot, twice } of operations) {
      const send = () =>
        ask<{ data: Schemas['Hold'] } & Failed>(fixtures, 'createHold', {
          token,
          headers: keys[key] ?? {},
          body: { draft: drafts[slot] },
        })
      for (const { status, body, headers } of await Promise.all(twice ? [send(), send()] : [send()])) {
        const before = done.get(key)
        if (status === 409) expect([twice, body.code]).toStrictEqual([true, 'IDEMPOTENCY_IN_PROGRESS'])
        else if (before === undefined) {
          expect(status).toBe(201)
          done.set(key, { slot, holdId: body.data.holdId })
        } else if (before.slot !== slot) expect([status, body.code]).toStrictEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
        else {
          expect([status, body.data.holdId]).toStrictEqual([201, before.holdId])
          if (!twice) expect(headers['idempotency-replayed']).toBe('true')
        }
      }
    }
    const { id: userId } = await memberOfToken(token)
    const holds = await fixtures.api.db
      .selectFrom('hold')
      .select(['id', 'state'])
      .where('member_id', '=', userId)
      .execute()
    expect(holds.map(({ id }) => id).sort()).toStrictEqual([...done.values()].map(({ holdId }) => holdId).sort())
    expect(holds.filter(({ state }) => state === 'live')).toHaveLength(1)
  })
  await fc.assert(property, { seed: SEED, numRuns: 15 })
})

const memberOfToken = async (token: string) =>
  (await ask<{ data: { id: string } }>(fixtures, 'getMe', { token })).body.data

const PAGED: OperationId[] = operations
  .filter(({ parameters }) => {
    const names = Object.keys(parameters.query?.properties ?? {})
    return names.includes('page') && names.includes('limit')
  })
  .map(({ id }) => id)

test('Pages of any size, one after the other, are the whole list', { timeout: 60_000 }, async () => {
  expect(PAGED.length).toBeGreaterThan(8)
  for (const id of PAGED) {
    const request = await successes[id](fixtures)
    const page = async (page: number, limit: number) => {
      const query = { ...request.query, page, limit }
      const { body } = await ask<{ data: object[]; total: number }>(fixtures, id, { ...request, query })
      // Seconds pass between two pages.
      return { ...body, data: body.data.map((row) => ({ ...row, freeCancellationInSeconds: null })) }
    }
    const { data: whole, total } = await page(0, 100)
    const property = fc.asyncProperty(fc.integer({ min: 3, max: 100 }), async (limit) => {
      const all: unknown[] = []
      for (let number = 0; number * limit < Math.min(total, 100); number++)
        all.push(...(await page(number, limit)).data)
      expect(all.slice(0, 100)).toStrictEqual(whole)
      expect((await page(Math.ceil(total / limit) + 1, limit)).data).toStrictEqual([])
    })
    await fc.assert(property, { seed: SEED, numRuns: 4 })
  }
})

test('Any JSON at all is answered with a success or a failure of the contract', { timeout: 60_000 }, async () => {
  for (const { id } of operations.filter(({ body }) => body)) {
    const { body = {}, ...request } = await successes[id](fixtures)
    const value = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.constantFrom(null, ...Object.values(body)),
    )
    const any = fc.oneof(
      fc.jsonValue(),
      fc.record(Object.fromEntries(Object.keys(body).map((name) => [name, value])), { requiredKeys: [] }),
    )
    const property = fc.asyncProperty(any, async (payload) => {
      const headers = { ...request.headers, 'content-type': 'application/json' }
      const { status } = await ask(fixtures, id, { ...request, headers, payload: JSON.stringify(payload) })
      expect(status).toBeLessThan(500)
    })
    await fc.assert(property, { seed: SEED, numRuns: 40 })
  }
})
