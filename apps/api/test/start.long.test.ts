import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startApi } from '../src/start-server.ts'
import { childEnv } from './child-env.ts'

const main = new URL('../src/main.ts', import.meta.url).pathname

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'yoyaku-start-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('the server starts, is killed, starts again, refuses a second process, and ends', {
  timeout: 60_000,
}, async () => {
  const first = run({ SEED_SHOPS: '3' })
  const origin = await first.listening()
  expect(first.output()).toContain('Filling the demo catalogue, once: 3 of 3 shops')
  const shops = await shopsOf(origin)
  expect([shops.data.length, shops.total]).toStrictEqual([3, 3])
  first.process.kill('SIGKILL')
  await first.ended

  const second = run({ SEED_SHOPS: '3' })
  const again = await second.listening()
  expect(second.output()).not.toContain('Filling')
  expect(await shopsOf(again)).toStrictEqual(shops)

  const third = run()
  expect(await third.ended).toBe(1)
  expect(third.errors()).toMatch(
    new RegExp(`^The data folder ${dataDir} is in use by process ${second.process.pid}\\. .*\n$`),
  )

  second.process.kill('SIGTERM')
  expect([await second.ended, second.errors()]).toStrictEqual([0, ''])
})

test('A start on the embedded database makes the claims of the process before it due at once', {
  timeout: 60_000,
}, async () => {
  const start = async () => {
    const api = await startApi({ DATA_DIR: dataDir, SEED_SHOPS: '0' })
    onTestFinished(api.close)
    return api
  }
  const before = await start()
  await before.context.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`insert into email (id, dedupe_id, recipient, locale, subject, text, html, attempts, next_try_at, useful_until)
      values ('claimed', 'claimed', 'hana@example.com', 'en', '', '', '', 1, app_now() + interval '15 seconds', app_now() + interval '1 day')`.execute(
      trx,
    )
    await sql`insert into outbox (shop_id, id, kind, notification_id, attempts, due_at)
      values ('shop', 'claimed', 'mail', 'none', 1, app_now() + interval '30 seconds')`.execute(trx)
  })
  await before.close()
  const { context } = await start()
  const { rows } = await sql`select (select next_try_at <= app_now() from email where id = 'claimed') as email,
    (select due_at <= app_now() from outbox where id = 'claimed') as outbox`.execute(context.db)
  expect(rows).toStrictEqual([{ email: true, outbox: true }])
})

test('A start on a taken port explains it, and leaves nothing behind', { timeout: 60_000 }, async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { ended, errors } = run({ PORT: String(port), SEED_SHOPS: '3' })
  expect(await ended).toBe(1)
  expect(errors()).toBe(
    `Cannot listen on 127.0.0.1:${port}: another program listens there. Stop it, or choose another PORT.\n`,
  )
})

test('A start with an unreachable database waits, and explains it without its password', {
  timeout: 60_000,
}, async () => {
  const { ended, output, errors } = run({
    DATABASE_URL: 'postgres://somebody:secret@127.0.0.1:1/none',
    DATABASE_WAIT_SECONDS: '2',
  })
  expect(await ended).toBe(1)
  const reason = 'The database at DATABASE_URL does not answer: connect ECONNREFUSED 127.0.0.1:1'
  expect([output(), errors()]).toStrictEqual([
    `${reason}. Trying again for 2 s
`,
    `${reason}
`,
  ])
})

test('A start with an unusable Redis address explains it, and leaves no database behind', {
  timeout: 60_000,
}, async () => {
  const { ended, errors } = run({ REDIS_URL: 'redis://%zz@127.0.0.1', SEED_SHOPS: '3' })
  expect(await ended).toBe(1)
  expect(errors()).toBe('REDIS_URL cannot be used: URI malformed\n')
})

test('A start that other machines can reach says so, and gives them no development mailbox', {
  timeout: 60_000,
}, async () => {
  const started = run({ HOST: '0.0.0.0', SEED_SHOPS: '0' })
  const { port } = new URL(await started.listening())
  expect(started.output()).toContain('Other machines can connect: HOST is 0.0.0.0 and NODE_ENV is not production')
  const own = Object.values(networkInterfaces()).flatMap((one) => one ?? [])
  const addresses = own.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address)
  const statuses = ['127.0.0.1', ...addresses].map(async (address) => {
    const answer = await fetch(`http://${address}:${port}/dev/mail.json`, {
      headers: { 'x-forwarded-for': '127.0.0.1' },
    })
    return answer.status
  })
  expect(await Promise.all(statuses)).toStrictEqual([200, ...addresses.map(() => 404)])
  started.process.kill('SIGTERM')
  await started.ended
})

test('A production start with a wrong configuration explains it in one line of the log, without a stack', async () => {
  const { ended, output, errors } = run({ PORT: 'http', NODE_ENV: 'production' })
  expect(await ended).toBe(1)
  expect(errors()).toBe('')
  expect(JSON.parse(output()).msg).toBe(
    [
      'Invalid configuration:',
      '  PORT must be a whole number from 0 to 65535',
      '  TOKEN_SECRET is required in production (at least 32 bytes)',
      '  OTP_PEPPER is required in production (at least 32 bytes)',
      '  SMTP_URL is required in production: codes leave by mail (SMTP_URL=none sends nothing)',
      '  CONTACT_EMAIL is required in production: where people reach you',
      '  PUBLIC_URL is required in production: the origin that links in e-mails and pages lead to',
    ].join('\n'),
  )
})

async function shopsOf(origin: string): Promise<{ data: { id: string }[]; total: number }> {
  const answer = await fetch(`${origin}/api/v1/shops`)
  return (await answer.json()) as { data: { id: string }[]; total: number }
}

type Run = {
  process: ChildProcess
  listening(): Promise<string>
  ended: Promise<number | null>
  output(): string
  errors(): string
}

function run(env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [main], { env: { ...childEnv, DATA_DIR: dataDir, PORT: '0', ...env } })
  onTestFinished(() => void child.kill('SIGKILL'))
  const texts = { out: '', err: '' }
  const listening = new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      texts.out += text
      const origin = /listens on (\S+)/.exec(texts.out)?.[1]
      if (origin) resolve(origin)
    })
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    texts.err += text
  })
  const ended = once(child, 'close').then(([status]) => status as number | null)
  const endedFirst = () => ended.then(() => Promise.reject(new Error(`It ended instead: ${texts.err}`)))
  return {
    process: child,
    listening: () => Promise.race([listening, endedFirst()]),
    ended,
    output: () => texts.out,
    errors: () => texts.err,
  }
}
