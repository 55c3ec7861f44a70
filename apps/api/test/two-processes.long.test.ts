import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { resetPeople } from '../src/db/test-control.ts'
import { book, contact } from '../src/testing/booking.ts'
import { newMember } from '../src/testing/people.ts'
import { insertReferenceData, openShop, setClock } from '../src/testing/shop.ts'
import { startSmtp, type TestSmtp } from '../src/testing/smtp.ts'
import { pong, testSockets } from '../src/testing/sockets.ts'
import { type ApiProcess, startApiProcess } from './api-process.ts'
import { createTestDatabase } from './database.ts'
import { startTestApi, type TestApi } from './harness.ts'
import { overHttp } from './over-http.ts'
import { startRedis, type TestRedis } from './redis.ts'

const POLLED = { timeout: 20_000, interval: 100 }
const sockets = testSockets()
let api: TestApi
let redis: TestRedis
let dataDir: string
let smtp: TestSmtp
/** Runs while an e-mail is being accepted, before its sender gets the response. */
let onEmail: () => void = () => {}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'yoyaku-many-'))
  api = await startTestApi()
  await insertReferenceData(api.db)
  await openShop(api.db, { staff: Array.from({ length: 12 }, (_, index) => ({ id: `staff-${index}` })) })
  redis = await startRedis()
})
afterAll(async () => {
  await redis.kill()
  await api.close()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  onEmail = () => {}
  smtp = await startSmtp({
    refuseData: () => {
      onEmail()
      return null
    },
  })
  await resetPeople(api.db)
  await setClock(api, '2026-11-20T00:00:00Z')
})
afterEach(async () => {
  sockets.closeAll()
  await smtp.close()
})

type Another = { process: ApiProcess; api: TestApi }

/** A process of its own on the same database, and what asks it. */
async function another(env: Record<string, string> = {}): Promise<Another> {
  const { tokenSecret, otpPepper } = api.context.config
  const process = await startApiProcess('one of several', {
    DATA_DIR: dataDir,
    DATABASE_URL: api.databaseUrl,
    TOKEN_SECRET: tokenSecret,
    OTP_PEPPER: otpPepper,
    ...env,
  })
  return { process, api: overHttp(api, process.origin) }
}

/** With the member’s own address as the contact: one e-mail is sent. */
async function bookForOneself(at: Another): Promise<void> {
  const { accessToken, user } = await newMember(api)
  await book(at.api, {}, accessToken, { contact: { ...contact, email: user.email } })
}

const mailing = () => another({ SMTP_URL: smtp.url })

async function untilEnd(starting: Promise<Another>): Promise<Another> {
  const started = await starting
  onTestFinished(() => started.process.stop())
  return started
}

describe.each(['database', 'redis'] as const)('Two processes connected by the %s:', { timeout: 60_000 }, (over) => {
  let here: Another
  let there: Another
  beforeAll(async () => {
    const env = over === 'redis' ? { REDIS_URL: redis.url } : {}
    ;[here, there] = await Promise.all([another(env), another(env)])
  })
  afterAll(async () => {
    await Promise.all([here.process.stop(), there.process.stop()])
  })

  test('a booking at one arrives at a socket of the other, and so does a sign-out', async () => {
    for (const at of [here, there]) {
      await expect
        .poll(async () => (await at.api.call('GET', '/readyz')).body, { ...POLLED, timeout: 40_000 })
        .toMatchObject({ status: 'ready', bus: { over, hears: true } })
    }
    const { accessToken, refreshToken } = await newMember(api)
    const mine = sockets.connect(there.process.origin, accessToken)
    await pong(mine)
    const { reservation } = await book(here.api, {}, accessToken)
    expect(JSON.parse(await mine.next()).data.notification.codeNumber).toBe(reservation.codeNumber)
    await here.api.call('POST', '/api/v1/user/auth/logout', { body: { refreshToken } })
    expect(await mine.closed).toBe(4401)
  })

  test('a sixth socket of a member ends the oldest of the same process alone', async () => {
    const { accessToken } = await newMember(api)
    const opened = []
    for (const { process } of [here, there, there, there, there, there]) {
      const one = sockets.connect(process.origin, accessToken)
      await pong(one)
      opened.push(one)
    }
    expect(await pong(sockets.connect(there.process.origin, accessToken))).toBe('PONG')
    expect(await opened[1]?.closed).toBe(4408)
    for (const one of opened.filter((_, place) => place !== 1)) expect(await pong(one)).toBe('PONG')
  })
})

describe('Scheduled work', { timeout: 90_000 }, () => {
  test('is done once, while the clocks of two processes run', async () => {
    const [here] = await Promise.all([untilEnd(mailing()), untilEnd(mailing())])
    const count = 10
    for (let index = 0; index < count; index++) await bookForOneself(here)
    // A leap of the clock ends the lease of an e-mail that is being sent; a stopped clock never starts its next attempt.
    const leftOver = sql<{ count: number }>`
      select (select count(*) from outbox) + (select count(*) from email where sent_at is null) as count`
    const nothingIsOnItsWay = () =>
      expect.poll(async () => (await leftOver.execute(api.db)).rows, POLLED).toEqual([{ count: 0 }])
    await nothingIsOnItsWay()
    const notificationCounts = async () => {
      const { rows } = await sql<{ kind: string; count: number }>`
        select kind, count(*) from notification group by kind order by kind`.execute(api.db)
      return Object.fromEntries(rows.map((row) => [row.kind, row.count]))
    }
    await setClock(api, '2026-11-23T03:00:01Z')
    await expect.poll(notificationCounts, POLLED).toEqual({ confirmed: count, upcoming: count })
    await nothingIsOnItsWay()
    await setClock(api, '2026-11-24T05:00:00Z')
    await expect.poll(notificationCounts, POLLED).toEqual({ confirmed: count, upcoming: count, completed: count })
    await nothingIsOnItsWay()
    // Each is told of the booking, reminded of it, and asked how it was.
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(3 * count)
    expect(smtp.received).toHaveLength(3 * count)
    expect(await notificationCounts()).toEqual({ confirmed: count, upcoming: count, completed: count })
  })

  test('an e-mail whose sender is killed while it is taken is sent by the other, under the same id', async () => {
    const here = await untilEnd(mailing())
    const killed = Promise.withResolvers<void>()
    onEmail = () => {
      onEmail = () => {}
      here.process.kill().then(killed.resolve, killed.reject)
    }
    await bookForOneself(here).catch(() => {})
    await killed.promise
    await untilEnd(mailing())
    await api.clock({ advanceMs: 60_000 })
    await smtp.until(2)
    const sent = sql<{ count: number }>`select count(*) from email where sent_at is not null`
    await expect.poll(async () => (await sent.execute(api.db)).rows, POLLED).toEqual([{ count: 1 }])
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(1)
  })
})

test('Two processes that start at once on an empty database share the work of it', { timeout: 60_000 }, async () => {
  const database = await createTestDatabase(inject('postgresUrl'), 'empty')
  onTestFinished(() => database.drop())
  const env = { DATABASE_URL: database.url, SEED_SHOPS: '2' }
  const both = await Promise.all([untilEnd(another(env)), untilEnd(another(env))])
  const totals = await Promise.all(both.map(async ({ api }) => (await api.call('GET', '/api/v1/shops')).body.total))
  expect(totals).toEqual([2, 2])
  await Promise.all(both.map(({ process }) => process.stop()))
})
