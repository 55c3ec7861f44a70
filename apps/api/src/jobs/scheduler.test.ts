import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { startTestApi, type TestApi, withParts } from '../../test/harness.ts'
import type { Email } from '../context.ts'
import { createDb } from '../db/connection.ts'
import { createDeliveries } from '../modules/notifications/deliver.ts'
import { book, contact, hold } from '../testing/booking.ts'
import { insertReferenceData, openShop, setClock } from '../testing/shop.ts'
import { startEachTestAnew } from '../testing/start-each-test-anew.ts'
import { startScheduler, tick } from './scheduler.ts'

/** To members’ own addresses. */
const sent: Email[] = []
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({
    context: () => ({ mail: { send: async (message) => void (message.to !== contact.email && sent.push(message)) } }),
  })
  await insertReferenceData(api.db)
  await openShop(api.db)
})
startEachTestAnew(() => api)
beforeEach(async () => {
  sent.length = 0
})

const notified = async () =>
  (await api.db.selectFrom('notification').select('kind').orderBy('created_at').execute()).map(({ kind }) => kind)
const statuses = async () =>
  (await api.db.selectFrom('reservation').select(['status', 'version']).execute()).map(
    ({ status, version }) => `${status} ${version}`,
  )
const count = async (table: 'challenge' | 'hold' | 'occupancy' | 'idempotency' | 'outbox') =>
  (
    await api.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

describe('As time passes', () => {
  test('a day before, the member is reminded, once, whoever ticks', async () => {
    await book(api)
    await setClock(api, '2026-11-23T02:59:59Z')
    await tick(api.context)
    expect(await notified()).toEqual(['confirmed'])
    await setClock(api, '2026-11-23T03:00:01Z')
    await Promise.all([tick(api.context), tick(api.context), tick(api.context)])
    await tick(api.context)
    expect(await notified()).toEqual(['confirmed', 'upcoming'])
    expect(await statuses()).toEqual(['confirmed 1'])
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Your reservation at Kumo is confirmed',
      expect.stringMatching(/^Reminder: Kumo, /),
    ])
  })

  test('who books on the last day needs no reminder', async () => {
    await setClock(api, '2026-11-23T10:00:00Z')
    await book(api)
    await setClock(api, '2026-11-24T02:00:00Z')
    await tick(api.context)
    expect(await notified()).toEqual(['confirmed'])
  })

  test('an hour after its end, what nobody marked is completed', async () => {
    await book(api)
    await setClock(api, '2026-11-24T04:59:59Z')
    await tick(api.context)
    expect(await statuses()).toEqual(['confirmed 1'])
    await setClock(api, '2026-11-24T05:00:00Z')
    await Promise.all([tick(api.context), tick(api.context)])
    await tick(api.context)
    expect(await statuses()).toEqual(['completed 2'])
    expect(await notified()).toEqual(['confirmed', 'completed'])
  })

  test('an expired hold gives back what it took', async () => {
    await hold(api)
    await tick(api.context)
    expect(await count('occupancy')).toBe(1)
    await api.clock({ advanceMs: 10 * 60_000 })
    await tick(api.context)
    expect(await count('occupancy')).toBe(0)
    expect(await api.db.selectFrom('hold').select('state').execute()).toEqual([{ state: 'expired' }])
  })

  test('what nobody can ask for any more is forgotten, a reservation never', async () => {
    await hold(api, { reservationTime: '15:00' })
    await book(api)
    await api.clock({ advanceMs: 49 * 3_600_000 })
    await tick(api.context)
    expect([await count('idempotency'), await count('hold'), await count('occupancy')]).toEqual([0, 1, 1])
  })
})

describe('What leaves after the commit', () => {
  test('leaves once, although many send at the same time', async () => {
    await book(api)
    await api.context.deliveries.run()
    sent.length = 0
    await sql`insert into outbox (shop_id, id, kind, notification_id)
      select shop_id, 'e-mail ' || number, 'mail', notification.id from notification, generate_series(1, 30) number`.execute(
      api.db,
    )
    const processes = [1, 2, 3, 4].map(() => createDeliveries(api.context))
    await Promise.all(processes.map(({ run }) => run()))
    expect(sent).toHaveLength(30)
    expect(await count('outbox')).toBe(0)
  })

  test('is tried again when it failed, with the same id to drop doubles by', async () => {
    const tries: string[] = []
    let broken = true
    const mail = {
      send: async ({ dedupeId, to }: { dedupeId: string; to: string }) => {
        if (to === contact.email) return
        tries.push(dedupeId)
        if (broken) throw new Error('No mail today')
      },
    }
    const member = await book(api)
    await api.context.deliveries.run()
    await sql`insert into outbox (shop_id, id, kind, notification_id) select shop_id, 'again', 'mail', id from notification`.execute(
      api.db,
    )
    const context = withParts(api.context, { mail })
    await context.deliveries.run()
    expect(await count('outbox')).toBe(1)
    await context.deliveries.run()
    expect(tries).toHaveLength(1)
    broken = false
    await api.clock({ advanceMs: 31_000 })
    await tick(context)
    expect(await count('outbox')).toBe(0)
    expect(new Set(tries).size).toBe(1)
    expect(tries).toHaveLength(2)
    expect(member.reservation.version).toBe(1)
  })
})

test('A tick without a database harms nobody', async () => {
  const db = createDb('postgres://127.0.0.1:1/nowhere')
  onTestFinished(() => db.destroy())
  await expect(tick(withParts(api.context, { db }))).resolves.toBeUndefined()
})

test('A server that starts deletes the expired rows of the people before', async () => {
  await api.call('POST', '/api/v1/user/auth/login/step1', { body: { email: 'hana@example.com' } })
  await startScheduler(api.context).stop()
  expect(await count('challenge')).toBe(1)
  await api.clock({ advanceMs: 25 * 3_600_000 })
  await startScheduler(api.context).stop()
  expect(await count('challenge')).toBe(0)
})

test('Of all processes that delete expired rows one has the turn, once an hour', async () => {
  const expiredChallenge = async () => {
    await api.call('POST', '/api/v1/user/auth/login/step1', { body: { email: 'hana@example.com' } })
    await sql`update challenge set created_at = app_now() - interval '2 days'`.execute(api.db)
  }
  const startAndStop = () => startScheduler(withParts(api.context, {})).stop()
  await expiredChallenge()
  await startAndStop()
  expect(await count('challenge')).toBe(0)
  await expiredChallenge()
  await startAndStop()
  expect(await count('challenge')).toBe(1)
  await api.clock({ advanceMs: 3_600_000 })
  await startAndStop()
  expect(await count('challenge')).toBe(0)
})
