import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { resetPeople } from '../../src/db/test-control.ts'
import { book } from '../../src/testing/booking.ts'
import { insertReferenceData, openShop, setClock } from '../../src/testing/shop.ts'
import { startEachTestAnew } from '../../src/testing/start-each-test-anew.ts'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { runOperator } from './program.ts'

const KEY = 'the-key-of-the-operators'
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_KEY: KEY } })
  await insertReferenceData(api.db)
  await openShop(api.db)
})
startEachTestAnew(() => api)

async function operator(line: string, env: Record<string, string> = {}, input?: string) {
  const output = { out: '', err: '' }
  const exit = await runOperator(line.split(' ').filter(Boolean), {
    env: { OPERATOR_KEY: KEY, OPERATOR_NAME: 'mika', PUBLIC_URL: await api.url(), ...env },
    out: (text) => {
      output.out += text
    },
    err: (text) => {
      output.err += text
    },
    ...(input !== undefined && { input: Readable.from([Buffer.from(input)]) }),
  })
  return { exit, ...output }
}
const done = (out: string) => ({ exit: 0, out, err: '' })
const refused = (err: string) => ({ exit: 1, out: '', err })

test('the commands of an operator serve a day at the desk', async () => {
  const { codeNumber } = (await book(api)).reservation
  const early = await operator(`no-show ${codeNumber}`)
  expect([early.exit, early.err]).toEqual([
    1,
    'It can become noshow only from 2026-11-24 12:15 on (Asia/Tokyo); it is 2026-11-20 09:00 now\n',
  ])
  await setClock(api, '2026-11-24T03:20:00Z')
  expect(await operator('list --date 2026-11-24')).toEqual(
    done(
      [
        'CODE      STATUS    DATE        TIME   PEOPLE  PRICE     SHOP  SERVICE  NAME',
        `${codeNumber}  upcoming  2026-11-24  12:00  1       6000 JPY  shop  Cut      Hana Sato`,
        '1 of 1\n',
      ].join('\n'),
    ),
  )
  expect(await operator(`no-show ${codeNumber}`)).toEqual(done(`${codeNumber} is noshow\n`))
  expect(await operator(`correct ${codeNumber.toLowerCase()} --paid 5500`)).toEqual(
    done(`${codeNumber} is completed, 5500 JPY paid\n`),
  )
  expect(await operator(`cancel ${codeNumber}`)).toEqual(
    refused('A reservation that is completed cannot become cancelled\n'),
  )
  const { out } = await operator(`show ${codeNumber} --lang ja`)
  expect(out).toContain('When        2026-11-24 12:00, 60 minutes (Asia/Tokyo)\n')
  expect(out).toContain('Service     カット, hour\n')
  expect(out).toContain('Can become  noshow, until 2026-12-01 13:00\n')
  expect(out).toContain('Asked       2026-11-24 12:20 mika: completed → DONE\n')
})

test('A booking is found by who booked it: e-mail, phone as it is said, name in either order, code', async () => {
  const { codeNumber } = (await book(api)).reservation
  const { out } = await operator(`--json show ${codeNumber}`)
  const { contact } = JSON.parse(out).reservation
  const found = async (...flags: string[]) => {
    const output = { out: '' }
    await runOperator(['bookings', '--json', ...flags], {
      env: { OPERATOR_KEY: KEY, PUBLIC_URL: await api.url() },
      out: (text) => {
        output.out += text
      },
      err: () => {},
    })
    return JSON.parse(output.out).data?.length
  }
  const national = contact.phone.replace(/^\+81/, '0')
  const spaced = codeNumber.toLowerCase().replace(/(.{4})/, '$1 ')
  for (const [flag, typed] of [
    ['--email', contact.email.toUpperCase()],
    ['--phone', contact.phone],
    ['--phone', `${national.slice(0, 3)}-${national.slice(3, 7)}-${national.slice(7)}`],
    ['--phone', `（${national.slice(0, 3)}）${national.slice(3)}`],
    ['--name', 'sato hana'],
    ['--name', 'Hana S'],
    ['--code', spaced],
  ])
    expect([flag, typed, await found(String(flag), String(typed))]).toEqual([flag, typed, 1])
  expect(await found('--email', 'other@example.com')).toBe(0)
  expect(await found('--phone', '090-0000-0000')).toBe(0)
  expect(await found('--name', 'Hana', '--code', 'ABCDEFGH')).toBe(0)
  expect((await operator('bookings --phone 12')).err).toBe('phone: is no phone number, or has fewer than six digits\n')
})

test('Pages of bookings by key have each booking once while others are booked', async () => {
  const at = async (time: string) => (await book(api, { reservationTime: time })).reservation.codeNumber
  const [first, second, third] = [await at('11:00'), await at('13:00'), await at('15:00')]
  const page = async (line: string) => JSON.parse((await operator(`list --limit 2 --json ${line}`.trim())).out)
  const before = await page('')
  await at('17:00')
  const behind = await page(`--after ${before.nextCursor}`)
  const codes = [...before.data, ...behind.data].map(({ codeNumber }: { codeNumber: string }) => codeNumber)
  expect([codes, behind.nextCursor, behind.total]).toEqual([[third, second, first], undefined, 4])
  expect((await operator('list --limit 2')).out).toMatch(/\n2 of 4; the next: --after \S+\n$/)
  expect((await operator('list --after nonsense')).err).toBe('cursor: is not from this list\n')
})

// Promise (Screens): an operator gives a reservation another time, and its member is notified
test('A reservation is rescheduled, keeps its code, and shows what it was before', async () => {
  const { codeNumber } = (await book(api)).reservation
  expect(await operator(`reschedule ${codeNumber} --to 2026-11-24T15:00`)).toEqual(
    done(`${codeNumber} moved from 2026-11-24 12:00 to 2026-11-24 15:00 (Asia/Tokyo), aoi\n`),
  )
  expect((await operator(`show ${codeNumber}`)).out).toContain(
    'Before  2026-11-24 12:00, hour, 1 people, 6000 JPY; rescheduled 2026-11-20 09:00 by the shop\n'.replace(
      'Before  ',
      'Before      ',
    ),
  )
  expect(await operator(`reschedule ${codeNumber} --to 2026-11-24T09:00`)).toEqual(
    refused('time: is no time at which the service begins\n'),
  )
  expect(await operator(`reschedule ${codeNumber} --to 2026-11-24T15:00`)).toEqual(
    refused('This is what the reservation is already\n'),
  )
  expect((await operator('log')).out).toContain('reschedule')
})

test('A rental is moved with another return; a time at which the shop is closed is named', async () => {
  const units = [1, 4].map((days) => ({ id: `d${days}`, durationMinutes: days * 1440, price: days * 6000 }))
  const cars = { mode: 'resource', dayUnit: true, perPerson: false, pricePer: 'booking', maxQuantity: 7 } as const
  await openShop(api.db, { ...cars, id: 'cars', staff: [], items: [{ id: 'van', capacity: 7 }], units })
  onTestFinished(async () => {
    await resetPeople(api.db)
    await api.db.deleteFrom('shop').where('id', '=', 'cars').execute()
  })
  const { codeNumber } = (await book(api, { shopId: 'cars' })).reservation
  const move = `reschedule ${codeNumber} --to 2026-11-24T15:00 --unit d4 --people 7`
  expect(await operator(`${move} --return-time 21:00`)).toEqual(
    refused('return-time: is no time at which the shop takes it back on the last day, or the service is no rental\n'),
  )
  expect(await operator(`${move} --return-shop nowhere`)).toEqual(
    refused('return-shop: is none of the shops at which this one lets rentals be returned\n'),
  )
  expect((await operator(`${move} --return-time 18:00`)).exit).toBe(0)
  const { reservation } = JSON.parse((await operator(`--json show ${codeNumber}`)).out)
  expect([reservation.endAt, reservation.quantity]).toEqual(['2026-11-27T09:00:00Z', 7])
  expect((await operator(`${move} --return-time pick-up`)).exit).toBe(0)
  expect(JSON.parse((await operator(`--json show ${codeNumber}`)).out).reservation.endAt).toBe('2026-11-28T06:00:00Z')
  expect((await operator(`${move} --return-time 6pm`)).err).toContain('Write a time as 18:00.')
})

test('A cancellation carries its reason, and machines read JSON', async () => {
  const { codeNumber } = (await book(api)).reservation
  await operator(`cancel ${codeNumber} --reason Flooded`)
  const { out } = await operator(`--json show ${codeNumber}`)
  const { reservation } = JSON.parse(out)
  expect([reservation.status, reservation.cancellationReason, reservation.cancellationReasonText]).toEqual([
    'cancelled',
    'other',
    'Flooded',
  ])
  expect(JSON.parse((await operator('list --json')).out).total).toBe(1)
  expect(await operator(`cancel ${codeNumber} --reason Rain`)).toEqual(
    done(`${codeNumber} was cancelled already, and stays as it was (reason: other: Flooded)\n`),
  )
})

test('The name of the operator is shown as they write it, however long a header makes it', async () => {
  const { codeNumber } = (await book(api)).reservation
  await operator(`cancel ${codeNumber}`, { OPERATOR_NAME: '佐藤花子 100%' })
  await operator(`complete ${codeNumber}`, { OPERATOR_NAME: '花'.repeat(70) })
  const { out } = await operator(`show ${codeNumber}`)
  expect(out).toContain('佐藤花子 100%: cancelled → DONE\n')
  expect(out).toContain(` ${'花'.repeat(64)}: completed → TRANSITION_NOT_ALLOWED\n`)
})

test('A text that a member typed cannot move the cursor of the terminal that shows it', async () => {
  const { codeNumber } = (await book(api)).reservation
  await api.db.updateTable('reservation').set({ special_requirement: 'quiet\u001b[2J\nCode  FORGED\u202e' }).execute()
  const { out } = await operator(`show ${codeNumber}`)
  expect(out).toContain('Wishes      quiet [2J Code  FORGED\n')
})

test('A command that cannot be done names the reason, and exits with a code of its own', async () => {
  const { codeNumber } = (await book(api)).reservation
  expect(await operator('show ABCDEFGH')).toEqual(refused('No reservation has this code\n'))
  expect(await operator(`correct ${codeNumber}`)).toEqual(
    refused('Only what was completed or missed can be corrected; this one is confirmed\n'),
  )
  const exits = async (...lines: string[]) => Promise.all(lines.map(async (line) => (await operator(line)).exit))
  expect(
    await exits(
      'show ../../users',
      'list --date 2026-02-30',
      'list --limit 101',
      'list --status gone',
      'lst',
      '',
      'complete',
      `complete ${codeNumber} --paid 12.5`,
      `complete ${codeNumber} extra`,
      'list --url ftp://x',
      'list --url http://localhost:1/x',
      `cancel ${codeNumber} --reason ${'x'.repeat(501)}`,
    ),
  ).toEqual(Array.from({ length: 12 }, () => 2))
  expect(await exits('--help', 'help list', 'cancel --help')).toEqual([0, 0, 0])
})

test('A wrong key, no key and a server that is not there are told apart', async () => {
  const url = await api.url()
  expect(await operator('list', { OPERATOR_KEY: 'another-key-altogether' })).toEqual({
    exit: 4,
    out: '',
    err: `${url} does not accept this OPERATOR_KEY (or was started without one)\n`,
  })
  expect((await operator('list', { OPERATOR_KEY: '' })).err).toContain('OPERATOR_KEY is not set here')
  expect(await operator('list --url http://127.0.0.1:1')).toEqual({
    exit: 3,
    out: '',
    err: expect.stringContaining('http://127.0.0.1:1 cannot be reached ('),
  })
  const stranger = createServer((_, answer) => answer.end('<html>')).listen(0, '127.0.0.1')
  onTestFinished(() => void stranger.close())
  await once(stranger, 'listening')
  const { port } = stranger.address() as AddressInfo
  expect(await operator(`list --url http://127.0.0.1:${port}`)).toEqual({
    exit: 3,
    out: '',
    err: `http://127.0.0.1:${port} answered 200, not as Yoyaku does: is this the right address?\n`,
  })
})

test('A catalogue that cannot be imported gets each mistake on a line of its own', async () => {
  const env = { DATABASE_URL: api.databaseUrl }
  expect(await operator('import /no/such/folder', env)).toEqual(
    refused('folder: is not there\n1 mistake; nothing was imported\n'),
  )
  const example = new URL('../../../../docs/catalogue-example/catalogue.json', import.meta.url).pathname
  expect((await operator(`import ${example} --dry-run`, env)).out).toBe(
    [
      ...['cities: 1 new, 0 changed, 0 unchanged', 'categories: 2 new, 0 changed, 0 unchanged'],
      ...['brands: 1 new, 0 changed, 0 unchanged', 'shops: 1 new, 0 changed, 0 unchanged'],
      'closures: 3 new, 0 changed, 0 unchanged',
      'Nothing was written: this was a dry run\n',
    ].join('\n'),
  )
  expect(await operator(`import ${example}`, { DATA_DIR: '/nonexistent/yoyaku' })).toEqual(
    refused('There is no database in /nonexistent/yoyaku yet: start the server once, or set DATA_DIR\n'),
  )
  const away = { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c', DATABASE_WAIT_SECONDS: '0' }
  expect(await operator(`import ${example}`, away)).toEqual({
    exit: 3,
    out: '',
    err: 'The database at DATABASE_URL does not answer: connect ECONNREFUSED 127.0.0.1:1. Nothing was imported.\n',
  })
  expect((await operator('import', env)).exit).toBe(2)
})

test('A catalogue of standard input that would hide every shop is refused with the numbers, and a dry run tells of it', async () => {
  const env = { DATABASE_URL: api.databaseUrl }
  const hides = { shops: 1, ofShops: 1, services: 0, ofServices: 1, cities: ['tokyo'] }
  const refusal = await operator('import - --format json --replace --json', env, '{"shops": []}')
  expect({ ...refusal, out: '' }).toEqual({ exit: 1, out: '', err: expect.any(String) })
  expect(JSON.parse(refusal.out)).toEqual({
    error:
      'It would no longer show 1 of 1 shown shops, every shop of tokyo. More than 20 %, or all of a city, needs --force; nothing was imported',
    hides,
  })
  const dry = await operator('import - --format json --replace --dry-run', env, '{"shops": []}')
  expect([dry.exit, dry.out.split('\n').slice(-4)]).toEqual([
    0,
    [
      ...['1 shops that are not in it would be no longer shown'],
      'It needs --force: it would no longer show 1 of 1 shown shops, every shop of tokyo',
      ...['Nothing was written: this was a dry run', ''],
    ],
  ])
  const asJson = await operator('import - --format json --replace --dry-run --json', env, '{"shops": []}')
  expect(JSON.parse(asJson.out)).toMatchObject({ hides, hidden: { shops: 0 } })
})

test('Standard input is a catalogue only with its format, and its mistakes are named', async () => {
  const env = { DATABASE_URL: api.databaseUrl }
  expect(await operator('import - --format jsonl', env, '{"shop": {}}\n{}\n')).toMatchObject({
    exit: 1,
    err: expect.stringMatching(/\nstdin\.jsonl line 2: is \{"city".*\nstdin\.jsonl line 1, id: is required\n/),
  })
  for (const line of ['import -', 'import catalogue.json --format json', 'import - --format csv'])
    expect([line, (await operator(line, env, '')).exit]).toEqual([line, 2])
})

test('The key may stand in a file; a file that cannot be read is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yoyaku-key-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const OPERATOR_KEY_FILE = join(folder, 'key')
  const line = 'blocked shop'
  expect(await operator(line, { OPERATOR_KEY: '', OPERATOR_KEY_FILE })).toMatchObject({
    exit: 4,
    err: expect.stringMatching(/^OPERATOR_KEY_FILE cannot be read: ENOENT/),
  })
  await writeFile(OPERATOR_KEY_FILE, `${KEY}\n`)
  expect(await operator(line, { OPERATOR_KEY: '', OPERATOR_KEY_FILE })).toMatchObject({ exit: 0, err: '' })
})

test('A person reads the first fifty mistakes of a catalogue and how many more there are, a machine all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yoyaku-mistakes-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const shops = Array.from({ length: 60 }, (_, shop) => JSON.stringify({ type: 'shop', id: `s${shop}` }))
  await writeFile(join(folder, 'catalogue.jsonl'), shops.join('\n'))
  const env = { DATABASE_URL: api.databaseUrl }
  const all: unknown[] = JSON.parse((await operator(`import ${folder}/catalogue.jsonl --json`, env)).out).mistakes
  expect(all).toHaveLength(60)
  const { exit, err } = await operator(`import ${folder}/catalogue.jsonl`, env)
  expect([exit, err.match(/catalogue\.jsonl/g)?.length]).toEqual([1, 50])
  expect(err).toMatch(/\n… and 10 more; --json lists them all\n60 mistakes; nothing was imported\n$/)
})

test('A refusal is JSON for machines too, with the mistakes of a catalogue one by one', async () => {
  const env = { DATABASE_URL: api.databaseUrl }
  const { exit, out, err } = await operator('import /no/such/folder --json', env)
  expect({ exit, err, output: JSON.parse(out) }).toEqual({
    exit: 1,
    err: '',
    output: {
      error: '1 mistake; nothing was imported',
      mistakes: [{ file: 'folder', path: '', message: 'is not there' }],
    },
  })
  expect(await operator('--json show ABCDEFGH')).toEqual({
    exit: 1,
    out: '{\n  "error": "No reservation has this code"\n}\n',
    err: '',
  })
})
