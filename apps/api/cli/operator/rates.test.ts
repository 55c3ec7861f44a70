import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Schemas } from '../../src/contract/types.ts'
import { BASE, hold, reserve } from '../../src/testing/booking.ts'
import { newMember } from '../../src/testing/people.ts'
import { insertReferenceData, openShop, setClock } from '../../src/testing/shop.ts'
import { startEachTestAnew } from '../../src/testing/start-each-test-anew.ts'
import { withoutSeconds } from '../../src/testing/without-seconds.ts'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { runOperator } from './program.ts'

let api: TestApi
let folder: string
beforeAll(async () => {
  api = await startTestApi()
  folder = await mkdtemp(join(tmpdir(), 'yoyaku-rates-'))
  await insertReferenceData(api.db)
  await openShop(api.db)
})
startEachTestAnew(() => api)
beforeEach(async () => {
  await setClock(api, '2026-11-21T00:00:00Z')
  for (const [currency, per_usd] of Object.entries({ JPY: '150', TWD: '32', KRW: '1400' }))
    await api.db
      .updateTable('exchange_rate')
      .set({ per_usd, at: '2026-11-20T00:00:00Z' })
      .where('currency', '=', currency as Schemas['Currency'])
      .execute()
})
afterAll(() => rm(folder, { recursive: true }))

async function rates(flags: string[], env: Record<string, string> = {}, input = '') {
  const output = { out: '', err: '' }
  const exit = await runOperator(flags, {
    env: { DATABASE_URL: api.databaseUrl, INIT_CWD: folder, ...env },
    input: Readable.from([Buffer.from(input)]),
    out: (text) => {
      output.out += text
    },
    err: (text) => {
      output.err += text
    },
  })
  return { exit, ...output }
}

const importing = async (content: unknown, ...flags: string[]) => {
  await writeFile(join(folder, 'rates.json'), typeof content === 'string' ? content : JSON.stringify(content))
  return rates(['rates', 'import', 'rates.json', ...flags])
}
const stored = async () => {
  const rows = await api.db.selectFrom('exchange_rate').selectAll().orderBy('currency').execute()
  return rows.map(({ currency, per_usd, at }) => `${currency} ${per_usd} ${new Date(at).toISOString()}`)
}
const BEFORE = [
  'JPY 150 2026-11-20T00:00:00.000Z',
  'KRW 1400 2026-11-20T00:00:00.000Z',
  'TWD 32 2026-11-20T00:00:00.000Z',
]
const priceInDollars = async (token: string) => (await hold(api, {}, { token, currency: 'USD' })).body.data.quote.total

test('an operator looks at the rates and sets one; holds follow at once, what is not given stays', async () => {
  expect(await rates(['rates'])).toEqual({
    exit: 0,
    err: '',
    out: `CURRENCY  FOR 1 USD  SINCE
JPY       150        2026-11-20T00:00:00Z
KRW       1400       2026-11-20T00:00:00Z
TWD       32         2026-11-20T00:00:00Z
`,
  })
  const set = await rates(['--json', 'rates', 'set', 'JPY=160'])
  expect(set).toMatchObject({ exit: 0, err: '' })
  expect(JSON.parse(set.out).rates[0]).toMatchObject({ currency: 'JPY', perUsd: '160' })
  expect(JSON.parse((await rates(['--json', 'rates', 'show'])).out)).toMatchObject([
    { currency: 'JPY', perUsd: '160', at: expect.stringMatching(/^2026-11-21T00:00:0/) },
    { currency: 'KRW', perUsd: '1400', at: '2026-11-20T00:00:00Z' },
    { currency: 'TWD', perUsd: '32' },
  ])
  expect(await priceInDollars((await newMember(api)).accessToken)).toEqual({ amount: 3750, currency: 'USD' })
})

test('An agreed price stays when the rate changes: in the reservation, its list and its lines', async () => {
  const { accessToken: token } = await newMember(api)
  const held = (await hold(api, {}, { token, currency: 'USD' })).body.data
  const { codeNumber } = (await reserve(api, held, { token })).body.data
  const read = async () => {
    const one = await api.call<{ data: Schemas['Reservation'] }>('GET', `${BASE}/${codeNumber}`, { token })
    const all = await api.call('GET', BASE, { token, currency: 'USD' })
    return { one: one.body.data, all: all.body }
  }
  // The clock of the tests runs on, and with it how long it is until free cancellation ends.
  const agreed = withoutSeconds(await read())
  expect(agreed.one.total).toEqual({ amount: 4000, currency: 'USD' })
  expect(await rates(['rates', 'set', 'JPY=300', '--force'])).toMatchObject({ exit: 0 })
  expect(withoutSeconds(await read())).toEqual(agreed)
})

test.each([
  ['JPY=151', 1],
  ['JPY=165', 10],
  ['JPY=136.37', 10],
])('%s is plausible where %d percent are', async (rate, most) => {
  const set = await rates(['rates', 'set', rate], { EXCHANGE_RATES_MAX_CHANGE: String(most) })
  expect(set).toMatchObject({ exit: 0, err: '' })
})

test('A jump of a rate, up or down, is refused with the other rates of the command, until it is forced', async () => {
  expect(await rates(['rates', 'set', 'KRW=1401', 'JPY=165.1', 'TWD=3.2'])).toEqual({
    exit: 1,
    out: '',
    err: `JPY would go from 150 to 165.1, by +10.07 %; plausible is +10 % or −9.09 % at most
TWD would go from 32 to 3.2, by −90 %; plausible is +10 % or −9.09 % at most
Nothing was changed. --force sets them all the same.
`,
  })
  expect(await stored()).toEqual(BEFORE)
  expect((await rates(['rates', 'set', 'JPY=152'], { EXCHANGE_RATES_MAX_CHANGE: '1' })).exit).toBe(1)
  expect((await rates(['rates', 'set', 'JPY=165.1', '--force'])).exit).toBe(0)
  expect((await stored())[0]).toMatch(/^JPY 165.1 2026-11-21/)
})

test.each(['JPY', 'JPY=', 'JPY=0', 'JPY=-150', 'JPY=NaN', 'JPY=1e2', 'USD=1', 'EUR=0.9', 'JPY=0.00001', 'JPY=9999999'])(
  '%s is no rate, and nothing is changed',
  async (rate) => {
    const set = await rates(['rates', 'set', 'KRW=1401', rate])
    expect([set.exit, set.err]).toEqual([2, expect.stringContaining(`${rate} is no rate`)])
    expect(await stored()).toEqual(BEFORE)
  },
)

test('A file of rates may have any base and has their time; a rate that it lacks stays', async () => {
  const file = { base: 'EUR', date: '2026-11-21', rates: { USD: 1.25, JPY: 190, KRW: 1800 } }
  const result = await importing(file)
  expect([result.exit, result.err, result.out.split('\n').at(-2)]).toEqual([
    0,
    '',
    'TWD stays: the file has no rate for it',
  ])
  expect(await stored()).toEqual(['JPY 152 2026-11-21T00:00:00.000Z', 'KRW 1440 2026-11-21T00:00:00.000Z', BEFORE[2]])
})

test('A file of rates older than the stored ones changes nothing until it is forced', async () => {
  const file = { base_code: 'USD', time_last_update_unix: Date.parse('2026-11-19') / 1000, rates: { JPY: 151 } }
  const result = await importing(file)
  expect([result.exit, result.out]).toEqual([0, expect.stringContaining('JPY stays: what stands is newer')])
  expect(await stored()).toEqual(BEFORE)
  await importing(file, '--force')
  expect((await stored())[0]).toBe('JPY 151 2026-11-19T00:00:00.000Z')
})

test.each([
  ['{', 'no JSON'],
  [[], 'It is not {'],
  [{ rates: { JPY: 150 } }, 'It is not {'],
  [{ base: 'EUR', rates: { JPY: 190 } }, 'The rate of USD is no positive number'],
  [{ base: 'USD', rates: { JPY: 0 } }, 'The rate of JPY is no positive number'],
  [{ base: 'USD', rates: { JPY: '151' } }, 'The rate of JPY is no positive number'],
  [{ base: 'USD', rates: { KRW: 1401, JPY: null } }, 'The rate of JPY is no positive number'],
  ['{"base":"USD","rates":{"JPY":1e999}}', 'The rate of JPY is not between'],
  [{ base: 'USD', rates: { EUR: 0.9 } }, 'It has no rate for JPY, KRW, TWD'],
  [{ base: 'USD', date: '2026-12-24', rates: { JPY: 151 } }, 'has not come yet'],
  [{ base: 'USD', timestamp: 1e300, rates: { JPY: 151 } }, 'Its time is none'],
])('A file of rates that makes no sense changes nothing: %j', async (content, message) => {
  const result = await importing(content, '--force')
  expect([result.exit, result.err]).toEqual([1, expect.stringContaining(message)])
  expect(result.err).toMatch(/\nNothing was changed\.\n$/)
  expect(await stored()).toEqual(BEFORE)
})

test('Rates and a legal text are read from standard input as from a file', async () => {
  const file = JSON.stringify({ base: 'USD', rates: { JPY: 151, KRW: 1401, TWD: 32.5 } })
  expect(await rates(['rates', 'import', '-'], {}, file)).toMatchObject({ exit: 0, err: '' })
  expect((await stored())[0]).toMatch(/^JPY 151 /)
  expect(await rates(['rates', 'import', '-'])).toMatchObject({ exit: 1, err: expect.stringContaining('no JSON') })
  const set = await rates(['legal', 'set', 'terms', '--en', '-'], {}, '# Our terms\n\nBe kind.')
  expect(set).toMatchObject({ exit: 0, out: expect.stringContaining('en  new        Our terms\n') })
})

test('A file of rates that is not there is named', async () => {
  expect(await rates(['rates', 'import', 'none.json'])).toMatchObject({
    exit: 1,
    err: expect.stringContaining('none.json cannot be read: ENOENT'),
  })
})
