import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from '../../embedded-postgres/postmaster.ts'
import { migrations } from '../../src/db/migrate/migrations.ts'
import { childEnv } from '../../test/child-env.ts'
import { createTestDatabase } from '../../test/database.ts'

const main = new URL('main.ts', import.meta.url).pathname
const run = async (env: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, [main, ...args], { env: { ...childEnv, ...env } }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  )

test('npm run migrate names what it applied to an external database, and ends', { timeout: 30_000 }, async () => {
  const database = await createTestDatabase(inject('postgresUrl'), 'empty')
  onTestFinished(database.drop)
  const env = { DATABASE_URL: database.url }
  const all = Object.keys(migrations).map((name) => `Applied ${name}\n`)
  expect(await run(env)).toStrictEqual({ code: 0, stdout: all.join(''), stderr: '' })
  expect(await run(env)).toMatchObject({ code: 0, stdout: 'The database has every migration of this version\n' })
})

test.each([
  [
    { DATABASE_URL: 'postgres://somebody@127.0.0.1:1/none', DATABASE_WAIT_SECONDS: '0' },
    [],
    1,
    'The database at DATABASE_URL does not answer: connect ECONNREFUSED 127.0.0.1:1. Nothing more was applied.',
  ],
  [{ DATA_DIR: '/nowhere' }, [], 1, 'There is no database in /nowhere yet'],
  [{}, ['--dry'], 2, 'Unknown option --dry'],
])('npm run migrate with %j %j ends with %i: %s', { timeout: 30_000 }, async (env, args, code, message) => {
  expect(await run(env, ...args)).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(message) })
})

test('npm run migrate waits for a database that is not there yet, and says why', { timeout: 60_000 }, async () => {
  const database = await createTestDatabase(inject('postgresUrl'), 'empty')
  onTestFinished(database.drop)
  const url = new URL(database.url)
  const port = await freePort()
  const env = {
    ...childEnv,
    DATABASE_URL: database.url.replace(url.host, `127.0.0.1:${port}`),
    DATABASE_WAIT_SECONDS: '50',
  }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [ended, out] = [once(child, 'close'), text(child.stdout)]
  const [line] = await once(child.stderr.setEncoding('utf8'), 'data')
  expect(line).toBe(
    `The database at DATABASE_URL does not answer: connect ECONNREFUSED 127.0.0.1:${port}. Trying again for 50 s\n`,
  )

  const late = createServer((socket) => {
    const onward = connect(Number(url.port), url.hostname)
    for (const one of [socket, onward]) one.on('error', () => {})
    socket.pipe(onward).pipe(socket)
  }).listen(port, '127.0.0.1')
  onTestFinished(() => void late.close())
  expect([(await ended)[0], (await out).split('\n')[0]]).toEqual([0, `Applied ${Object.keys(migrations)[0]}`])
})
