import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDb } from '../../src/db/connection.ts'
import { tick } from '../../src/jobs/scheduler.ts'
import { hold, overlaps, releaseHold } from '../../src/testing/booking.ts'
import { openShop, setClock } from '../../src/testing/shop.ts'
import { withParts } from '../../test/harness.ts'
import { racing, TIMEOUT_MS } from './racing.ts'

const MEMBERS = 1000
const STAFF = 25
const HOURS = 8
const SLOTS = STAFF * HOURS
const KILL_EVERY_MS = 20

const race = racing()

test(`Of ${MEMBERS} in line the first ${SLOTS} get the ${SLOTS} times that become free, each one, while two processes lose their connections`, {
  timeout: 4 * TIMEOUT_MS,
}, async () => {
  const { api } = race
  const { db } = api
  await setClock(api, '2026-11-20T00:00:00Z')
  const staff = Array.from({ length: STAFF }, (_, index) => ({ id: `staff-${index}` }))
  await openShop(db, {
    id: 'line',
    staff,
    hours: [{ weekday: 2, from: 600, to: 600 + 60 * HOURS }],
    gridMinutes: 60,
    maxQuantity: 1,
  })
  const held = []
  for (let slot = 0; slot < SLOTS; slot++) {
    const reservationTime = `${10 + (slot % HOURS)}:00`
    const { status, body } = await hold(api, { shopId: 'line', reservationTime })
    expect(status).toBe(201)
    held.push(body.data)
  }
  await sql`
    insert into member (id, email, first_name, last_name, accepts_marketing, locale)
    select 'm' || n, 'm' || n || '@example.com', 'Hana', 'Sato', false, 'en' from generate_series(1, ${MEMBERS}) n`.execute(
    db,
  )
  await sql`
    insert into waiting_list_entry (shop_id, id, member_id, service_id, date, first_start, last_start, quantity, attaches, locale, currency)
    select 'line', 'e' || n, 'm' || n, 'cut', '2026-11-24', '2026-11-24T00:00Z', '2026-11-24T15:00Z', 1, '[]', 'en', 'JPY'
      from generate_series(1, ${MEMBERS}) n order by n`.execute(db)

  // Two more processes, whose connections are killed all the time: in the middle of a transaction, too.
  const processes = [1, 2].map((number) => {
    const own = createDb(victimUrl(number))
    return { db: own, context: withParts(api.context, { db: own }) }
  })
  let kills = 0
  const killer = setInterval(() => {
    void sql<{ killed: boolean }>`
      select pg_terminate_backend(pid) as killed from pg_stat_activity where application_name like 'victim%' and state <> 'idle'`
      .execute(db)
      .then(({ rows }) => (kills += rows.length))
  }, KILL_EVERY_MS)

  await Promise.all(
    held.map(async (one, index) => {
      await releaseHold(api, one)
      processes[index % 2]?.context.deliveries.wake()
    }),
  )
  await Promise.all(processes.map(({ context }) => context.deliveries.idle()))
  clearInterval(killer)
  // What a killed process left behind the clock finds.
  await tick(api.context)
  await Promise.all(processes.map(({ db: own }) => own.destroy()))

  const { rows: offered } = await sql<{ place: number; rank: number }>`
    select rank() over (order by waiting_list_entry.place)::int as place, rank() over (order by hold.created_at)::int as rank
      from waiting_list_entry join hold on hold.shop_id = waiting_list_entry.shop_id and hold.id = waiting_list_entry.hold_id
     where waiting_list_entry.shop_id = 'line' and hold.state = 'live' order by 1`.execute(db)
  const { rows: first } = await sql`
    select id from waiting_list_entry where shop_id = 'line' and hold_id is not null
      and place <= (select place from waiting_list_entry where id = ${`e${SLOTS}`})`.execute(db)
  const { rows: recipients } = await sql`
    select distinct member_id from notification where shop_id = 'line' and kind = 'offered'`.execute(db)
  const { rows: notified } = await sql`select 1 from notification where shop_id = 'line' and kind = 'offered'`.execute(
    db,
  )
  const { rows: freed } = await sql`select 1 from freed_time`.execute(db)
  expect([offered.length, first.length, recipients.length, notified.length, freed.length]).toEqual([
    SLOTS,
    SLOTS,
    SLOTS,
    SLOTS,
    0,
  ])
  expect(offered.map(({ rank }) => rank)).toEqual(offered.map(({ place }) => place))
  expect(await overlaps(api)).toBe(0)
  expect(kills).toBeGreaterThan(0)

  function victimUrl(number: number): string {
    const url = new URL(api.databaseUrl)
    url.searchParams.set('application_name', `victim${number}`)
    return url.href
  }
})
