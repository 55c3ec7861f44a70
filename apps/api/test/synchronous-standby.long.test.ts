import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createDb, type Db } from '../src/db/connection.ts'
import { migrate } from '../src/db/migrate/migrate.ts'
import { createLog } from '../src/observability/log.ts'
import { createWriteProbe } from '../src/routes/write-probe.ts'
import { hold, newKey } from '../src/testing/booking.ts'
import { insertReferenceData, openShop, setClock } from '../src/testing/shop.ts'
import { startTestApi, type TestApi } from './harness.ts'
import { type HurtPostgres, startHurtPostgres } from './hurt-postgres.ts'

const ANSWER_TIMEOUT_MS = 1000
const POLLED = { timeout: 10_000 }
const unknown = { status: 503, retryAfter: '1', code: 'UNAVAILABLE' }

let postgres: HurtPostgres
let api: TestApi
/** Reads only: no statement of it waits for the standby. */
let admin: Db
beforeAll(async () => {
  postgres = await startHurtPostgres()
  await migrate(postgres.url)
  api = await startTestApi({
    databaseUrl: postgres.url,
    logger: createLog('silent'),
    answerTimeoutMs: ANSWER_TIMEOUT_MS,
  })
  admin = createDb(postgres.url, { maxConnections: 1 })
  await insertReferenceData(api.db)
  await openShop(api.db)
  await setClock(api, '2026-11-20T00:00:00Z')
}, 60_000)
afterAll(async () => {
  await api.close()
  await admin.destroy()
  await postgres.remove()
})
beforeEach(() => setStandby('absent'))
afterEach(async () => {
  await setStandby('')
  await expect.poll(waitingCommits, POLLED).toEqual([])
})

/** From now on commits wait for the standby of that name; none where it is empty. */
async function setStandby(name: string): Promise<void> {
  await sql`alter system set synchronous_standby_names = ${sql.lit(name)}`.execute(admin)
  await sql`select pg_reload_conf()`.execute(admin)
  const shown = async () =>
    (await sql<{ now: string }>`select current_setting('synchronous_standby_names') as now`.execute(admin)).rows
  await expect.poll(shown, POLLED).toEqual([{ now: name }])
}

const waitingCommits = async () =>
  (await sql<{ pid: number }>`select pid from pg_stat_activity where wait_event = 'SyncRep'`.execute(admin)).rows

const held = async (reservationTime: string, key: string) => {
  const { status, headers, body } = await hold(api, { reservationTime }, { key })
  return { status, retryAfter: headers['retry-after'], code: body.code, holdId: body.data?.holdId, headers }
}
const brief = ({ status, retryAfter, code }: Awaited<ReturnType<typeof held>>) => ({ status, retryAfter, code })

// Promise (Attacks and faults): a standby database that is away while a booking is committed
test('A commit that waits for a standby is 503 in time, its key is in progress meanwhile, and gets the true answer later', async () => {
  const key = newKey()
  const began = performance.now()
  expect(brief(await held('12:00', key))).toEqual(unknown)
  expect(performance.now() - began).toBeLessThan(ANSWER_TIMEOUT_MS * 5)
  expect(await held('12:00', key)).toMatchObject({ status: 409, code: 'IDEMPOTENCY_IN_PROGRESS' })
  expect(await waitingCommits()).toHaveLength(1)
  await setStandby('')
  await expect.poll(waitingCommits, POLLED).toEqual([])
  const replayed = await held('12:00', key)
  expect([replayed.status, replayed.headers['idempotency-replayed']]).toEqual([201, 'true'])
  const { rows } = await sql`select id from hold`.execute(api.db)
  expect(rows).toEqual([{ id: replayed.holdId }])
})

// Promise (Attacks and faults): that booking counted as made because somebody ended the wait
test('A commit whose wait an operator ended is 503, and its key is until the standby has it', async () => {
  const key = newKey()
  const answer = held('14:00', key)
  await expect.poll(waitingCommits, POLLED).toHaveLength(1)
  await sql`select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`.execute(admin)
  expect(brief(await answer)).toEqual(unknown)
  expect(brief(await held('14:00', key))).toEqual(unknown)
  await setStandby('')
  expect((await held('14:00', key)).status).toBe(201)
})

test('Reads go on while commits wait for a standby', async () => {
  await Promise.all(['15:00', '16:00', '17:00'].map((time) => held(time, newKey())))
  expect((await api.call('GET', '/api/v1/shops')).status).toBe(200)
})

test('The write probe of every process says no while commits wait for a standby, and never writes twice at once', async () => {
  let elapsedMs = 0
  const processes = [createDb(postgres.url), createDb(postgres.url)]
  onTestFinished(async () => void (await Promise.all(processes.map((db) => db.destroy()))))
  const probes = processes.map((db) => createWriteProbe(db, () => elapsedMs))
  for (const looks of [1, 2, 3]) {
    elapsedMs = looks * 1000
    expect(await Promise.all(probes.map((takesWrites) => takesWrites()))).toEqual([false, false])
  }
  await expect.poll(waitingCommits, POLLED).toHaveLength(2)
  await setStandby('')
  await expect.poll(waitingCommits, POLLED).toEqual([])
  elapsedMs = 10_000
  const takeWrites = () => Promise.all(probes.map((takesWrites) => takesWrites()))
  await expect.poll(takeWrites, POLLED).toEqual([true, true])
})
