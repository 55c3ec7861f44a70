import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { goneWithin } from './processes.ts'
import { type Embedded, startEmbedded } from './start.ts'

const holder = new URL('../test/embedded-holder.ts', import.meta.url).pathname
let dataDir: string
let logMessages: string[]

beforeEach(async () => {
  logMessages = []
  dataDir = await mkdtemp(join(tmpdir(), 'yoyaku-embedded-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('Stored data is there after a restart, and nobody else can read the secrets', async () => {
  const first = await start()
  await query(first.url, 'create table kept (word text)')
  await query(first.url, `insert into kept values ('予約')`)
  await first.stop()

  const second = await start()
  expect(await query(second.url, 'select word from kept')).toStrictEqual([{ word: '予約' }])
  expect((await stat(join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600)
  await second.stop()
  expect((await readdir(dataDir)).sort()).toStrictEqual(['postgres', 'postgres-password', 'postgres.log'])
})

test('A second start on the same folder names the process that holds it', async () => {
  const first = await start()
  await expect(start()).rejects.toThrow(`is in use by process ${process.pid}`)
  expect(await query(first.url, 'select 1 as one')).toStrictEqual([{ one: 1 }])
  await first.stop()
})

test('the process is killed; its lock and its server do not stand in the way of the next', async () => {
  const { process: killed, url } = await startInProcess()
  await query(url, 'create table kept as select 42 as answer')
  const left = await postmasterPid()
  killed.kill('SIGKILL')
  await once(killed, 'exit')

  const next = await start()
  expect(await query(next.url, 'select answer from kept')).toStrictEqual([{ answer: 42 }])
  expect(await postmasterPid()).not.toBe(left)
  expect(await goneWithin(0, left)).toBe(true)
  await next.stop()
})

test('the server is killed while we run; it comes back at the same address', async () => {
  const server = await start({ durable: true })
  await query(server.url, 'create table kept as select 42 as answer')
  const killed = await postmasterPid()
  process.kill(killed, 'SIGKILL')
  await goneWithin(5000, killed)
  await expect
    .poll(() => query(server.url, 'select answer from kept').catch(() => null), { timeout: 10_000 })
    .toStrictEqual([{ answer: 42 }])
  expect(logMessages).toContain('The embedded database died; it is started again')
  await server.stop()
})

test('A lock of a process that is gone, or one cut short by a power loss, counts for nothing', async () => {
  for (const stale of [JSON.stringify({ pid: process.pid, identity: 'an earlier one' }), '{"pid":']) {
    await writeFile(join(dataDir, 'lock'), stale)
    await (await start()).stop()
  }
})

test('A first start that was killed in the middle leaves nothing that looks finished', async () => {
  await mkdir(join(dataDir, 'postgres.new/base'), { recursive: true })
  const server = await start()
  expect(await query(server.url, `select 1 as one`)).toStrictEqual([{ one: 1 }])
  await server.stop()
})

test.each([
  ['lost', () => rm(join(dataDir, 'postgres-password'))],
  ['another', () => writeFile(join(dataDir, 'postgres-password'), `it's #not/the?right @one${'x'.repeat(32)}`)],
])('the stored password is %s; it is set anew, and the stored data is there', async (_, damage) => {
  const first = await start()
  await query(first.url, 'create table kept as select 42 as answer')
  await first.stop()
  await damage()

  const second = await start()
  expect(await query(second.url, 'select answer from kept')).toStrictEqual([{ answer: 42 }])
  expect(logMessages).toStrictEqual([
    `The database in ${join(dataDir, 'postgres')} does not take the password that is kept beside it, which was lost or changed: it is set anew`,
  ])
  await second.stop()
})

test('A process that ends while its server starts ends the server too', async () => {
  const first = await start()
  await first.stop()
  const child = spawn(process.execPath, [holder, dataDir, 'hasty'], { stdio: ['ignore', 'inherit', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'exit')
  await expect.poll(() => readdir(join(dataDir, 'postgres')), { timeout: 10_000 }).not.toContain('postmaster.pid')
})

test('A folder of another version of PostgreSQL is refused with a reason', async () => {
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '16\n')
  await expect(start()).rejects.toThrow('was made by PostgreSQL 16, this is 18')
})

test('Upper and lower case, and words of every language, compare as people expect', async () => {
  const server = await start()
  await query(server.url, 'create extension pg_trgm')
  const rows = await query(
    server.url,
    `select lower('ÀÉ') as lower, '予約' ilike '%約%' as found, similarity('예약하기', '예약') > 0 as alike`,
  )
  expect(rows).toStrictEqual([{ lower: 'àé', found: true, alike: true }])
  await server.stop()
})

function start({ durable = false } = {}): Promise<Embedded> {
  const record = (_details: object | string, message?: string) => void logMessages.push(message ?? '')
  return startEmbedded({ dataDir, durable, log: { info: record, warn: record, error: record } })
}

async function startInProcess(): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [holder, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = await once(child.stdout, 'data')
  return { process: child, url: String(line).trim() }
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
