import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { book, hold } from '../../src/testing/booking.ts'
import { EXAMPLE } from '../../src/testing/example-catalogue.ts'
import { insertReferenceData, setClock } from '../../src/testing/shop.ts'
import { startEachTestAnew } from '../../src/testing/start-each-test-anew.ts'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { runOperator } from '../operator/program.ts'

const SHOP = 'tsuchi-kamakura'
const OPERATOR_KEY = 'the-key-of-the-operators'
let api: TestApi
let folder: string
beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_KEY } })
  await insertReferenceData(api.db)
})
startEachTestAnew(() => api)
beforeEach(async () => {
  await api.db.deleteFrom('shop').execute()
  await setClock(api, '2026-11-20T00:00:00Z')
  folder = await mkdtemp(join(tmpdir(), 'yoyaku-closures-'))
  await cp(join(EXAMPLE, 'csv'), folder, { recursive: true })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function operator(...args: string[]) {
  const output = { out: '', err: '' }
  const exit = await runOperator(args, {
    env: { OPERATOR_KEY, OPERATOR_NAME: '美香', PUBLIC_URL: await api.url(), DATABASE_URL: api.databaseUrl },
    out: (text) => {
      output.out += text
    },
    err: (text) => {
      output.err += text
    },
  })
  return { exit, ...output }
}
const table = (name: string, ...rows: string[]) => writeFile(join(folder, `${name}.csv`), `${rows.join('\n')}\n`)
const closures = (...rows: string[]) => table('closures', 'shop,who,date,from,to,reason', ...rows)
const importFolder = (...flags: string[]) => operator('import', folder, ...flags)

type Times = { data: { days: { status: string; slots: { time: string; vacancies: number }[] }[] } }
async function day(date: string) {
  const query = { serviceId: `${SHOP}-wheel`, quantity: 1, dateFrom: date, dateTo: date }
  const { body } = await api.call<Times>('GET', `/api/v1/shops/${SHOP}/getAvailableTime`, { query })
  return body.data.days[0]
}
const closed = async () => (await operator('blocked', SHOP)).out

test('Closures and special hours are imported for a shop, its staff and its things, and count at once', async () => {
  await importFolder()
  expect((await day('2027-01-01'))?.status).toBe('CLOSED')
  expect((await day('2027-01-02'))?.status).toBe('CLOSED')
  expect((await day('2027-01-08'))?.status).toBe('AVAILABLE')
  const wheels = new Map((await day('2027-02-06'))?.slots.map(({ time, vacancies }) => [time, vacancies]))
  expect([wheels.get('11:30'), wheels.get('13:00'), wheels.get('15:00')]).toEqual([2, 1, 2])
  const monday = (await day('2027-05-03'))?.slots.map(({ time }) => time)
  expect([monday?.at(0), monday?.at(-1), monday?.includes('12:00')]).toEqual(['10:00', '15:00', false])
  expect(await closed()).toMatch(/2027-01-02\.\.2027-01-04 +the shop +New Year +美香\n/)
  expect(await closed()).toMatch(/2027-02-05 +Haru Mori +Trade fair +美香\n/)
  expect(await closed()).toMatch(/2027-02-06 13:00 to 2027-02-06 15:00 +Wheel 1 +Repair +美香\n/)
})

test('Closures and special hours are the same after an import from CSV and another from JSON', async () => {
  await importFolder()
  const before = await closed()
  const hours = await operator('hours', SHOP)
  for (const path of [folder, join(EXAMPLE, 'catalogue.json')]) {
    const { out } = await operator('import', path)
    expect(out).toContain('shops: 0 new, 0 changed, 1 unchanged\nclosures: 0 new, 0 changed, 3 unchanged\n')
  }
  expect([await closed(), await operator('hours', SHOP)]).toEqual([before, hours])
})

test('An import keeps the closures and special days that it does not name, and doubles none that a command made', async () => {
  await importFolder()
  await operator('block', SHOP, '--date', '2027-03-05', '--reason', 'Flood')
  await operator('hours', SHOP, '--date', '2027-03-07', '--open', '10:00-12:00')
  await closures(`${SHOP},,2027-03-05,,,Again`, `${SHOP},,2027-03-05,,,Twice`)
  await table('special_hours', 'shop,date,open,close', `${SHOP},2027-05-03,14:00,18:00`)
  expect((await importFolder('--replace')).out).toContain('closures: 0 new, 0 changed, 2 unchanged\n')
  expect((await closed()).match(/2027-.*/g)).toHaveLength(4)
  expect(await closed()).toMatch(/2027-03-05 .* Flood /)
  const { out } = await operator('hours', SHOP)
  expect(out).toContain('2027-03-07  10:00-12:00\n')
  expect(out).toContain('2027-05-03  14:00-18:00\n')
})

// Promise (Screens): an import lists what stays booked or held inside its closures
test('An import lists what stays booked inside its closures as a command does, also before it writes', async () => {
  await importFolder()
  const there = { shopId: SHOP, appointmentServiceId: `${SHOP}-wheel`, reservationDate: '2026-11-27' }
  const reminders = { remindersConfirmed: ['clothes'] }
  const { codeNumber } = (await book(api, { ...there, reservationTime: '13:00' }, undefined, reminders)).reservation
  await hold(api, { ...there, reservationTime: '16:00' })
  await closures(`${SHOP},haru,2026-11-27,,,`)
  expect((await importFolder()).out).not.toContain('Stays booked')
  await closures(`${SHOP},,2026-11-27,,,`)
  const listed =
    /^Stays booked; tell these people, or cancel what cannot be kept:\n(.*\n){2}1 of 1\nHeld now, .*\n.*\n2026-11-27 16:00 .*\n1 of 1\n/m
  const block = () => operator('block', SHOP, '--date', '2026-11-27')
  for (const result of [await importFolder('--dry-run'), await importFolder(), await importFolder()]) {
    expect(result).toMatchObject({ exit: 0, out: expect.stringContaining(codeNumber) })
    expect(listed.exec(result.out)?.[0]).toBe(listed.exec((await block()).out)?.[0])
  }
  expect(JSON.parse((await operator('--json', 'import', folder, '--dry-run')).out).taken).toMatchObject({
    ...{ total: 1, reservations: [{ codeNumber }], totalHolds: 1 },
  })
})

// Promise (Screens): an import sets the hours of one staff member or thing on one day, and lists what stays booked outside them
test('Special hours that name somebody or something are theirs alone, and what stays outside them is listed', async () => {
  await importFolder()
  const there = { shopId: SHOP, appointmentServiceId: `${SHOP}-wheel`, reservationDate: '2026-11-27' }
  const reminders = { remindersConfirmed: ['clothes'] }
  const { codeNumber } = (await book(api, { ...there, reservationTime: '13:00' }, undefined, reminders)).reservation
  const wheel = (await api.db.selectFrom('occupancy').select('bookable_id').execute()).map((row) => row.bookable_id)
  const [taken = ''] = wheel
  await closures()
  await table(
    'special_hours',
    'shop,who,date,open,close',
    `${SHOP},${taken},2026-11-27,10:00,12:00`,
    `${SHOP},${taken},2026-11-27,15:00,17:00`,
    `${SHOP},,2026-11-28,11:00,12:00`,
  )
  for (const { exit, out } of [await importFolder('--dry-run'), await importFolder(), await importFolder('--replace')])
    expect([exit, out]).toEqual([0, expect.stringContaining(codeNumber)])
  const { out } = await operator('hours', SHOP)
  expect(out).toMatch(/\n2026-11-28 +11:00-12:00\n(.*\n)*2026-11-27 +Wheel \d: 10:00-12:00, 15:00-17:00\n/)
  const wheels = new Map((await day('2026-11-27'))?.slots.map(({ time, vacancies }) => [time, vacancies]))
  expect([wheels.get('10:00'), wheels.get('13:30'), wheels.get('15:00')]).toEqual([2, 1, 2])
  const folderWithout = await importFolder()
  expect(folderWithout.out).toContain('shops: 0 new, 0 changed, 1 unchanged\n')
  await table('special_hours', 'shop,who,date,open,close', `${SHOP},${taken},2026-11-27,10:00,18:00`)
  expect((await importFolder()).out).not.toContain(codeNumber)
  expect((await operator('hours', SHOP)).out).toMatch(/2026-11-28 +11:00-12:00\n/)
})

// Promise (Screens): an import lists what stays booked outside the hours that it gives a shop
test.each([
  ['weekly hours', 'hours', ['shop,weekday,open,close', `${SHOP},5,15:00,18:00`]],
  ['special hours', 'special_hours', ['shop,date,open,close', `${SHOP},2026-11-27,15:00,18:00`]],
])('An import lists what stays booked outside the %s of a shop, also before it writes', async (_, name, rows) => {
  await importFolder()
  const there = { shopId: SHOP, appointmentServiceId: `${SHOP}-wheel`, reservationDate: '2026-11-27' }
  const reminders = { remindersConfirmed: ['clothes'] }
  const early = (await book(api, { ...there, reservationTime: '13:00' }, undefined, reminders)).reservation
  await book(api, { ...there, reservationTime: '15:00' }, undefined, reminders)
  await book(api, { ...there, reservationDate: '2026-11-28', reservationTime: '13:00' }, undefined, reminders)
  await hold(api, { ...there, reservationTime: '13:00' })
  expect((await importFolder()).out).not.toContain('Stays booked')
  for (const file of ['closures', 'hours', 'special_hours']) await rm(join(folder, `${file}.csv`))
  await table(name, ...rows, ...(name === 'hours' ? [`${SHOP},6,10:00,18:00`] : []))
  for (const flags of [['--dry-run'], [], []]) {
    const { taken } = JSON.parse((await operator('--json', 'import', folder, ...flags)).out)
    expect(taken).toMatchObject({ total: 1, reservations: [{ codeNumber: early.codeNumber }], totalHolds: 1 })
  }
  expect((await importFolder()).out).toContain(`Stays booked`)
  // What is closed as well is listed once.
  await closures(`${SHOP},,2026-11-27,,,`)
  expect(JSON.parse((await operator('--json', 'import', folder)).out).taken).toMatchObject({ total: 2, totalHolds: 1 })
})

test('A dry run of closures and special hours writes neither', async () => {
  await closures()
  await table('special_hours', 'shop,date,open,close')
  await importFolder()
  await closures(`${SHOP},,2026-11-27,,,`)
  await table('special_hours', 'shop,date,open,close', `${SHOP},2026-11-28,10:00,12:00`)
  expect((await importFolder('--dry-run')).out).toContain('shops: 0 new, 1 changed, 0 unchanged\nclosures: 1 new,')
  expect(await closed()).toBe('Nothing is closed from now on.\n')
  expect((await operator('hours', SHOP)).out).not.toContain('2026-11-28')
})

test('A night ends at 25:00 or 01:00, and an evening at 24:00 or 00:00, as a file writes it', async () => {
  const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28']
  const closes = ['25:00', '01:00', '26:30', '24:00', '00:00']
  await closures()
  await table(
    'special_hours',
    'shop,date,open,close',
    ...days.map((date, index) => `${SHOP},${date},18:00,${closes[index]}`),
  )
  expect((await importFolder()).exit).toBe(0)
  const { out } = await operator('hours', SHOP)
  expect(out.match(/^2026-11-2\d.*$/gm)).toEqual(
    ['25:00', '25:00', '26:30', '24:00', '24:00'].map((close) => expect.stringContaining(`18:00-${close}`)),
  )
})

test('A closure that cannot be made is named by file, line and column, in the words of the commands', async () => {
  await closures(
    `${SHOP},,2027-02-30,,,`,
    `${SHOP},,2027-02-06..2027-02-05,,,`,
    `${SHOP},,,2027-02-06,2027-02-07,`,
    `${SHOP},,,2027-02-06T13:00,2027-02-06T13:00,`,
    `${SHOP},nobody,2027-02-06,,,`,
    `${SHOP},,2027-02-06,,2027-02-07T13:00,`,
    `${SHOP},,,,,No day`,
    'elsewhere,,2027-02-06,,,',
    `${SHOP},,2027-02-06,,,${'x'.repeat(201)}`,
  )
  await table(
    'special_hours',
    'shop,date,open,close',
    `${SHOP},2027-02-30,10:00,12:00`,
    `${SHOP},2027-02-06,10:00,15:00`,
    `${SHOP},2027-02-06,14:00,16:00`,
    `${SHOP},2027-02-07,15:00,14:00`,
    `${SHOP},2027-02-07,25:00,37:00`,
    ...['01', '02', '03', '04', '05'].map((at) => `${SHOP},2027-02-08,${at}:00,${at}:30`),
  )
  const { exit, err } = await importFolder()
  expect(exit).toBe(1)
  expect(err.match(/^\w+\.csv line .*/gm)?.toSorted()).toEqual(
    [
      'closures.csv line 2, date: Write one day as 2026-11-24, several as 2026-11-24..2026-11-26.',
      'closures.csv line 3, date: The last day is before the first.',
      'closures.csv line 4, from: Write it as 2026-11-24T13:00, in the time of the shop.',
      'closures.csv line 4, to: Write it as 2026-11-24T13:00, in the time of the shop.',
      'closures.csv line 5, to: is not after the beginning',
      'closures.csv line 6, who: is no staff member and no thing of this shop',
      'closures.csv line 7, date: Say when: either date, or both from and to',
      'closures.csv line 8, date: Say when: either date, or both from and to',
      'closures.csv line 9, shop: is not in shops.csv: elsewhere',
      'closures.csv line 10, reason: must be at most 200 characters',
      'special_hours.csv line 2, date: Not a valid date. Use YYYY-MM-DD, for example 2026-11-24.',
      'special_hours.csv line 4, open: is before the hours before it end',
      'special_hours.csv line 5, close: is after noon of the next day (36:00)',
      'special_hours.csv line 6, open: is a time from 00:00 to 23:59, for example 09:30',
      'special_hours.csv line 6, close: is a time from 00:00 to 36:00, for example 19:30, or after midnight 26:00 or 02:00',
      'special_hours.csv line 11, date: has at most 4 stretches a day',
    ].toSorted(),
  )
  expect(await api.db.selectFrom('closure').selectAll().execute()).toEqual([])
})

test('Special hours of nobody, and of one person twice at a time, are named by file, line and column', async () => {
  await table(
    'special_hours',
    'shop,who,date,open,close',
    `${SHOP},nobody,2027-02-06,10:00,15:00`,
    `${SHOP},haru,2027-02-06,10:00,15:00`,
    `${SHOP},,2027-02-06,14:00,16:00`,
    `${SHOP},haru,2027-02-06,14:00,16:00`,
  )
  const { err } = await importFolder()
  expect(err.match(/^\w+\.csv line .*/gm)?.toSorted()).toEqual([
    'special_hours.csv line 2, who: is no staff member and no thing of this shop',
    'special_hours.csv line 5, open: is before the hours before it end',
  ])
})

test('Special hours that meet the day before or the day after, by its week or by other special hours, are named', async () => {
  await importFolder()
  await operator('hours', SHOP, '--date', '2027-02-16', '--open', '18:00-30:00')
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => `${SHOP},${weekday},${weekday === 3 ? '05:30' : '10:00'},18:00`)
  await table('hours', 'shop,weekday,open,close', ...week)
  await table(
    'special_hours',
    'shop,date,open,close',
    `${SHOP},2027-02-06,18:00,34:00`,
    `${SHOP},2027-02-08,18:00,34:30`,
    `${SHOP},2027-02-10,18:00,26:00`,
    `${SHOP},2027-02-11,01:30,20:00`,
    // Days that are over count no more.
    `${SHOP},2026-11-02,18:00,34:30`,
  )
  const { exit, err } = await importFolder()
  expect(exit).toBe(1)
  expect(err.match(/^\w+\.csv line .*/gm)?.toSorted()).toEqual([
    'hours.csv line 4, open: is before the hours before it end',
    'special_hours.csv line 3, close: is after the next day opens',
    'special_hours.csv line 4, close: is after the next day opens',
    'special_hours.csv line 5, open: is before the hours before it end',
  ])
})

test('Hours that clocks skip are compared as the instants that they are', async () => {
  await importFolder()
  await api.db.updateTable('shop').set({ time_zone: 'Europe/Berlin' }).execute()
  await closures(`${SHOP},,,2027-03-28T02:30,2027-03-28T03:30,`)
  const { err } = await importFolder()
  expect(err).toContain('closures.csv line 2, to: is not after the beginning\n')
})
