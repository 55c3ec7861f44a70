import { describe, expect, test } from 'vitest'
import { changeHold, concurrently, hold, newKey, readHold, releaseHold, reserve } from '../../src/testing/booking.ts'
import { newMember, tally } from '../../src/testing/people.ts'
import { racing, TIMEOUT_MS } from './racing.ts'

const race = racing()
const TEN_MINUTES_MS = 10 * 60_000

const memberToken = async () => (await newMember(race.api)).accessToken
const countOf = async (table: 'reservation' | 'occupancy' | 'notification') =>
  (await race.api.db.selectFrom(table).select('shop_id').execute()).length

describe('A hold that is confirmed', { timeout: TIMEOUT_MS }, () => {
  test('in many tabs, each with its key, is one reservation that all of them show', () =>
    race.again(async () => {
      const token = await memberToken()
      const { data } = (await hold(race.api, {}, { token })).body
      const answers = await concurrently(8, () => reserve(race.api, data, { token }))
      expect(tally(answers)).toStrictEqual({ '201': 8 })
      expect(new Set(answers.map(({ body }) => body.data.codeNumber)).size).toBe(1)
    }))

  test('many times with one key is one reservation, now and later', () =>
    race.again(async () => {
      const token = await memberToken()
      const { data } = (await hold(race.api, {}, { token })).body
      const key = newKey()
      const answers = await concurrently(8, () => reserve(race.api, data, { token, key }))
      const { '201': made = 0, '409 IDEMPOTENCY_IN_PROGRESS': running = 0 } = tally(answers)
      expect([made + running, made > 0]).toStrictEqual([8, true])
      const later = await reserve(race.api, data, { token, key })
      expect([later.status, later.headers['idempotency-replayed']]).toStrictEqual([201, 'true'])
      expect(await countOf('reservation')).toBe(1)
    }))

  test('by two members who both have its token belongs to one, and the other gets that it has expired', () =>
    race.again(async () => {
      const tokens = [await memberToken(), await memberToken()]
      const { data } = (await hold(race.api)).body
      const answers = await Promise.all(tokens.map((token) => reserve(race.api, data, { token })))
      const { '201': made = 0, '409 HOLD_EXPIRED': gone = 0, '404 NOT_FOUND': notFound = 0 } = tally(answers)
      expect([made, gone + notFound]).toStrictEqual([1, 1])
    }))

  test('while it expires is confirmed or somebody else’s, never both and never twice', () =>
    race.again(async () => {
      const token = await memberToken()
      const { data } = (await hold(race.api, {}, { token })).body
      await race.api.clock({ advanceMs: TEN_MINUTES_MS - 30_000 })
      const [confirmed, , ...others] = await Promise.all([
        reserve(race.api, data, { token }),
        race.api.clock({ advanceMs: 40_000 }),
        ...Array.from({ length: 8 }, () => hold(race.api)),
      ])
      const winners = [confirmed, ...others].filter(({ status }) => status === 201)
      const losers = [confirmed, ...others].filter(({ status }) => status !== 201)
      expect(winners.length).toBeLessThanOrEqual(1)
      for (const { body } of losers) expect(['HOLD_EXPIRED', 'SLOT_TAKEN']).toContain(body.code)
    }))

  test('while it is released is confirmed or released', () =>
    race.again(async () => {
      const token = await memberToken()
      const { data } = (await hold(race.api, {}, { token })).body
      const [confirmed, released] = await Promise.all([reserve(race.api, data, { token }), releaseHold(race.api, data)])
      expect(released.status).toBe(200)
      const isConfirmed = confirmed.status === 201
      expect(isConfirmed ? null : confirmed.body.code).toBe(isConfirmed ? null : 'HOLD_EXPIRED')
      expect([await countOf('reservation'), await countOf('occupancy')]).toStrictEqual(isConfirmed ? [1, 1] : [0, 0])
    }))

  test('while it is changed is reserved at the time that was shown, or not at all', () =>
    race.again(async (round) => {
      const token = await memberToken()
      const { data } = (await hold(race.api, {}, { token })).body
      const change = () => changeHold(race.api, data, { reservationTime: '15:00' })
      const confirm = () => reserve(race.api, data, { token })
      const [first, second] = round % 2 === 0 ? [change, confirm] : [confirm, change]
      const answers = await Promise.all([first(), second()])
      for (const { status, body } of answers) {
        expect(status < 300 || ['HOLD_EXPIRED', 'PRICE_CHANGED'].includes(body.code)).toBe(true)
      }
      const rows = await race.api.db
        .selectFrom('reservation')
        .innerJoin('occupancy', 'occupancy.hold_id', 'reservation.hold_id')
        .select(['start_at', 'end_at', 'during'])
        .execute()
      for (const { start_at, end_at, during } of rows)
        expect(spanOf(during)).toStrictEqual([start_at, end_at].map(Date.parse))
    }))

  test('while the same visitor holds another time there is reserved or replaced', () =>
    race.again(async () => {
      const token = await memberToken()
      const { data } = (await hold(race.api)).body
      const [confirmed, held] = await Promise.all([
        reserve(race.api, data, { token }),
        hold(race.api, { reservationTime: '15:00' }, { token, holdToken: data.holdToken }),
      ])
      expect(held.status).toBe(201)
      const isConfirmed = confirmed.status === 201
      expect(isConfirmed || ['HOLD_EXPIRED', 'NOT_FOUND'].includes(confirmed.body.code)).toBe(true)
      expect(await countOf('reservation')).toBe(isConfirmed ? 1 : 0)
    }))

  test('while its currency changes shows the agreed price, in one of the two currencies', () =>
    race.again(async () => {
      const token = await memberToken()
      const { data } = (await hold(race.api, {}, { token })).body
      const [confirmed, , changed] = await Promise.all([
        reserve(race.api, data, { token }),
        readHold(race.api, data, { currency: 'KRW' }),
        changeHold(race.api, data, { quantity: 1, reservationTime: '15:00' }),
      ])
      for (const { status, body } of [confirmed, changed]) {
        expect(status < 300 || ['HOLD_EXPIRED', 'PRICE_CHANGED'].includes(body.code)).toBe(true)
      }
    }))

  test('while the account is deleted leaves nothing that occupies a time', () =>
    race.again(async (round) => {
      const token = await memberToken()
      const { data } = (await hold(race.api, {}, { token })).body
      const leave = () => race.api.call<{ code: string }>('DELETE', '/api/v1/user/me', { token })
      const confirm = () => reserve(race.api, data, { token })
      const [left, confirmed] =
        round % 2 === 0
          ? await Promise.all([leave(), confirm()])
          : (await Promise.all([confirm(), leave()])).toReversed()
      expect(left?.status).toBe(200)
      expect(['201', '401 UNAUTHORIZED', '404 NOT_FOUND', '409 HOLD_EXPIRED']).toContain(
        Object.keys(tally([confirmed ?? { status: 0, body: {} }]))[0],
      )
      expect(await countOf('occupancy')).toBe(0)
      const statuses = await race.api.db.selectFrom('reservation').select('status').execute()
      expect(statuses.every(({ status }) => status === 'cancelled')).toBe(true)
    }))
})

/** `["2026-11-24 03:00:00+00","2026-11-24 04:00:00+00")` in milliseconds. */
const spanOf = (during: string): number[] =>
  [...during.matchAll(/"([^"]+)\+00"/g)].map(([, instant = '']) => Date.parse(`${instant.replace(' ', 'T')}Z`))
