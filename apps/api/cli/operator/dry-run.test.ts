import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { book } from '../../src/testing/booking.ts'
import { newMember } from '../../src/testing/people.ts'
import { insertReferenceData, openShop, setClock } from '../../src/testing/shop.ts'
import { startEachTestAnew } from '../../src/testing/start-each-test-anew.ts'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { runOperator } from './program.ts'

const OPERATOR_KEY = 'the-key-of-the-operators'
let api: TestApi
let folder: string
beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_KEY } })
  await insertReferenceData(api.db)
  await openShop(api.db)
  folder = await mkdtemp(join(tmpdir(), 'yoyaku-dry-run-'))
  await writeFile(join(folder, 'terms.md'), '# Our terms\n\nBe kind.')
  await writeFile(join(folder, 'notice.md'), '# 特定商取引法に基づく表記\n\n- 販売事業者：{operator}')
  await writeFile(join(folder, 'rates.json'), JSON.stringify({ base: 'USD', rates: { JPY: 151 } }))
})
startEachTestAnew(() => api)
afterAll(() => rm(folder, { recursive: true }))

async function operator(line: string) {
  const output = { out: '', err: '' }
  const exit = await runOperator(line.split(' '), {
    env: {
      OPERATOR_KEY,
      OPERATOR_NAME: 'mika',
      PUBLIC_URL: await api.url(),
      DATABASE_URL: api.databaseUrl,
      INIT_CWD: folder,
    },
    out: (text) => {
      output.out += text
    },
    err: (text) => {
      output.err += text
    },
  })
  return { exit, ...output }
}

/** A digest of the rows of each table, but those that the server writes on its own while mail leaves. */
async function everyTable(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('attempt_counter', 'email', 'outbox') order by 1`.execute(
    api.db,
  )
  const digests = rows.map(async ({ name }) => {
    const all = sql<{ digest: string }>`
      select coalesce(md5(string_agg(one::text, ',' order by one::text)), '') as digest from ${sql.table(name)} one`
    return [name, (await all.execute(api.db)).rows[0]?.digest ?? '']
  })
  return Object.fromEntries(await Promise.all(digests))
}

const END = 'Nothing was written: this was a dry run\n'
const codeOf = async () => (await book(api)).reservation.codeNumber
async function codeOfStarted() {
  const { codeNumber, startAt } = (await book(api)).reservation
  await setClock(api, Temporal.Instant.from(startAt).add({ minutes: 20 }).toString())
  return codeNumber
}

const CONTRACT = '/openapi.json'

/** Another contract than that of the server. The methods of all else that is sent. */
function withContract(answer: () => Response | Promise<Response>): string[] {
  const methods: string[] = []
  const { fetch } = globalThis
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (new URL(String(input)).pathname === CONTRACT) return Promise.resolve(answer())
    methods.push(init?.method ?? 'GET')
    return fetch(input, init)
  })
  onTestFinished(() => spy.mockRestore())
  return methods
}

const olderContract = async () => {
  const { body } = await api.app.inject({ url: CONTRACT })
  return new Response(body.replaceAll('dryRun', 'unheardOf'))
}

const CALLS: [string, () => Promise<string>][] = [
  ['block', async () => 'block shop --date 2027-02-06'],
  [
    'unblock',
    async () => `unblock ${JSON.parse((await operator('block shop --date 2027-03-06 --json')).out).closure.id}`,
  ],
  ['hours of a date', async () => 'hours shop --date 2027-02-07 --open 10:00-15:00'],
  ['hours of weekdays', async () => 'hours shop --weekday monday --open 09:00-10:00'],
  ['hours of somebody', async () => 'hours shop --who mika --date 2027-02-07 --closed'],
  ['complete', async () => `complete ${await codeOf()}`],
  ['no-show', async () => `no-show ${await codeOf()}`],
  ['cancel', async () => `cancel ${await codeOf()}`],
  ['reschedule', async () => `reschedule ${await codeOf()} --to 2026-11-25T12:00`],
  ['end-sessions', async () => `end-sessions ${(await newMember(api)).user.email}`],
]

test.each(CALLS)('A dry run of %s is not sent to a server that does not say that it knows it', async (_, prepared) => {
  const line = await prepared()
  const before = await everyTable()
  const methods = withContract(olderContract)
  expect(await operator(`${line} --dry-run`)).toEqual({
    exit: 1,
    out: '',
    err: expect.stringContaining('does not say that it knows dry runs of this command: nothing was sent'),
  })
  expect(methods.filter((method) => method !== 'GET')).toEqual([])
  expect(await everyTable()).toEqual(before)
})

test.each([
  ['no contract', () => new Response('{}', { status: 404 })],
  ['a page', () => new Response('<!doctype html>')],
])('A dry run is not sent to a server that answers %s where its contract should be', async (_, answer) => {
  const methods = withContract(answer)
  expect((await operator('end-sessions hana@example.com --dry-run')).exit).toBe(1)
  expect(methods).toEqual([])
})

test.each<[string, string, () => Promise<string>]>([
  ['block', 'Would be closed: shop, 2027-02-06\n', async () => 'block shop --date 2027-02-06'],
  [
    'unblock',
    'Would be open again: shop, 2027-02-06\n',
    async () => {
      const { out } = await operator('block shop --date 2027-02-06 --json')
      return `unblock ${JSON.parse(out).closure.id}`
    },
  ],
  ['hours on a date', '2027-02-07  10:00-15:00', async () => 'hours shop --date 2027-02-07 --open 10:00-15:00'],
  ['hours of weekdays', 'Monday      09:00-10:00', async () => 'hours shop --weekday monday --open 09:00-10:00'],
  ['cancel', ' would be cancelled', async () => `cancel ${await codeOf()}`],
  ['complete', ' would be completed', async () => `complete ${await codeOfStarted()}`],
  ['no-show', ' would be noshow', async () => `no-show ${await codeOfStarted()}`],
  [
    'reschedule',
    ' would move from 2026-11-24 12:00 to 2026-11-24 15:00',
    async () => `reschedule ${await codeOf()} --to 2026-11-24T15:00`,
  ],
  ['end-sessions', '1 session would end', async () => `end-sessions ${(await newMember(api)).user.email}`],
  ['brand', 'title  Yoyaku → Kumo\n', async () => 'brand --title Kumo'],
  ['rates set', 'JPY  150 → 149\n', async () => 'rates set JPY=149'],
  ['rates import', ' → 151\n', async () => 'rates import rates.json --force'],
  ['legal set', 'languages  ["en","zh"]\n', async () => 'legal set terms --en terms.md --zh terms.md'],
  [
    'legal withdraw',
    'to    none\n',
    async () => {
      await operator('legal set seller-jp --ja notice.md')
      return 'legal withdraw seller-jp'
    },
  ],
  ['key create', 'name  Yuki\n', async () => 'key create Yuki'],
  [
    'key revoke',
    'name  Ren\n',
    async () => {
      await operator('key create Ren')
      return 'key revoke Ren'
    },
  ],
])(
  'A dry run of %s says what would change, writes nothing, and the same command then writes it',
  async (_, says, prepared) => {
    const line = await prepared()
    await operator('rates') // A command on the database adds the reference data that it lacks.
    const before = await everyTable()
    const dry = await operator(`${line} --dry-run`)
    expect(dry).toEqual({ exit: 0, out: expect.stringContaining(says), err: '' })
    expect(dry.out.endsWith(END)).toBe(true)
    expect(JSON.parse((await operator(`${line} --dry-run --json`)).out)).toMatchObject({ dryRun: true })
    expect(await everyTable()).toEqual(before)
    expect((await operator(line)).exit).toBe(0)
    expect(await everyTable()).not.toEqual(before)
  },
)

test('A dry run is refused as the command would be, and a brand that stays says that nothing would change', async () => {
  expect(await operator('block nowhere --date 2027-02-06 --dry-run')).toMatchObject({ exit: 1, out: '' })
  expect(await operator('rates set JPY=1 --dry-run')).toMatchObject({ exit: 1, out: '' })
  expect(await operator('brand --dry-run')).toEqual({ exit: 0, out: `Nothing would change\n${END}`, err: '' })
})
