import { type RawBuilder, sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { claimEmails } from '../../src/modules/mail/email-queue.ts'
import { claimOutgoing } from '../../src/modules/notifications/notification-outbox.ts'
import { book, changeHold, contact, hold, newKey, readHold, releaseHold, reserve } from '../../src/testing/booking.ts'
import { newEmail, newMember, step1, tally } from '../../src/testing/people.ts'
import type { TestApi } from '../../test/harness.ts'
import { racing, TIMEOUT_MS } from './racing.ts'

const race = racing()
const WAIT = { timeout: 2500, interval: 10 }

describe('Interleaved in the one harmful order,', { timeout: TIMEOUT_MS }, () => {
  test('a hold that changes while it is confirmed is not reserved: nobody saw its new time', () =>
    race.again(async () => {
      const { accessToken: token } = await newMember(race.api)
      const { data } = (await hold(race.api, {}, { token })).body
      const [changed, confirmed] = await oneAfterTheOther(
        race.api,
        sql`select from hold where id = ${data.holdId} for update`,
        () => changeHold(race.api, data, { reservationTime: '15:00' }),
        () => reserve(race.api, data, { token }),
      )
      expect([changed.status, confirmed.status, confirmed.body.code]).toStrictEqual([200, 412, 'PRICE_CHANGED'])
      expect(await race.api.db.selectFrom('reservation').select('id').execute()).toStrictEqual([])
    }))

  test('a hold that is confirmed while it is confirmed is one reservation, and both see it', () =>
    race.again(async () => {
      const { accessToken: token } = await newMember(race.api)
      const { data } = (await hold(race.api, {}, { token })).body
      const confirm = () => reserve(race.api, data, { token })
      const answers = await oneAfterTheOther(
        race.api,
        sql`select from hold where id = ${data.holdId} for update`,
        confirm,
        confirm,
      )
      expect(tally(answers)).toStrictEqual({ '201': 2 })
      expect(new Set(answers.map(({ body }) => body.data.codeNumber)).size).toBe(1)
    }))

  test('a key whose first request is still running is refused at once, and waits for nothing', () =>
    race.again(async () => {
      const { accessToken: token } = await newMember(race.api)
      const { data } = (await hold(race.api, {}, { token })).body
      const key = newKey()
      const confirm = () => reserve(race.api, data, { token, key })
      const [first, second] = await oneAfterTheOther(
        race.api,
        sql`select from hold where id = ${data.holdId} for update`,
        confirm,
        confirm,
      )
      expect([first.status, second.status, second.body.code]).toStrictEqual([201, 409, 'IDEMPOTENCY_IN_PROGRESS'])
    }))

  test('a hold waits for people and things in the order of their ids, and has none of the later ones', () =>
    race.again(async () => {
      const { db } = race.api
      const order = ['aoi', 'bed-1', 'bed-2', 'ren', 'yui', 'zone-1']
      const { free, held } = await db.transaction().execute(async (trx) => {
        await sql`select from bookable where shop_id = 'pair' and id = 'ren' for no key update`.execute(trx)
        const held = hold(race.api, { shopId: 'pair', quantity: 2 })
        await waiting(db, 1)
        const { rows } = await sql<{ id: string }>`
          select id from bookable where shop_id = 'pair' for no key update skip locked`.execute(db)
        return { free: rows.map(({ id }) => id).sort(), held: { answer: held } }
      })
      expect(free).toStrictEqual(order.slice(order.indexOf('ren') + 1))
      expect((await held.answer).status).toBe(201)
    }))

  test('a hold that is released while it is changed stays released', () =>
    race.again(async () => {
      const { data } = (await hold(race.api)).body
      const [released, changed] = await oneAfterTheOther(
        race.api,
        sql`select from hold where id = ${data.holdId} for update`,
        () => releaseHold(race.api, data),
        () => changeHold(race.api, data, { reservationTime: '15:00' }),
      )
      expect([released.status, changed.body.code]).toStrictEqual([200, 'HOLD_EXPIRED'])
    }))

  test('a hold that is changed while it is released takes nothing', () =>
    race.again(async () => {
      const { db } = race.api
      const inTheWay = (await hold(race.api, { reservationTime: '10:00' })).body.data
      const { data } = (await hold(race.api)).body
      const both = await db.transaction().execute(async (trx) => {
        const shift = (hours: number) =>
          sql`
          update occupancy set during = tstzrange(lower(during) + make_interval(hours => ${hours}), upper(during) + make_interval(hours => ${hours}))
           where hold_id = ${inTheWay.holdId}`.execute(trx)
        await shift(5)
        const changed = changeHold(race.api, data, { reservationTime: '15:00' })
        await waiting(db, 1)
        const released = releaseHold(race.api, data)
        await waiting(db, 2)
        await shift(-5)
        return { answers: Promise.all([changed, released]) }
      })
      expect((await both.answers).map(({ status }) => status)).toStrictEqual([200, 200])
      expect(await db.selectFrom('occupancy').select('hold_id').execute()).toStrictEqual([{ hold_id: inTheWay.holdId }])
    }))

  test('one of two requested codes is sent', () =>
    race.again(async () => {
      const email = newEmail()
      await newMember(race.api, email)
      await step1(race.api, email)
      await race.api.clock({ advanceMs: 61_000 })
      const ask = () => step1(race.api, email)
      const answers = await oneAfterTheOther(race.api, sql`select from attempt_counter for update`, ask, ask)
      expect(tally(answers)).toStrictEqual({ '200': 1, '429 RATE_LIMITED': 1 })
    }))

  test('a hold that is confirmed while it is released stays reserved', () =>
    race.again(async () => {
      const { accessToken: token } = await newMember(race.api)
      const { data } = (await hold(race.api, {}, { token })).body
      const [confirmed, released] = await oneAfterTheOther(
        race.api,
        sql`select from hold where id = ${data.holdId} for update`,
        () => reserve(race.api, data, { token }),
        () => releaseHold(race.api, data),
      )
      expect([confirmed.status, released.status]).toStrictEqual([201, 200])
    }))

  test('an account that is deleted while it confirms has no upcoming reservation', () =>
    race.again(async () => {
      const { accessToken: token, user } = await newMember(race.api)
      const { data } = (await hold(race.api)).body
      const [left, confirmed] = await oneAfterTheOther(
        race.api,
        sql`select from member where id = ${user.id} for update`,
        () => race.api.call<{ code: string }>('DELETE', '/api/v1/user/me', { token }),
        () => reserve(race.api, data, { token }),
      )
      expect([left.status, confirmed.body.code]).toStrictEqual([200, 'UNAUTHORIZED'])
      expect(await race.api.db.selectFrom('reservation').select('status').execute()).toStrictEqual([])
    }))

  test('a time that the constraint alone refuses is SLOT_TAKEN as any other', () =>
    race.again(async () => {
      const { data } = (await hold(race.api, { reservationTime: '15:00' })).body
      const answer = await race.api.db.transaction().execute(async (trx) => {
        await sql`update occupancy set during = tstzrange('2026-11-24 03:00+00', '2026-11-24 04:00+00')
                   where hold_id = ${data.holdId}`.execute(trx)
        const other = hold(race.api)
        await waiting(race.api.db, 1)
        return { other }
      })
      expect((await answer.other).body.code).toBe('SLOT_TAKEN')
      await changeHold(race.api, data, { reservationTime: '12:00' })
    }))

  test('a hold that changes while its price is shown in another currency names who was chosen last', () =>
    race.again(async () => {
      const { data } = (await hold(race.api, { shopId: 'team', staffId: 'aoi' })).body
      const [changed, shown] = await oneAfterTheOther(
        race.api,
        sql`select from hold where id = ${data.holdId} for update`,
        () => changeHold(race.api, data, { shopId: 'team', staffId: 'ren' }),
        () => readHold(race.api, data, { currency: 'KRW' }),
      )
      expect([changed.status, shown.status]).toStrictEqual([200, 200])
      const { staff_ids, agreed } = await race.api.db.selectFrom('hold').selectAll().executeTakeFirstOrThrow()
      expect([staff_ids, agreed.staff?.id]).toStrictEqual([['ren'], 'ren'])
    }))

  test('a hold that waits while the shop takes somebody off its staff is planned again, and refused', () =>
    race.again(async () => {
      const { db } = race.api
      const { held } = await db.transaction().execute(async (trx) => {
        await sql`update bookable set active = false where shop_id = 'pair'`.execute(trx)
        const held = hold(race.api, { shopId: 'pair', quantity: 2 })
        await waiting(db, 1)
        return { held: { answer: held } }
      })
      const { body } = await held.answer
      await sql`update bookable set active = true where shop_id = 'pair'`.execute(db)
      expect(body.code).toBe('SLOT_TAKEN')
    }))

  test.each([
    ['outbox', claimOutgoing],
    ['email', claimEmails],
  ] as const)('a waiting row of the %s is claimed by one process, which sends it', (table, claim) =>
    race.again(async () => {
      const { db } = race.api
      const { accessToken, user } = await newMember(race.api)
      await book(race.api, {}, accessToken, { contact: { ...contact, email: user.email } })
      await race.api.context.deliveries.run()
      await sql`insert into outbox (shop_id, id, kind, notification_id) select shop_id, 'one', 'live', id from notification`.execute(
        db,
      )
      const { both } = await db.transaction().execute(async (trx) => {
        await sql`select from ${sql.table(table)} for update`.execute(trx)
        const both = Promise.all([claim(db), claim(db)])
        await Promise.race([both, waiting(db, 2)])
        return { both }
      })
      const claimed = [...(await both).flat(), ...(await claim(db))]
      expect(claimed).toHaveLength(1)
    }),
  )
})

/** Both while something is locked that the first one needs: the second begins when the first one waits. */
async function oneAfterTheOther<First, Second>(
  { db }: TestApi,
  lock: RawBuilder<unknown>,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const running = await db.transaction().execute(async (trx) => {
    await lock.execute(trx)
    const one = first()
    await waiting(db, 1)
    const other = second()
    await Promise.race([other, waiting(db, 2)])
    return { both: Promise.all([one, other]) }
  })
  return running.both
}

/** Waits until this many connections wait for a lock. */
const waiting = (db: TestApi['db'], count: number): Promise<void> =>
  vi.waitFor(async () => {
    const { rows } = await sql<{ stuck: number }>`
      select count(*) as stuck from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    )
    expect(rows[0]?.stuck).toBeGreaterThanOrEqual(count)
  }, WAIT)
