import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Schemas } from '../../src/contract/types.ts'
import { book } from '../../src/testing/booking.ts'
import { insertReferenceData, openShop } from '../../src/testing/shop.ts'
import { startEachTestAnew } from '../../src/testing/start-each-test-anew.ts'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { runOperator } from './program.ts'

const KEY = 'the-key-of-the-operators'
const EXAMPLE = new URL('../../../../docs/catalogue-example/catalogue.json', import.meta.url).pathname
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_KEY: KEY } })
  await insertReferenceData(api.db)
  await openShop(api.db)
})
startEachTestAnew(() => api)

async function operator(line: string, OPERATOR_NAME = 'mika') {
  let out = ''
  const exit = await runOperator(line.split(' '), {
    env: { OPERATOR_KEY: KEY, OPERATOR_NAME, PUBLIC_URL: await api.url(), DATABASE_URL: api.databaseUrl },
    out: (text) => {
      out += text
    },
    err: () => {},
  })
  return { exit, out }
}
const log = async (line = '') => {
  const { out } = await operator(`--json log ${line}`.trim())
  return JSON.parse(out) as { data: Schemas['OperatorWrite'][]; next: number | null }
}
const shortly = ({ by, command, shopId }: Schemas['OperatorWrite']) => [by, command, shopId]

test('each write of an operator or command is in the log once, with who it was and what changed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yoyaku-log-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const terms = join(folder, 'terms.md')
  await writeFile(terms, '# Terms\n\nOurs.')
  const { reservation } = await book(api)
  const blocked = JSON.parse((await operator('block shop --date 2027-02-06 --reason Moving --json')).out)
  await operator('block shop --date 2027-02-06')
  await operator(`unblock ${blocked.closure.id}`, 'Ren Ito')
  await operator('hours shop --date 2027-02-07 --open 10:00-15:00')
  await operator('hours shop --weekday monday --open 09:00-10:00')
  await operator('hours shop')
  await operator('brand --title Kumo')
  await operator('brand --title Kumo')
  await operator('brand')
  await operator('rates set JPY=150 --force')
  await operator(`legal set terms --en ${terms} --zh ${terms}`)
  await operator(`import ${EXAMPLE}`)
  await operator(`import ${EXAMPLE} --dry-run`)
  await operator(`import ${EXAMPLE}`)
  await operator(`cancel ${reservation.codeNumber}`)
  const { data, next } = await log()
  expect([next, data.map(shortly).toReversed()]).toEqual([
    null,
    [
      ['mika', 'block', 'shop'],
      ['Ren Ito', 'unblock', 'shop'],
      ['mika', 'hours', 'shop'],
      ['mika', 'hours', 'shop'],
      ['mika', 'brand', null],
      ['mika', 'rates set', null],
      ['mika', 'legal set', null],
      ['mika', 'import', null],
      ['mika', 'status', 'shop'],
    ],
  ])
  const [status, imported, legal, rates, brand, weekly, special, unblock] = data
  expect(status).toMatchObject({ codeNumber: reservation.codeNumber, changes: { status: 'cancelled' } })
  const sha256 = createHash('sha256')
    .update(await readFile(EXAMPLE))
    .digest('hex')
  expect(imported?.changes).toMatchObject({ file: 'catalogue.json', sha256, shops: { new: 1 }, replace: false })
  expect(legal?.changes).toMatchObject({ kind: 'terms', languages: ['en', 'zh'] })
  expect(rates?.changes).toEqual({ JPY: { from: expect.any(String), to: '150' } })
  expect(brand?.changes).toEqual({ title: { from: expect.any(String), to: 'Kumo' } })
  expect(weekly?.changes).toMatchObject({ weekdays: [1], to: [{ weekday: 1, open: '09:00', close: '10:00' }] })
  expect(special?.changes).toEqual({
    ...{ date: '2027-02-07', from: [] },
    to: [{ date: '2027-02-07', open: '10:00', close: '15:00' }],
  })
  expect(unblock?.changes).toMatchObject({ id: blocked.closure.id, reason: 'Moving', from: '2027-02-06T00:00' })
})

test('The log is filtered by who, command, shop and day, and read page by page', async () => {
  for (const day of [6, 7, 8]) await operator(`block shop --date 2027-02-0${day}`)
  await operator('brand --title Kumo2', '森100%')
  const count = async (line: string) => (await log(line)).data.length
  expect([await count('--by 森100%'), await count('--by mika'), await count('--by ren')]).toEqual([1, 3, 0])
  expect([await count('--command block'), await count('--shop shop'), await count('--shop other')]).toEqual([3, 3, 0])
  expect([await count('--since 2020-01-01'), await count('--since 2100-01-01')]).toEqual([4, 0])
  const first = await log('--limit 3')
  await operator('block shop --date 2027-02-09')
  const second = await log(`--limit 3 --before ${first.next}`)
  expect([...first.data, ...second.data].map(({ command }) => command)).toEqual(['brand', 'block', 'block', 'block'])
  expect(second.next).toBeNull()
  expect((await operator('log --command brand')).out).toMatch(/^NUMBER .*\n\d+ .* 森100% +brand .*Kumo2/)
})

test('What was not written is not in the log', async () => {
  await operator('block shop --date 2027-02-06..2027-02-01')
  await operator('rates set JPY=1')
  expect(await log()).toEqual({ data: [], next: null })
  expect((await operator('log')).out).toBe('Nothing was written.\n')
})
