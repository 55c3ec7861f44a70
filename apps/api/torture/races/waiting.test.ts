import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { book, cancel, concurrently, hold, releaseHold } from '../../src/testing/booking.ts'
import { newMember } from '../../src/testing/people.ts'
import { entries, join } from '../../src/testing/waiting-list.ts'
import { waits } from '../../src/testing/waits.ts'
import { withParts } from '../../test/harness.ts'
import { racing, TIMEOUT_MS } from './racing.ts'

const race = racing()
const NOON = { timeFrom: '12:00', timeTo: '12:00' }

const member = async () => (await newMember(race.api)).accessToken
const timesOf = async (token: string) =>
  (await entries(race.api, token)).map(({ offer }) => offer?.draft.reservationTime ?? null)
const liveHolds = async () =>
  (await race.api.db.selectFrom('hold').select('member_id').where('state', '=', 'live').execute()).length
/** Deliveries of another process. */
const anotherProcess = () => withParts(race.api.context, {}).deliveries
const lockedStatements = async (count: number) => {
  await vi.waitFor(async () => {
    const { rows } =
      await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
        race.api.db,
      )
    expect(rows).toHaveLength(count)
  })
}

describe('Who waits for a time', { timeout: TIMEOUT_MS }, () => {
  test('and joins while it becomes free is told of it or gets it, whoever is first', () =>
    race.again(async () => {
      const { token, reservation } = await book(race.api)
      const members = [await member(), await member(), await member(), await member()]
      const [cancelled, ...joined] = await concurrently<{ status: number; body: { code?: string } }>(5, (index) =>
        index === 0
          ? cancel(race.api, reservation.codeNumber, { token })
          : join(race.api, members[index - 1] ?? '', NOON),
      )
      expect(cancelled?.status).toBe(200)
      await race.api.context.deliveries.run()
      const inLine = members.filter((_, index) => joined[index]?.status === 201)
      const offers = (await Promise.all(inLine.map(timesOf))).flat().filter((time) => time !== null)
      expect(offers).toHaveLength(Math.min(1, inLine.length))
      expect(joined.filter(({ status, body }) => status !== 201 && body.code !== 'TIME_AVAILABLE')).toEqual([])
    }))

  test('and joins before what frees it commits waits for that, and is told that the time is free', () =>
    race.again(async () => {
      const held = (await hold(race.api)).body.data
      const token = await member()
      const { joining } = await race.api.db.transaction().execute(async (trx) => {
        await sql`update hold set state = 'released' where id = ${held.holdId}`.execute(trx)
        await sql`delete from occupancy where hold_id = ${held.holdId}`.execute(trx)
        const answer = join(race.api, token, NOON)
        await waits(race.api.db, answer, 'pg_advisory_xact_lock')
        return { joining: answer }
      })
      expect((await joining).body.code).toBe('TIME_AVAILABLE')
    }))

  test('is served once, although two processes offer two times at once', () =>
    race.again(async () => {
      const at = (staffId: string) => hold(race.api, { shopId: 'team', staffId })
      const held = [await at('aoi'), await at('ren'), await at('yui')]
      const token = await member()
      expect((await join(race.api, token, { shopId: 'team', ...NOON })).status).toBe(201)
      const runs = await race.api.db.transaction().execute(async (trx) => {
        await sql`select from bookable where shop_id = 'team' for update`.execute(trx)
        await sql`update hold set state = 'released' where id = any(${held.slice(0, 2).map(({ body }) => body.data.holdId)})`.execute(
          race.api.db,
        )
        for (const { body } of held.slice(0, 2))
          await sql`delete from occupancy where hold_id = ${body.data.holdId}`.execute(race.api.db)
        // Each begins with another of the two stretches.
        const started = [anotherProcess().run(), anotherProcess().run()]
        await lockedStatements(2)
        return { started }
      })
      await Promise.all(runs.started)
      const { rows } = await sql`select 1 from notification where kind = 'offered'`.execute(race.api.db)
      expect([rows.length, await liveHolds(), await timesOf(token)]).toEqual([1, 2, ['12:00']])
    }))

  test('gets what is left in the same run, when a visitor takes the first free time meanwhile', () =>
    race.again(async () => {
      const held = await hold(race.api)
      const next = await hold(race.api, { reservationTime: '13:00' })
      const others = await hold(race.api, { shopId: 'next' })
      const token = await member()
      expect((await join(race.api, token, { timeFrom: '12:00', timeTo: '13:00' })).status).toBe(201)
      const { db } = race.api
      await sql`update hold set state = 'released' where id = any(${[held, next].map(({ body }) => body.data.holdId)})`.execute(
        db,
      )
      const { run } = await db.transaction().execute(async (trx) => {
        await sql`select from bookable where shop_id = 'shop' for update`.execute(trx)
        await sql`delete from occupancy where shop_id = 'shop'`.execute(db)
        // As a hold of a visitor that has not committed.
        await sql`
          insert into hold select (jsonb_populate_record(hold, '{"shop_id": "shop", "id": "visitor"}')).* from hold where id = ${others.body.data.holdId}`.execute(
          trx,
        )
        await sql`
          insert into occupancy (shop_id, bookable_id, during, hold_id)
          values ('shop', 'aoi', tstzrange('2026-11-24T03:00Z', '2026-11-24T04:00Z'), 'visitor')`.execute(trx)
        const started = anotherProcess().run()
        await lockedStatements(1)
        return { run: started }
      })
      await run
      expect(await timesOf(token)).toEqual(['13:00'])
    }))

  test('loses the offer or takes it over, when its end and they come at once', () =>
    race.again(async () => {
      const given = await hold(race.api)
      const [first, second] = [await member(), await member()]
      for (const token of [first, second]) expect((await join(race.api, token, NOON)).status).toBe(201)
      await releaseHold(race.api, given.body.data)
      await race.api.context.deliveries.run()
      const [entry] = await entries(race.api, first)
      const answers = await concurrently(3, (index) =>
        index === 0
          ? race.api.call('DELETE', `/api/v1/user/waiting-list/${entry?.id}`, { token: first })
          : hold(race.api, entry?.offer?.draft, { token: first }),
      )
      await race.api.context.deliveries.run()
      expect(answers.map(({ status }) => [200, 201, 409].includes(status))).toEqual([true, true, true])
      expect(answers[0]?.status).toBe(200)
      // One has it: whoever was offered it, or the next one in line.
      expect(await liveHolds()).toBe(1)
    }))
})
