import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockDataDir } from '../../embedded-postgres/lock.ts'
import { type Embedded, startEmbedded } from '../../embedded-postgres/start.ts'
import { finishSwap } from '../../embedded-postgres/swap.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { migrations } from '../../src/db/migrate/migrations.ts'
import { createLog } from '../../src/observability/log.ts'
import { book } from '../../src/testing/booking.ts'
import { newEmail, newMember, step1, step2 } from '../../src/testing/people.ts'
import { insertReferenceData, openShop, setClock } from '../../src/testing/shop.ts'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { runOperator } from '../operator/program.ts'
import { withChecksum } from './checksum.ts'
import { jsonFrame } from './frames.ts'
import { restore } from './restore.ts'
import { writeBackup } from './write-backup.ts'

const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const ignoreProgress = () => {}
let api: TestApi
let folder: string
let file: string
/** Restored from it. */
let dataDir: string
/** What was there when the backup was made, without sessions and sign-ins under way. */
let rowCounts: Record<string, number>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yoyaku-backup-'))
  await chmod(folder, 0o755)
  file = join(folder, 'one.backup')
  api = await startTestApi()
  await insertReferenceData(api.db)
  await openShop(api.db)
  await setClock(api, '2026-11-20T00:00:00Z')
  await book(api)
  await api.context.deliveries.run()
  await api.db
    .insertInto('feedback')
    .values({ type: 'wish', content: 'tab\t, \\., line\n, \\N, 願い', locale: 'ja' })
    .execute()
  // Rows of many lengths, some of them rewritten: they don't lie in the order in which they come back.
  await rowsOf(
    api.databaseUrl,
    "insert into brand select 'r' || n, to_jsonb(repeat('x', (n * 7919) % 3000)) from generate_series(1, 3000) n",
  )
  await rowsOf(api.databaseUrl, "update brand set name = '{}' where id like 'r%7'")
  rowCounts = { ...(await countsOf(api.databaseUrl)), session: 0, challenge: 0, challenge_code: 0, ws_ticket: 0 }
  await writeBackup(api.databaseUrl, file, ignoreProgress)
  dataDir = join(folder, 'elsewhere')
  await restoreBackup(file, dataDir)
})
afterAll(async () => {
  await api.context.deliveries.run()
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

const restoreBackup = (backup: string, dataDir: string, force = false) =>
  restore(backup, { dataDir, force, log: quiet, onProgress: ignoreProgress, durable: false })
const start = (dataDir: string): Promise<Embedded> => startEmbedded({ dataDir, log: quiet, durable: false })

test('a restored backup has what was booked, elsewhere, and the next wish gets a number of its own', async () => {
  const server = await start(dataDir)
  const codes = async (url: string) =>
    rowsOf(url, 'select code_number, contact, during::text from reservation join occupancy using (shop_id, hold_id)')
  expect(await countsOf(server.url)).toEqual(rowCounts)
  expect(await codes(server.url)).toEqual(await codes(api.databaseUrl))
  expect(await rowsOf(server.url, 'select content from feedback')).toEqual([
    { content: 'tab\t, \\., line\n, \\N, 願い' },
  ])
  expect(
    await rowsOf(server.url, "insert into feedback (type, content, locale) values ('wish', 'x', 'en') returning id"),
  ).toEqual([{ id: 2 }])
  await rowsOf(server.url, 'delete from feedback where id = 2')
  await server.stop()
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await readdir(folder)).filter((name) => name.includes('unfinished'))).toEqual([])
})

test('writeBackup notes in the database when the backup was made: its age is a metric', async () => {
  const { backup: before = 0 } = await countsOf(api.databaseUrl)
  await writeBackup(api.databaseUrl, join(folder, 'noted.backup'), ignoreProgress)
  expect((await countsOf(api.databaseUrl)).backup).toBe(before + 1)
})

test('restore ends every session: neither the newest nor a superseded token of the time of the backup works again', async () => {
  const { email, refreshToken } = await api.signIn()
  const refresh = (at: TestApi, token: string) =>
    at.call<{ data: { refreshToken: string } }>('POST', '/api/v1/user/auth/refresh-token', {
      body: { refreshToken: token },
    })
  const begun = await step1(api, newEmail())
  const backup = join(folder, 'signed-in.backup')
  await writeBackup(api.databaseUrl, backup, ignoreProgress)
  const newest = (await refresh(api, refreshToken)).body.data.refreshToken
  const dataDir = join(folder, 'signed-in')
  await restoreBackup(backup, dataDir)
  const server = await start(dataDir)
  const restored = await startTestApi({ databaseUrl: server.url })
  const statuses = [await refresh(restored, refreshToken), await refresh(restored, newest)].map(({ status }) => status)
  expect(statuses).toStrictEqual([401, 401])
  const names = { challengeId: begun.body.data.challengeId, firstName: 'Hana', lastName: 'Sato' }
  expect((await step2(restored, names)).status).toBe(404)
  expect((await restored.signIn(email)).email).toBe(email)
  await restored.close()
  await server.stop()
})

test('An account that was deleted after the backup is back after a restore, until the deletions of the log are repeated', async () => {
  const log: string[] = []
  const OTP_PEPPER = 'aPepperOfItsOwnForThisVeryTest0123456789'
  const served = await startTestApi({
    databaseUrl: api.databaseUrl,
    env: { OTP_PEPPER },
    logger: createLog('info', { write: (line) => void log.push(line) }),
  })
  const { accessToken, user } = await newMember(served)
  await book(served, { reservationTime: '15:00' }, accessToken)
  const backup = join(folder, 'before-deletion.backup')
  await writeBackup(api.databaseUrl, backup, ignoreProgress)
  const later = await newMember(served)
  for (const token of [accessToken, later.accessToken]) await served.call('DELETE', '/api/v1/user/me', { token })
  await served.close()
  await writeFile(join(folder, 'security.log'), log.join(''))

  const dataDir = join(folder, 'before-deletion')
  await restoreBackup(backup, dataDir)
  const server = await start(dataDir)
  const left = () =>
    rowsOf(
      server.url,
      `select email, status, contact ->> 'email' as contact from member join reservation on member_id = member.id where member.id = '${user.id}'`,
    )
  expect(await left()).toStrictEqual([{ email: user.email, status: 'confirmed', contact: 'hana@example.com' }])
  let printed = ''
  const env = { DATABASE_URL: server.url, OTP_PEPPER }
  const out = (text: string) => {
    printed += text
  }
  await runOperator(['repeat-deletions', join(folder, 'security.log')], { env, out, err: out })
  expect(printed).toBe(
    '1 account deleted again, of 2 that the log names\n1 account of the log is not in this database: made after the backup\n',
  )
  expect(await left()).toStrictEqual([{ email: null, status: 'cancelled', contact: '' }])
  await server.stop()
})

test('A backup holds the data of one moment, however much is written meanwhile', async () => {
  const backup = join(folder, 'busy.backup')
  let writing = true
  let booked = 0
  const writer = (async () => {
    const client = new pg.Client({ connectionString: api.databaseUrl })
    await client.connect()
    // Both tables change together; the alphabet reads one long before the other.
    while (writing) {
      booked += 1
      await client.query(`begin; insert into brand values ('b${booked}', '{}');
        insert into feedback (type, content, locale) values ('feedback', '', 'en'); commit`)
    }
    await client.end()
  })()
  await expect.poll(() => booked, { timeout: 10_000 }).toBeGreaterThan(5)
  const before = booked
  await writeBackup(api.databaseUrl, backup, ignoreProgress)
  await expect.poll(() => booked, { timeout: 10_000 }).toBeGreaterThan(before)
  writing = false
  await writer
  const dataDir = join(folder, 'busy')
  await restoreBackup(backup, dataDir)
  const server = await start(dataDir)
  const [{ brands, feedback } = { brands: 0, feedback: -1 }] = await rowsOf<{ brands: number; feedback: number }>(
    server.url,
    "select (select count(*) from brand where id like 'b%')::int as brands, (select count(*) from feedback where type = 'feedback')::int as feedback",
  )
  await server.stop()
  expect(brands).toBe(feedback)
  expect(brands).toBeGreaterThan(0)
})

test('A restore that fails in the middle leaves the old data where it was', async () => {
  const before = (await readdir(dataDir)).toSorted()
  const head = { madeAt: 'now', migrations: Object.keys(migrations), sequences: [] }
  const table = { name: 'brand', columns: ['id', 'name'], key: ['id'] }
  const lying = join(folder, 'lying.backup')
  const bytes = gzipSync(
    Buffer.concat([
      jsonFrame('H', head),
      jsonFrame('T', table),
      jsonFrame('E', { rows: 7, sha256: '' }),
      jsonFrame('Z', {}),
    ]),
  )
  const chunks: Buffer[] = []
  for await (const chunk of withChecksum(
    (async function* () {
      yield bytes
    })(),
  ))
    chunks.push(chunk)
  await writeFile(lying, Buffer.concat(chunks))
  await expect(restoreBackup(lying, dataDir, true)).rejects.toThrow('Checksum mismatch in table brand')
  expect((await readdir(dataDir)).toSorted()).toEqual(before)
  const server = await start(dataDir)
  expect(await countsOf(server.url)).toEqual(rowCounts)
  await server.stop()
})

test('restore replaces data that is there only by force, and keeps it beside', async () => {
  await expect(restoreBackup(file, dataDir)).rejects.toThrow(`${dataDir} has data already`)
  const server = await start(dataDir)
  await rowsOf(server.url, "insert into feedback (type, content, locale) values ('wish', 'later', 'en')")
  await server.stop()
  const oldDataDir = await restoreBackup(file, dataDir, true)
  expect(oldDataDir).toMatch(/postgres\.before-\d{8}T\d{6}Z$/)
  const again = await start(dataDir)
  expect(await countsOf(again.url)).toEqual(rowCounts)
  await again.stop()
  expect((await readdir(dataDir)).toSorted()).toEqual(
    ['postgres', (oldDataDir ?? '').split('/').at(-1), 'postgres-password', 'postgres.log'].toSorted(),
  )
})

test('restore refuses a folder in which a server runs, and names its process', async () => {
  const dataDir = join(folder, 'running')
  await mkdir(dataDir)
  const unlock = await lockDataDir(dataDir)
  await expect(restoreBackup(file, dataDir, true)).rejects.toThrow(`is in use by process ${process.pid}`)
  await unlock()
})

test('restore refuses a file that is cut short or has one bit changed before it changes anything', async () => {
  const whole = await readFile(file)
  const bad = join(folder, 'bad.backup')
  const dataDir = join(folder, 'never')
  const refusal = async (bytes: Buffer) => {
    await writeFile(bad, bytes)
    return restoreBackup(bad, dataDir).then(
      () => 'restored',
      (error: Error) => error.message.replace(bad, 'It'),
    )
  }
  const refusals = new Set<string>()
  for (let step = 1; step < 40; step++) {
    refusals.add(await refusal(whole.subarray(0, Math.floor((whole.length * step) / 40))))
    const flipped = Buffer.from(whole)
    const at = Math.floor((flipped.length * step) / 40)
    flipped[at] = (flipped[at] ?? 0) ^ (1 << (step % 8))
    refusals.add(await refusal(flipped))
  }
  expect(refusals).toEqual(new Set(['It is damaged or cut short']))
  expect(await refusal(whole.subarray(0, 20))).toBe('It is cut short')
  expect(await refusal(Buffer.from('PGDMP'))).toBe('It is not a Yoyaku backup')
  expect(await refusal(Buffer.alloc(0))).toBe('It is not a Yoyaku backup')
  expect(existsSync(dataDir)).toBe(false)
  await expect(restoreBackup(join(folder, 'none'), dataDir)).rejects.toThrow('There is no file')
  await expect(restoreBackup(folder, dataDir)).rejects.toThrow(`${folder} is a folder, not the file of a backup`)
})

test('A backup of a newer version is refused; one of an older version is brought up to date', async () => {
  const names = Object.keys(migrations).toSorted()
  const dataDir = join(folder, 'older')
  const old = await start(join(folder, 'old-version'))
  await migrate(old.url, Object.fromEntries(Object.entries(migrations).filter(([name]) => name !== names.at(-1))))
  await rowsOf(old.url, "insert into brand values ('old', '{}')")
  const backup = join(folder, 'older.backup')
  await writeBackup(old.url, backup, ignoreProgress)
  await restoreBackup(backup, dataDir)
  const server = await start(dataDir)
  expect(await rowsOf(server.url, 'select name from kysely_migration order by name')).toEqual(
    names.map((name) => ({ name })),
  )
  expect(await rowsOf(server.url, 'select id from brand')).toEqual([{ id: 'old' }])
  await server.stop()

  await rowsOf(old.url, "insert into kysely_migration values ('999-later', now()::text)")
  const newer = join(folder, 'newer.backup')
  await writeBackup(old.url, newer, ignoreProgress)
  await old.stop()
  await expect(restoreBackup(newer, join(folder, 'newer'))).rejects.toThrow('newer version of Yoyaku (it has 999-later')
})

test('writeBackup names a place that cannot be written, and leaves nothing there', async () => {
  const write = (name: string) => writeBackup(api.databaseUrl, name, ignoreProgress)
  await expect(write(file)).rejects.toThrow('is there already')
  await expect(write(join(folder, 'no-such-folder', 'x'))).rejects.toThrow('The folder of')
  expect((await readdir(folder)).filter((name) => name.includes('unfinished'))).toEqual([])
})

test('The next start finishes a restore that was killed between the two moves of its last step', async () => {
  const [first] = await digestOf(join(dataDir, 'postgres', 'global', 'pg_control'))
  await mkdir(join(dataDir, 'restoring'))
  await rename(join(dataDir, 'postgres'), join(dataDir, 'restoring', 'postgres'))
  await writeFile(join(dataDir, 'restoring.json'), JSON.stringify({ aside: 'postgres.before-x' }))
  await finishSwap(dataDir)
  expect(await digestOf(join(dataDir, 'postgres', 'global', 'pg_control'))).toEqual([first])
  expect((await readdir(dataDir)).includes('restoring.json')).toBe(false)
})

const digestOf = async (path: string) => [
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex'),
]

async function rowsOf<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(statement)
  await client.end()
  return rows
}

async function countsOf(url: string): Promise<Record<string, number>> {
  const tables = await rowsOf<{ name: string }>(
    url,
    "select tablename as name from pg_tables where schemaname = 'public'",
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    counts[name] = (await rowsOf<{ count: number }>(url, `select count(*)::int as count from ${name}`))[0]?.count ?? -1
  }
  return counts
}
