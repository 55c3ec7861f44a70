import { type RawBuilder, sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { newMember } from '../../src/auth/test-people.ts'
import { changeHold, hold, readHold, reserve } from '../../src/reservations/test-booking.ts'
import type { TestApi } from '../../test/harness.ts'
import { racing, TIMEOUT_MS } from './racing.ts'

const race = racing()
const WAIT = { timeout: 2500, interval: 10 }

describe('In the one order that could hurt', { timeout: TIMEOUT_MS }, () => {
  test('a hold that changes while it is confirmed is reserved at the time that is kept for it', () =>
    race.again(async () => {
      const { accessToken: token } = await newMember(race.api)
      const { data } = (await hold(race.api, {}, { token })).body
      const [changed, confirmed] = await oneAfterTheOther(
        race.api,
        sql`select from hold where id = ${data.holdId} for update`,
        () => changeHold(race.api, data, { reservationTime: '15:00' }),
        () => reserve(race.api, data, { token }),
      )
      expect([changed.status, confirmed.status]).toStrictEqual([200, 201])
      const { rows } = await sql<{ even: boolean }>`
        select during = tstzrange(start_at, end_at) as even from occupancy join reservation using (shop_id, hold_id)`.execute(
        race.api.db,
      )
      expect(rows).toStrictEqual([{ even: true }])
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

/** So many connections stand and wait for somebody's lock. */
const waiting = (db: TestApi['db'], count: number): Promise<void> =>
  vi.waitFor(async () => {
    const { rows } = await sql<{ stuck: number }>`
      select count(*) as stuck from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    )
    expect(rows[0]?.stuck).toBeGreaterThanOrEqual(count)
  }, WAIT)
