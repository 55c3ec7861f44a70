import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAlive } from '../../embedded-postgres/processes.ts'
import { startEmbedded } from '../../embedded-postgres/start.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { childEnv } from '../../test/child-env.ts'
import { writeBackup } from './write-backup.ts'

const main = new URL('main.ts', import.meta.url).pathname
const log = { info: () => {}, warn: () => {}, error: () => {} }
const TIMEOUT_MS = 90_000
let folder: string
let dataDir: string
let file: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yoyaku-ended-'))
  await chmod(folder, 0o755)
  dataDir = join(folder, 'data')
  file = join(folder, 'whole.backup')
  const server = await startEmbedded({ dataDir, log, durable: false })
  await migrate(server.url)
  await writeBackup(server.url, file, () => {})
  await feedbackFor(server.url, 'made after the backup')
  await server.stop()
}, TIMEOUT_MS)
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)(
  'A backup that is ended by %s leaves no file, and waits for nobody',
  { timeout: TIMEOUT_MS },
  async (signal, code) => {
    const server = await startEmbedded({ dataDir, log, durable: false })
    const holder = new pg.Client({ connectionString: server.url })
    holder.on('error', () => {})
    await holder.connect()
    await holder.query('begin; lock table ws_ticket in access exclusive mode')
    const half = join(folder, 'half.backup')
    const { child, output, ended } = start('backup', half)
    await expect.poll(output, { timeout: 30_000 }).toContain('  shop: 0')
    child.kill(signal)
    expect(await ended).toBe(code)
    expect(output()).toContain('Ended before it was done: no backup was written\n')
    expect((await readdir(folder)).toSorted()).toEqual(['data', 'whole.backup'])
    await holder.end()
    await server.stop()
  },
)

test('A restore that is ended leaves the data that was there, and nothing beside it', {
  timeout: TIMEOUT_MS,
}, async () => {
  const before = (await readdir(dataDir)).toSorted()
  const { child, output, ended } = start('restore', file, '--force')
  await expect.poll(output, { timeout: 30_000 }).toContain('Restoring what was there at')
  child.kill('SIGTERM')
  expect(await ended).toBe(143)
  expect(output()).toContain('nothing was restored, what was there before is untouched\n')
  expect((await readdir(dataDir)).toSorted()).toEqual(before)
  const server = await startEmbedded({ dataDir, log, durable: false })
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  expect((await client.query('select content from feedback')).rows).toEqual([{ content: 'made after the backup' }])
  await client.end()
  await server.stop()
})

test('A restore that is killed ends the database that it was filling', { timeout: TIMEOUT_MS }, async () => {
  const { child, ended } = start('restore', file, '--force')
  const staged = join(dataDir, 'restoring/postgres/postmaster.pid')
  const pidOf = async () => Number((await readFile(staged, 'utf8').catch(() => '')).split('\n')[0])
  await expect.poll(pidOf, { timeout: 30_000 }).toBeGreaterThan(0)
  const pid = await pidOf()
  child.kill('SIGKILL')
  await ended
  await expect.poll(() => isAlive(pid), { timeout: 15_000 }).toBe(false)
})

function start(...args: string[]): { child: ChildProcess; output: () => string; ended: Promise<number | null> } {
  const env = { ...childEnv, DATA_DIR: dataDir }
  const child = spawn(process.execPath, [main, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, output: () => stderr, ended }
}

async function feedbackFor(url: string, content: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("insert into feedback (type, content, locale) values ('wish', $1, 'en')", [content])
  await client.end()
}
