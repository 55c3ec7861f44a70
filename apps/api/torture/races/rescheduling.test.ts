import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import type { Schemas } from '../../src/contract/types.ts'
import { book, cancel, changeHold, concurrently, hold, moveTo, newKey, reschedule } from '../../src/testing/booking.ts'
import { tally } from '../../src/testing/people.ts'
import type { Answered } from '../../test/harness.ts'
import { OPERATOR_KEY, racing, TIMEOUT_MS } from './racing.ts'

const race = racing()

const LATER = { reservationTime: '15:00' }
const LATEST = { reservationTime: '18:00' }
const DATE = '2026-11-24'

type Operated = Answered<{ code: string; data: Schemas['Reservation'] }>
const operatorMoves = (codeNumber: string, reservationTime: string, version = 1): Promise<Operated> =>
  race.api.call('POST', `/api/v1/operator/reservations/${codeNumber}/reschedule`, {
    body: { reservationDate: DATE, reservationTime, version },
    token: OPERATOR_KEY,
  })
const operatorCancels = (codeNumber: string): Promise<Operated> =>
  race.api.call('PUT', `/api/v1/operator/reservations/${codeNumber}/status`, {
    body: { status: 'cancelled', version: 1 },
    token: OPERATOR_KEY,
  })

const rows = () =>
  race.api.db.selectFrom('reservation').select(['status', 'version', 'reschedules', 'start_at']).execute()
const kinds = async () =>
  (await race.api.db.selectFrom('notification').select('kind').orderBy('created_at').execute()).map(({ kind }) => kind)

/** A reservation, and a hold of another time for it. */
async function booked(draft: Partial<Schemas['HoldDraft']> = LATER) {
  const { token, reservation } = await book(race.api)
  const { codeNumber } = reservation
  const { data } = (await hold(race.api, draft, { token, replaces: codeNumber })).body
  return { token, reservation, codeNumber, held: data }
}

/** A reservation with two live holds of another time for it, of different staff, so that nothing but the reservation is in common. */
async function heldTwice() {
  const { db } = race.api
  const at = (staffId: string, reservationTime: string) => ({ shopId: 'team', staffId, reservationTime })
  const { token, reservation } = await book(race.api, at('aoi', '12:00'))
  const { codeNumber } = reservation
  const held = (await hold(race.api, at('ren', '15:00'), { token, replaces: codeNumber })).body.data
  const other = (await hold(race.api, at('yui', '18:00'), { token, replaces: codeNumber })).body.data
  // As a page elsewhere leaves it: of one page the second hold takes the place of the first.
  await sql`update hold set state = 'live' where id = ${held.holdId}`.execute(db)
  await sql`
    insert into occupancy (shop_id, bookable_id, during, hold_id)
    select shop_id, staff_ids[1], tstzrange(start_at, end_at), id from hold where id = ${held.holdId}`.execute(db)
  return { token, codeNumber, held, other }
}

describe('A reservation', { timeout: TIMEOUT_MS }, () => {
  test('that is rescheduled many times at once moves once, and all see it', () =>
    race.again(async () => {
      const { token, codeNumber, held } = await booked()
      const answers = await concurrently(8, () => reschedule(race.api, codeNumber, held, { token }))
      expect(tally(answers)).toStrictEqual({ '200': 8 })
      expect(new Set(answers.map(({ body }) => body.data.version))).toStrictEqual(new Set([2]))
      expect(await rows()).toMatchObject([{ version: 2, reschedules: 1 }])
      expect(await kinds()).toStrictEqual(['confirmed', 'rescheduled'])
    }))

  test('that is rescheduled with one key many times moves once', () =>
    race.again(async () => {
      const { token, codeNumber, held } = await booked({ reservationTime: '12:30' })
      const key = newKey()
      const answers = await concurrently(8, () => reschedule(race.api, codeNumber, held, { token, key }))
      const { '200': done = 0, '409 IDEMPOTENCY_IN_PROGRESS': running = 0 } = tally(answers)
      expect([done + running, done > 0]).toStrictEqual([8, true])
      expect(await kinds()).toStrictEqual(['confirmed', 'rescheduled'])
    }))

  test('that two tabs reschedule to different times has one of them, and the limit counts one', () =>
    race.again(async () => {
      const { token, reservation } = await book(race.api)
      const answers = await Promise.all([
        moveTo(race.api, reservation, LATER, token),
        moveTo(race.api, reservation, LATEST, token),
        moveTo(race.api, reservation, { reservationTime: '12:30' }, token),
      ])
      // The hold of one tab takes the place of the other's; whoever comes later finds another version.
      for (const { status, body } of answers)
        if (status !== 200) expect(['HOLD_EXPIRED', 'VERSION_CONFLICT', 'NOT_FOUND']).toContain(body.code)
      const won = answers.filter(({ status }) => status === 200).length
      expect(won).toBeLessThanOrEqual(1)
      expect(await rows()).toMatchObject([{ version: 1 + won, reschedules: won }])
    }))

  test('that is rescheduled while it is cancelled is one of the two, and takes one time or none', () =>
    race.again(async (round) => {
      const { token, codeNumber, held } = await booked(round % 2 === 0 ? LATER : { reservationTime: '12:30' })
      const move = () => reschedule(race.api, codeNumber, held, { token })
      const call = () => cancel(race.api, codeNumber, { token })
      const [moved, cancelled] =
        round % 2 === 0
          ? await Promise.all([move(), call()])
          : ((await Promise.all([call(), move()])).toReversed() as Awaited<ReturnType<typeof call>>[])
      expect([moved?.status === 200, cancelled?.status === 200].filter(Boolean)).toHaveLength(1)
      expect(['NOT_RESCHEDULABLE', 'VERSION_CONFLICT', 'HOLD_EXPIRED']).toContain(
        (moved?.status === 200 ? cancelled : moved)?.body.code,
      )
      const taken = await race.api.db.selectFrom('occupancy').select('hold_id').execute()
      expect(taken).toHaveLength(moved?.status === 200 ? 1 : 0)
    }))

  test('that the operator cancels while its member reschedules it is one of the two', () =>
    race.again(async () => {
      const { token, codeNumber, held } = await booked()
      const [moved, cancelled] = await Promise.all([
        reschedule(race.api, codeNumber, held, { token }),
        operatorCancels(codeNumber),
      ])
      expect([moved.status === 200, cancelled.status === 200].filter(Boolean)).toHaveLength(1)
    }))

  test('that the operator and the member reschedule at once has one new time', () =>
    race.again(async () => {
      const { token, codeNumber, held } = await booked({ reservationTime: '12:30' })
      const [moved, operated] = await Promise.all([
        reschedule(race.api, codeNumber, held, { token }),
        operatorMoves(codeNumber, '13:00'),
      ])
      expect([moved.status === 200, operated.status === 200].filter(Boolean)).toHaveLength(1)
      const lost = moved.status === 200 ? operated : moved
      expect(['VERSION_CONFLICT', 'HOLD_EXPIRED', 'SLOT_TAKEN']).toContain(lost.body.code)
      expect(await rows()).toMatchObject([{ version: 2 }])
    }))

  test('whose new time many others want goes there, or one of them does', () =>
    race.again(async () => {
      const { token, reservation } = await book(race.api)
      const [moved, ...others] = await Promise.all([
        moveTo(race.api, reservation, LATER, token),
        ...Array.from({ length: 8 }, () => hold(race.api, LATER)),
      ])
      const winners = [moved?.status === 200, ...others.map(({ status }) => status === 201)].filter(Boolean)
      expect(winners).toHaveLength(1)
      if (moved?.status !== 200) expect(moved?.body.code).toBe('SLOT_TAKEN')
    }))

  test('whose new time overlaps the old gives others neither of the two meanwhile', () =>
    race.again(async () => {
      const { token, codeNumber, held } = await booked({ reservationTime: '12:30' })
      const [moved, ...others] = await Promise.all([
        reschedule(race.api, codeNumber, held, { token }),
        ...['12:00', '12:30', '13:00'].map((reservationTime) => hold(race.api, { reservationTime })),
      ])
      expect(moved?.status).toBe(200)
      expect(tally(others)).toStrictEqual({ '409 SLOT_TAKEN': 3 })
    }))

  test('whose old time many others want keeps it until it has the new one', () =>
    race.again(async () => {
      const { token, codeNumber, held } = await booked()
      const [moved, ...others] = await Promise.all([
        reschedule(race.api, codeNumber, held, { token }),
        ...Array.from({ length: 8 }, () => hold(race.api)),
      ])
      expect(moved?.status).toBe(200)
      expect(others.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1)
    }))

  test('is rescheduled while its hold changes to the time that was shown, or not at all', () =>
    race.again(async (round) => {
      const { token, codeNumber, held } = await booked()
      const change = () => changeHold(race.api, held, { reservationTime: '12:30' })
      const move = () => reschedule(race.api, codeNumber, held, { token })
      const answers = round % 2 === 0 ? await Promise.all([change(), move()]) : await Promise.all([move(), change()])
      for (const { status, body } of answers)
        expect(status === 200 || ['HOLD_EXPIRED', 'PRICE_CHANGED'].includes(body.code)).toBe(true)
      const [row] = await rows()
      expect([
        ['2026-11-24T03:00:00Z', 1],
        ['2026-11-24T06:00:00Z', 2],
      ]).toContainEqual([row?.start_at, row?.version])
    }))

  test('goes to a time that closes meanwhile only where it was held before', () =>
    race.again(async () => {
      const { token, reservation } = await book(race.api)
      const [moved, closed] = await Promise.all([
        moveTo(race.api, reservation, LATER, token),
        race.api.call<{ data: { closure: { id: string } } }>('POST', '/api/v1/operator/closures', {
          body: { shopId: 'shop', from: `${DATE}T15:00`, to: `${DATE}T16:00` },
          token: OPERATOR_KEY,
        }),
      ])
      await race.api.db.deleteFrom('closure').execute()
      expect(closed.status).toBe(200)
      expect(moved.status === 200 || moved.body.code === 'SLOT_TAKEN').toBe(true)
      expect(await rows()).toMatchObject([{ version: moved.status === 200 ? 2 : 1 }])
    }))

  test('of a shop that allows one change moves once, even where the second request guesses the next version', () =>
    race.again(async () => {
      await race.api.db.updateTable('shop').set({ reschedule_limit: 1 }).where('id', '=', 'team').execute()
      const { token, codeNumber, held, other } = await heldTwice()
      await race.api.db.updateTable('shop').set({ reschedule_limit: 3 }).where('id', '=', 'team').execute()
      const answers = await Promise.all([
        reschedule(race.api, codeNumber, held, { token }),
        reschedule(race.api, codeNumber, other, { token }),
        reschedule(race.api, codeNumber, other, { token }, { version: 2 }),
      ])
      expect(await rows()).toMatchObject([{ version: 2, reschedules: 1 }])
      expect(await kinds()).toStrictEqual(['confirmed', 'rescheduled'])
      expect(answers.some(({ status }) => status === 200)).toBe(true)
    }))
})

describe('Interleaved in the one harmful order,', { timeout: TIMEOUT_MS }, () => {
  test('two changes of one reservation that both read it before either wrote are one change', () =>
    race.again(async () => {
      const { token, codeNumber, held, other } = await heldTwice()
      const { db } = race.api
      const both = await db.transaction().execute(async (trx) => {
        await sql`select from reservation where code_number = ${codeNumber} for update`.execute(trx)
        const moved = reschedule(race.api, codeNumber, held, { token })
        await waiting(1)
        const movedElsewhere = reschedule(race.api, codeNumber, other, { token })
        await waiting(2)
        return { answers: Promise.all([moved, movedElsewhere]) }
      })
      expect(tally(await both.answers)).toStrictEqual({ '200': 1, '409 VERSION_CONFLICT': 1 })
      expect(await rows()).toMatchObject([{ version: 2, reschedules: 1 }])
    }))

  test('a reservation whose old time is being taken by nobody else yet is never without a time', () =>
    race.again(async () => {
      const { token, codeNumber, held } = await booked()
      const { db } = race.api
      const seen = await db.transaction().execute(async (trx) => {
        // Its writes wait for the last of them: the notification.
        await sql`lock table notification in share mode`.execute(trx)
        const moved = reschedule(race.api, codeNumber, held, { token })
        await waiting(1)
        const taken = await db.selectFrom('occupancy').select('during').execute()
        return { taken, answer: { moved } }
      })
      expect(seen.taken).toHaveLength(2)
      expect((await seen.answer.moved).status).toBe(200)
      expect(await db.selectFrom('occupancy').select('during').execute()).toHaveLength(1)
    }))
})

/** Until so many sessions wait for a lock. */
const waiting = (count: number) =>
  vi.waitFor(
    async () => {
      const { rows: blocked } = await sql<{ count: number }>`
        select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        race.api.db,
      )
      expect(blocked[0]?.count).toBe(count)
    },
    { timeout: 2500, interval: 10 },
  )
