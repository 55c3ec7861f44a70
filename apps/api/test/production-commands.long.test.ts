import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { EXAMPLE } from '../src/testing/example-catalogue.ts'
import { startApiProcess } from './api-process.ts'
import { childEnv } from './child-env.ts'
import { createTestDatabase } from './database.ts'

const root = join(import.meta.dirname, '../../..')
const NOBODY = 65_534
const OPERATOR_KEY = 'a-key-of-the-operator-in-tests'

type Ran = { command: string; code: number; output: string }

/** Runs a command as an ordinary user where the test may change users, else as who runs the test. */
const runAs = (env: Record<string, string>) => (command: string, args: string[]) =>
  new Promise<Ran>((resolve) => {
    const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
    execFile(join(root, command), args, { cwd: '/', env, timeout: 60_000, ...user }, (error, stdout, stderr) => {
      const code = error === null ? 0 : Number(error.code ?? -1)
      resolve({ command: [command, ...args].join(' '), code, output: stdout + stderr })
    })
  })

/** Asks every 20 ms, until it is told to stop; the statuses that were answered. */
async function askOnAndOn(origin: string, signal: AbortSignal): Promise<Set<number>> {
  const seen = new Set<number>()
  while (!signal.aborted) {
    for (const path of ['/readyz', '/api/v1/shops', '/media/logo.svg']) seen.add((await fetch(origin + path)).status)
    await wait(20)
  }
  return seen
}

const packages = () => {
  const { ino, uid, ctimeMs } = statSync(join(root, 'node_modules/.bin'))
  return { ino, uid, ctimeMs }
}

// Promise (Attacks and faults): a command of production that replaces the packages below a server
test('The commands of production run for a user without write access and with another home, leave node_modules as it is, and the server answers meanwhile', {
  timeout: 180_000,
}, async () => {
  const database = await createTestDatabase(inject('postgresUrl'), 'migrated')
  onTestFinished(database.drop)
  const home = mkdtempSync(join(tmpdir(), 'yoyaku-home-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  chmodSync(home, 0o777)
  const form = join(home, 'terms.md')
  const server = await startApiProcess('server', { DATABASE_URL: database.url, OPERATOR_KEY, SEED_SHOPS: '0' })
  onTestFinished(() => server.stop())
  const before = packages()
  const stop = new AbortController()
  const asking = askOnAndOn(server.origin, stop.signal)
  const run = runAs({ PATH: childEnv.PATH ?? '', HOME: home, DATABASE_URL: database.url, OPERATOR_KEY })
  const url = ['--url', server.origin]

  const ran = [
    await run('bin/migrate', []),
    await run('bin/operator', ['--help']),
    await run('bin/operator', ['import', join(EXAMPLE, 'catalogue.json'), '--dry-run']),
    await run('bin/operator', ['import', join(EXAMPLE, 'catalogue.json')]),
    await run('bin/operator', ['rates']),
    await run('bin/operator', ['brand']),
    await run('bin/operator', [...url, 'list']),
  ]
  const shown = await run('bin/operator', ['legal', 'show', 'terms', '--lang', 'en'])
  writeFileSync(form, `${shown.output}\nOne sentence more.\n`)
  ran.push(shown, await run('bin/operator', ['legal', 'set', 'terms', '--en', form]))
  ran.push(await run('bin/backup', ['--help']), await run('bin/restore', ['--help']))
  stop.abort()
  const statuses = await asking

  expect(ran.filter(({ code }) => code !== 0)).toStrictEqual([])
  expect(statuses).toStrictEqual(new Set([200]))
  expect(packages()).toStrictEqual(before)
})

test.each(['deploying', 'operating', 'backup'])(
  'docs/%s.md runs no command of production through npm, which installs',
  (page) => {
    const text = readFileSync(join(root, 'docs', `${page}.md`), 'utf8')
    expect(text.match(/npm run (?:-s )?(?:operator|migrate|backup|restore)\b/g)).toBeNull()
  },
)
