import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrations } from '../../src/db/migrations.ts'
import { createTestDatabase } from '../../test/database.ts'

const main = new URL('main.ts', import.meta.url).pathname
const { PATH } = process.env
const run = async (env: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, [main, ...args], { env: { PATH, ...env } }).then(
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
  [{ DATABASE_URL: 'postgres://somebody@127.0.0.1:1/none' }, [], 1, 'The database does not answer. Nothing more'],
  [{ DATA_DIR: '/nowhere' }, [], 1, 'There is no database in /nowhere yet'],
  [{}, ['--dry'], 2, '--dry is no flag here'],
])('npm run migrate with %j %j ends with %i: %s', { timeout: 30_000 }, async (env, args, code, message) => {
  expect(await run(env, ...args)).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(message) })
})
