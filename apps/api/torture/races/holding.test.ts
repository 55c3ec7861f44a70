import { describe, expect, test } from 'vitest'
import { changeHold, concurrently, hold, newKey, readHold, releaseHold } from '../../src/testing/booking.ts'
import { newMember, tally } from '../../src/testing/people.ts'
import { racing, TIMEOUT_MS } from './racing.ts'

const race = racing()
const TIMES = ['12:00', '12:30', '13:00', '13:30']

describe('createHold of many visitors at the same moment', { timeout: TIMEOUT_MS }, () => {
  test('for the same time of one person gives it to one', () =>
    race.again(async () => {
      const answers = await concurrently(30, () => hold(race.api))
      expect(tally(answers)).toStrictEqual({ '201': 1, '409 SLOT_TAKEN': 29 })
    }))

  test('for overlapping times gives no two that overlap', () =>
    race.again(async () => {
      const answers = await concurrently(32, (index) => hold(race.api, { reservationTime: TIMES[index % 4] ?? '' }))
      const { '201': held = 0, '409 SLOT_TAKEN': refused = 0 } = tally(answers)
      expect([held + refused, held === 1 || held === 2]).toStrictEqual([32, true])
    }))

  test('for one of three, whoever it is, gives three, one each', () =>
    race.again(async () => {
      const answers = await concurrently(12, () => hold(race.api, { shopId: 'team' }))
      expect(tally(answers)).toStrictEqual({ '201': 3, '409 SLOT_TAKEN': 9 })
      const taken = await race.api.db.selectFrom('occupancy').select('bookable_id').orderBy('bookable_id').execute()
      expect(taken.map((row) => row.bookable_id)).toStrictEqual(['aoi', 'ren', 'yui'])
    }))

  test('for two people and two things each, named in any order, gives one, without a deadlock', () =>
    race.again(async () => {
      const staff = ['aoi', 'ren', 'yui', null]
      const beds = ['bed-2', null, 'zone-1', 'bed-1']
      const answers = await concurrently(32, (index) =>
        hold(race.api, {
          shopId: 'pair',
          quantity: 2,
          staffId: staff[index % 4] ?? null,
          resourceItemId: beds[Math.floor(index / 4) % 4] ?? null,
          reservationTime: index % 2 === 0 ? '12:00' : '12:30',
        }),
      )
      expect(tally(answers)).toStrictEqual({ '201': 1, '409 SLOT_TAKEN': 31 })
    }))

  test('with one key answers the same hold to all, or that it is in progress', () =>
    race.again(async () => {
      const key = newKey()
      const answers = await concurrently(12, () => hold(race.api, {}, { key }))
      const { '201': held = 0, '409 IDEMPOTENCY_IN_PROGRESS': running = 0 } = tally(answers)
      expect([held + running, held > 0]).toStrictEqual([12, true])
      const again = await hold(race.api, {}, { key })
      const ids = [...answers, again].filter(({ status }) => status === 201).map(({ body }) => body.data.holdId)
      expect(new Set(ids).size).toBe(1)
      expect(await race.api.db.selectFrom('hold').select('state').execute()).toStrictEqual([{ state: 'live' }])
    }))

  test('as one member, at one shop, handles one after the other, and the last hold stays', () =>
    race.again(async () => {
      const { accessToken: token } = await newMember(race.api)
      const answers = await concurrently(6, () => hold(race.api, {}, { token }))
      expect(tally(answers)).toStrictEqual({ '201': 6 })
      const states = (await race.api.db.selectFrom('hold').select('state').execute()).map(({ state }) => state)
      expect(states.sort()).toStrictEqual(['live', ...Array<string>(5).fill('released')])
    }))
})

describe('changeHold at the same moment', { timeout: TIMEOUT_MS }, () => {
  test('of two holds to each other’s time leaves both as they are', () =>
    race.again(async () => {
      const noon = (await hold(race.api, { reservationTime: '12:00' })).body.data
      const three = (await hold(race.api, { reservationTime: '15:00' })).body.data
      const answers = await Promise.all([
        changeHold(race.api, noon, { reservationTime: '15:00' }),
        changeHold(race.api, three, { reservationTime: '12:00' }),
      ])
      expect(tally(answers)).toStrictEqual({ '409 SLOT_TAKEN': 2 })
    }))

  test('of two holds to the same time changes one', () =>
    race.again(async () => {
      const times = ['10:00', '11:00', '14:00', '15:00', '16:00']
      const holds = await Promise.all(
        times.map(async (reservationTime) => (await hold(race.api, { reservationTime })).body.data),
      )
      const answers = await Promise.all(holds.map((mine) => changeHold(race.api, mine, { reservationTime: '12:00' })))
      expect(tally(answers)).toStrictEqual({ '200': 1, '409 SLOT_TAKEN': 4 })
    }))

  test('of one hold in two tabs leaves what the last change says', () =>
    race.again(async () => {
      const mine = (await hold(race.api)).body.data
      const answers = await concurrently(6, (index) =>
        changeHold(race.api, mine, { reservationTime: TIMES[index % 4] ?? '' }),
      )
      expect(tally(answers)).toStrictEqual({ '200': 6 })
    }))

  test('of a hold that is released meanwhile leaves it released, and occupies nothing', () =>
    race.again(async () => {
      const mine = (await hold(race.api)).body.data
      const [changed, released] = await Promise.all([
        changeHold(race.api, mine, { reservationTime: '15:00' }),
        releaseHold(race.api, mine),
      ])
      expect(released.status).toBe(200)
      expect(['200', '409 HOLD_EXPIRED']).toContain(Object.keys(tally([changed]))[0])
      expect(await race.api.db.selectFrom('occupancy').selectAll().execute()).toStrictEqual([])
    }))
})

describe('A time that becomes free while many want it', { timeout: TIMEOUT_MS }, () => {
  test('by a release goes to one of them at most', () =>
    race.again(async () => {
      const mine = (await hold(race.api)).body.data
      const [released, ...others] = await Promise.all([
        releaseHold(race.api, mine),
        ...Array.from({ length: 12 }, () => hold(race.api)),
      ])
      expect(released.status).toBe(200)
      const { '201': held = 0, '409 SLOT_TAKEN': refused = 0 } = tally(others)
      expect([held + refused, held <= 1]).toStrictEqual([12, true])
    }))

  test('by an expiry goes to exactly one of them', () =>
    race.again(async () => {
      await hold(race.api)
      await race.api.clock({ advanceMs: 11 * 60_000 })
      const answers = await concurrently(20, () => hold(race.api))
      expect(tally(answers)).toStrictEqual({ '201': 1, '409 SLOT_TAKEN': 19 })
    }))

  test('by an expiry takes nothing from who holds beside it', () =>
    race.again(async () => {
      await hold(race.api, { shopId: 'team', staffId: 'aoi' })
      await race.api.clock({ advanceMs: 6 * 60_000 })
      const beside = (await hold(race.api, { shopId: 'team', staffId: 'ren' })).body.data
      await race.api.clock({ advanceMs: 5 * 60_000 })
      const answers = await concurrently(10, () => hold(race.api, { shopId: 'team' }))
      expect(tally(answers)).toStrictEqual({ '201': 2, '409 SLOT_TAKEN': 8 })
      expect((await readHold(race.api, beside)).status).toBe(200)
    }))
})
