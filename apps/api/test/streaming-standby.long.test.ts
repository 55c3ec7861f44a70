import { appendFile, chmod, chown, cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Embedded, startEmbedded } from '../embedded-postgres/start.ts'
import type { Schemas } from '../src/contract/types.ts'
import { createDb, type Db } from '../src/db/connection.ts'
import { migrate } from '../src/db/migrate/migrate.ts'
import { BASE, book, hold, newKey, reserve } from '../src/testing/booking.ts'
import { newMember } from '../src/testing/people.ts'
import { insertReferenceData, openShop, setClock } from '../src/testing/shop.ts'
import { startLine, type TestLine } from '../src/testing/tcp-proxy.ts'
import { type ApiProcess, startApiProcess } from './api-process.ts'
import { startTestApi, type TestApi } from './harness.ts'
import { overHttp } from './over-http.ts'

/** Longer than a slow machine takes from the pause of the replay to the read after it. */
const MAX_LAG_SECONDS = 5
/** How late a look at the standby may come on a busy machine; how old it may be to the second is in standby-monitor.test.ts. */
const BUSY_SECONDS = 5
const POLLED = { timeout: 30_000, interval: 50 }
const quiet = { info: () => {}, warn: () => {}, error: () => {} }

let dir: string
let primary: Embedded
let standby: Embedded
/** What leads to whichever server is the primary, as HAProxy does. */
let line: TestLine
let onStandby: Db
/** A database of its own pool, by the line. */
let inProcess: TestApi
let server: ApiProcess
let api: TestApi

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'yoyaku-standby-'))
  await chmod(dir, 0o755)
  const [first, second] = [join(dir, 'first'), join(dir, 'second')]
  const made = await startEmbedded({ dataDir: first, log: quiet })
  await migrate(made.url)
  await made.stop()
  await cp(first, second, { recursive: true })
  await copyOwners(first, second)
  primary = await startEmbedded({ dataDir: first, log: quiet })
  await follow(join(second, 'postgres'), primary.url)
  standby = await startEmbedded({ dataDir: second, log: quiet })
  line = await startLine(primary.url)
  onStandby = createDb(standby.url, { maxConnections: 1 })

  inProcess = await startTestApi({ databaseUrl: line.url })
  await insertReferenceData(inProcess.db)
  await openShop(inProcess.db, { staff: [{ id: 'mika' }, { id: 'jun' }] })
  await setClock(inProcess, '2026-11-20T00:00:00Z')
  // What is acknowledged is in the log of both.
  await sql`alter system set synchronous_standby_names = '*'`.execute(inProcess.db)
  await sql`select pg_reload_conf()`.execute(inProcess.db)
  const { tokenSecret, otpPepper } = inProcess.context.config
  server = await startApiProcess('the API', {
    ...{ TOKEN_SECRET: tokenSecret, OTP_PEPPER: otpPepper, RATE_LIMITS: 'off', DATA_DIR: join(dir, 'api') },
    ...{ DATABASE_URL: line.url, DATABASE_READ_URL: standby.url, DATABASE_READ_MAX_LAG: String(MAX_LAG_SECONDS) },
  })
  api = overHttp(inProcess, server.origin)
}, 120_000)

afterAll(async () => {
  await server?.kill()
  await inProcess?.close()
  await onStandby?.destroy()
  await line?.close()
  await standby?.stop()
  await primary?.stop()
  await rm(dir, { recursive: true, force: true })
}, 60_000)

/** PostgreSQL starts as the owner of its files alone. */
async function copyOwners(from: string, to: string): Promise<void> {
  const { uid, gid } = await stat(join(from, 'postgres'))
  const copied = await readdir(join(to, 'postgres'), { recursive: true })
  for (const file of ['', ...copied]) await chown(join(to, 'postgres', file), uid, gid)
}

/** As pg_basebackup -R would write it. */
async function follow(cluster: string, primaryUrl: string): Promise<void> {
  const { port, username, password } = new URL(primaryUrl)
  const conninfo = `host=127.0.0.1 port=${port} user=${username} password=${decodeURIComponent(password)}`
  await appendFile(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`)
  const { uid, gid } = await stat(cluster)
  await writeFile(join(cluster, 'standby.signal'), '')
  await chown(join(cluster, 'standby.signal'), uid, gid)
}

const rename = async (name: string) =>
  void (await sql`update shop set name = ${JSON.stringify({ en: name })}`.execute(inProcess.db))
const seenName = async () => {
  const { status, body } = await api.call<{ data: Schemas['Shop'] }>('GET', '/api/v1/shops/shop')
  return status === 200 ? body.data.shopName : status
}
const nameOnStandby = async () => {
  const { rows } = await sql<{ name: { en: string } }>`select name from shop where id = 'shop'`.execute(onStandby)
  return rows[0]?.name.en
}
const ready = async (url: string) => {
  const { status, body } = await api.call<{ failing?: string[] }>('GET', url)
  return [status, body.failing ?? []]
}

/** Writes a name that the standby does not replay, and reads it as a visitor does. */
async function seenWhilePaused(): Promise<string | number> {
  await sql`select pg_wal_replay_resume()`.execute(onStandby)
  await rename('Followed')
  await expect.poll(nameOnStandby, POLLED).toBe('Followed')
  await sql`select pg_wal_replay_pause()`.execute(onStandby)
  await rename('Newer')
  return seenName()
}

test('The catalogue is read from a standby that streams, and from the primary when it has not replayed for DATABASE_READ_MAX_LAG', async () => {
  // A standby that answered late was left for a look or two; the next attempt meets it fresh again.
  await expect.poll(seenWhilePaused, POLLED).toBe('Followed')
  expect(await nameOnStandby()).toBe('Followed')
  await expect.poll(seenName, { timeout: (MAX_LAG_SECONDS + BUSY_SECONDS) * 1000 }).toBe('Newer')
  expect(await nameOnStandby()).toBe('Followed')
})

test('Who books while the standby replays nothing waits for nothing and reads what was booked', async () => {
  const { token, reservation } = await book(api, { reservationTime: '10:00' })
  expect((await api.call('GET', `${BASE}/${reservation.codeNumber}`, { token })).status).toBe(200)
  expect((await hold(api, { reservationTime: '10:00' })).status).toBe(201)
  expect((await hold(api, { reservationTime: '10:00' })).body.code).toBe('SLOT_TAKEN')
})

test('The primary is lost and the standby promoted: reads go on, bookings are 503 meanwhile and go on after it, nothing acknowledged is lost', async () => {
  await sql`select pg_wal_replay_resume()`.execute(onStandby)
  const member = await newMember(inProcess)
  const { token, reservation } = await book(api, { reservationTime: '11:00' }, member.accessToken)

  await primary.stop()
  line.cut()
  const key = newKey()
  const holding = () => hold(api, { reservationTime: '11:00' }, { token, key })
  expect(await holding()).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
  expect((await holding()).headers['retry-after']).toBeDefined()
  await expect.poll(() => ready('/readyz'), POLLED).toEqual([503, expect.arrayContaining(['database'])])
  await expect.poll(seenName, POLLED).toBe('Newer')
  expect(await ready('/readyz?for=reads')).toEqual([200, []])

  await sql`select pg_promote()`.execute(onStandby)
  await sql`alter system set synchronous_standby_names = ''`.execute(onStandby)
  await sql`select pg_reload_conf()`.execute(onStandby)
  line.leadTo(standby.url)
  await expect.poll(async () => (await holding()).status, POLLED).toBe(201)
  const { body } = await holding()
  expect((await reserve(api, body.data, { token })).status).toBe(201)
  const { body: listed } = await api.call<{ data: Schemas['Reservation'][] }>('GET', BASE, { token })
  expect(listed.data.map(({ codeNumber }) => codeNumber)).toContain(reservation.codeNumber)
  expect(listed.data).toHaveLength(2)
  await expect.poll(() => ready('/readyz'), POLLED).toEqual([200, []])

  await rename('Promoted')
  await expect.poll(seenName, POLLED).toBe('Promoted')
})
