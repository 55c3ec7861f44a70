import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { book, cancel, changeHold, concurrently, hold, newKey, overlaps, reserve } from '../../testing/booking.ts'
import { newMember, tally } from '../../testing/people.ts'
import { insertReferenceData, openShop } from '../../testing/shop.ts'
import { startEachTestAnew } from '../../testing/start-each-test-anew.ts'
import { withoutSeconds } from '../../testing/without-seconds.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ maxConnections: 20 })
  await insertReferenceData(api.db)
  // As a server that has been there for a while: it remembers what shops offer.
  await api.context.search.loaded()
  await openShop(api.db)
  await openShop(api.db, { id: 'team', staff: [{ id: 'aoi' }, { id: 'ren' }, { id: 'yui' }] })
  await openShop(api.db, {
    id: 'pair',
    mode: 'staff_and_resource',
    perPerson: true,
    staff: [{ id: 'aoi' }, { id: 'ren' }, { id: 'yui' }],
    items: [{ id: 'zone-1' }, { id: 'bed-1' }, { id: 'bed-2' }],
  })
})
startEachTestAnew(() => api)

describe('Many at once', () => {
  test('of fifty who want the same time, one holds it and all others are refused', async () => {
    const answers = await concurrently(50, () => hold(api))
    expect(tally(answers)).toEqual({ '201': 1, '409 SLOT_TAKEN': 49 })
    expect(await overlaps(api)).toBe(0)
  })

  test('of fifty members who hold and reserve the same time, one has it in the end', async () => {
    const members = await Promise.all(Array.from({ length: 50 }, () => newMember(api)))
    const answers = await concurrently(50, async (index) => {
      const token = members[index]?.accessToken ?? ''
      const held = await hold(api, {}, { token })
      return held.status === 201 ? reserve(api, held.body.data, { token }) : held
    })
    expect(tally(answers)).toEqual({ '201': 1, '409 SLOT_TAKEN': 49 })
    const { total } = await api.db
      .selectFrom('reservation')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    expect(total).toBe(1)
  })

  test('where three can serve, three at once without a preference are served, by one each, and no fourth', async () => {
    const answers = await concurrently(3, () => hold(api, { shopId: 'team' }))
    expect(tally(answers)).toEqual({ '201': 3 })
    expect((await hold(api, { shopId: 'team' })).body.code).toBe('SLOT_TAKEN')
    const taken = await api.db.selectFrom('occupancy').select('bookable_id').orderBy('bookable_id').execute()
    expect(taken.map(({ bookable_id }) => bookable_id)).toEqual(['aoi', 'ren', 'yui'])
  })

  test('the database by itself refuses what would overlap', async () => {
    const held = (await hold(api)).body.data
    const overlapping = sql`
      insert into occupancy (shop_id, bookable_id, during, hold_id)
      select shop_id, bookable_id, tstzrange(upper(during) - interval '1 second', upper(during) + interval '1 hour'), 'another'
        from occupancy where hold_id = ${held.holdId}`.execute(api.db)
    await expect(overlapping).rejects.toMatchObject({ code: '23P01' })
  })

  test('of shifted times, those that stay never overlap', async () => {
    const times = ['12:00', '12:30', '13:00', '13:30']
    const answers = await concurrently(40, (index) => hold(api, { reservationTime: times[index % times.length] ?? '' }))
    const { '201': held = 0, '409 SLOT_TAKEN': refused = 0, ...others } = tally(answers)
    expect(others).toEqual({})
    expect(held + refused).toBe(40)
    expect(held).toBeGreaterThanOrEqual(1)
    expect(held).toBeLessThanOrEqual(2)
    expect(await overlaps(api)).toBe(0)
  })

  test('two people with a bed each, whoever they choose: nobody waits for nobody', async () => {
    const staff = ['aoi', 'ren', 'yui', null]
    const beds = ['bed-2', null, 'zone-1', 'bed-1']
    const answers = await concurrently(40, (index) =>
      hold(api, {
        shopId: 'pair',
        quantity: 2,
        staffId: staff[index % 4] ?? null,
        resourceItemId: beds[Math.floor(index / 4) % 4] ?? null,
        reservationTime: index % 2 === 0 ? '12:00' : '12:30',
      }),
    )
    expect(tally(answers)).toEqual({ '201': 1, '409 SLOT_TAKEN': 39 })
    expect(await overlaps(api)).toBe(0)
  })

  test('of two tabs that confirm the same hold, both show the one reservation', async () => {
    const { accessToken: token } = await newMember(api)
    const { data } = (await hold(api, {}, { token })).body
    const answers = await concurrently(10, () => reserve(api, data, { token }))
    expect(tally(answers)).toEqual({ '201': 10 })
    expect(new Set(answers.map(({ body }) => body.data.codeNumber)).size).toBe(1)
    const rows = await api.db.selectFrom('notification').select('kind').execute()
    expect(rows).toEqual([{ kind: 'confirmed' }])
  })

  test('a key that was answered is answered at once, also while another repetition of it is being answered', async () => {
    const key = newKey()
    const { accessToken: token, user } = await newMember(api)
    const first = await hold(api, {}, { token, key })
    const again = await api.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${user.id} createHold ${key}`}, 0))`.execute(trx)
      return hold(api, {}, { token, key })
    })
    expect([again.status, again.body.data?.holdId]).toEqual([201, first.body.data.holdId])
  })

  test('one key, pressed ten times at once, is one reservation', async () => {
    const { accessToken: token } = await newMember(api)
    const { data } = (await hold(api, {}, { token })).body
    const key = newKey()
    const answers = await concurrently(10, () => reserve(api, data, { token, key }))
    const { '201': created = 0, '409 IDEMPOTENCY_IN_PROGRESS': running = 0, ...others } = tally(answers)
    expect(others).toEqual({})
    expect(created).toBeGreaterThanOrEqual(1)
    expect(created + running).toBe(10)
    expect(running === 0 || answers.some(({ headers }) => headers['retry-after'] === '1')).toBe(true)
    const rows = await api.db.selectFrom('reservation').select('status').execute()
    expect(rows).toEqual([{ status: 'confirmed' }])
  })

  test('a repetition of an answered key gets the answer, whoever has what it once locked', async () => {
    const { accessToken: token } = await newMember(api)
    const [holdKey, key] = [newKey(), newKey()]
    const held = await hold(api, {}, { token, key: holdKey })
    const reserved = await reserve(api, held.body.data, { token, key })
    await api.db.transaction().execute(async (trx) => {
      await sql`select from bookable for update`.execute(trx)
      await sql`select from hold for update`.execute(trx)
      await sql`select from member for update`.execute(trx)
      const again = [await hold(api, {}, { token, key: holdKey }), await reserve(api, held.body.data, { token, key })]
      const shown = ({ status, body }: { status: number; body: object }) => [status, withoutSeconds(body)]
      expect(again.map(shown)).toEqual([held, reserved].map(shown))
    })
  })

  test('a reservation is cancelled once, however often one asks', async () => {
    const { token, reservation } = await book(api)
    const answers = await concurrently(20, () => cancel(api, reservation.codeNumber, { token }))
    expect(tally(answers)).toEqual({ '200': 20 })
    expect(new Set(answers.map(({ body }) => body.data.version))).toEqual(new Set([2]))
    const rows = await api.db.selectFrom('notification').select('kind').orderBy('created_at').execute()
    expect(rows).toEqual([{ kind: 'confirmed' }, { kind: 'cancelled' }])
  })

  test('a cancelled time goes to exactly one of those who wait for it', async () => {
    const { token, reservation } = await book(api)
    await cancel(api, reservation.codeNumber, { token })
    const answers = await concurrently(30, () => hold(api))
    expect(tally(answers)).toEqual({ '201': 1, '409 SLOT_TAKEN': 29 })
  })

  test('changing holds to the same time, one gets there and the others keep theirs', async () => {
    const times = ['10:00', '11:00', '14:00', '15:00', '16:00']
    const holds = await Promise.all(
      times.map(async (reservationTime) => (await hold(api, { reservationTime })).body.data),
    )
    const answers = await concurrently(holds.length, (index) => {
      const mine = holds[index]
      if (mine === undefined) throw new Error('No hold')
      return changeHold(api, mine, { reservationTime: '12:00' })
    })
    expect(tally(answers)).toEqual({ '200': 1, '409 SLOT_TAKEN': 4 })
    expect(await overlaps(api)).toBe(0)
    const rows = await api.db.selectFrom('occupancy').select('hold_id').execute()
    expect(rows).toHaveLength(5)
  })

  test('a hold that expired goes to exactly one of those who come then', async () => {
    await hold(api)
    await api.clock({ advanceMs: 11 * 60_000 })
    const answers = await concurrently(30, () => hold(api))
    expect(tally(answers)).toEqual({ '201': 1, '409 SLOT_TAKEN': 29 })
  })

  test('a hold is confirmed or its time is somebody else’s, never both', async () => {
    const { accessToken: token } = await newMember(api)
    const { data } = (await hold(api, {}, { token })).body
    await api.clock({ advanceMs: 10 * 60_000 - 5 })
    const [confirmed, ...others] = await Promise.all([
      reserve(api, data, { token }),
      ...Array.from({ length: 10 }, () => hold(api)),
    ])
    const won = [confirmed, ...others].filter(({ status }) => status === 201)
    expect(won).toHaveLength(1)
    expect(await overlaps(api)).toBe(0)
  })

  test('the same visitor holds at most three times at once', async () => {
    for (const id of ['one', 'two', 'three', 'four', 'five']) await openShop(api.db, { id })
    const { accessToken: token } = await newMember(api)
    const answers = await concurrently(5, (index) =>
      hold(api, { shopId: ['one', 'two', 'three', 'four', 'five'][index] ?? '' }, { token }),
    )
    expect(tally(answers)).toEqual({ '201': 3, '429 HOLD_LIMIT': 2 })
  })
})
