import { type RawBuilder, sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '../../src/db/transaction.ts'
import { book, changeHold, hold } from '../../src/testing/booking.ts'
import { insertReferenceData, openShop } from '../../src/testing/shop.ts'
import { startEachTestAnew } from '../../src/testing/start-each-test-anew.ts'
import { waits } from '../../src/testing/waits.ts'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { runOperator } from './program.ts'

const OPERATOR_KEY = 'the-key-of-the-operators'
const DATE = '2026-11-24'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_KEY } })
  await insertReferenceData(api.db)
  await openShop(api.db, { staff: [{ id: 'aoi' }, { id: 'ren' }], mode: 'staff' })
  const name = JSON.stringify({ en: 'Aoi Mori', ko: '모리 아오이', ja: '森 葵', zh: '森葵' })
  await api.db.updateTable('bookable').set({ name }).where('id', '=', 'aoi').execute()
})
startEachTestAnew(() => api)
beforeEach(async () => {
  await api.db.deleteFrom('closure').execute()
  await api.db.deleteFrom('bookable_special_hours').execute()
})

async function operator(...args: string[]) {
  const output = { out: '', err: '' }
  const exit = await runOperator(args, {
    env: { OPERATOR_KEY, PUBLIC_URL: await api.url() },
    out: (text) => {
      output.out += text
    },
    err: (text) => {
      output.err += text
    },
  })
  return { exit, ...output }
}
const setHours = (...flags: string[]) => operator('hours', 'shop', '--date', DATE, ...flags)

type Times = { data: { days: { slots: { time: string }[] }[] } }
async function times(staffId: string) {
  const query = { serviceId: 'cut', quantity: 1, dateFrom: DATE, dateTo: DATE, staffId }
  const { body } = await api.call<Times>('GET', '/api/v1/shops/shop/getAvailableTime', { query })
  return body.data.days[0]?.slots.map(({ time }) => time)
}

test('hours --who sets the hours of one person on a date, found by name in any language or by id, until --usual', async () => {
  const before = await times('aoi')
  for (const who of ['aoi', 'aoi mori', '森 葵', '모리 아오이']) {
    const { exit, out } = await setHours('--who', who, '--open', '10:00-11:30', '--open', '14:00-15:00')
    expect([exit, out]).toEqual([0, expect.stringMatching(/\n2026-11-24 +Aoi Mori: 10:00-11:30, 14:00-15:00\n/)])
    expect(await times('aoi')).toEqual(['10:00', '10:30', '14:00'])
    expect((await setHours('--who', who, '--usual')).out).not.toContain(DATE)
    expect(await times('aoi')).toEqual(before)
  }
  expect(await times('ren')).toEqual(before)
})

test('hours --who --closed: not there on that date; blocked and hours list it', async () => {
  expect((await setHours('--who', 'aoi', '--closed')).out).toMatch(/\n2026-11-24 +Aoi Mori: closed\n/)
  await setHours('--who', 'ren', '--open', '12:00-13:00')
  expect([await times('aoi'), await times('ren')]).toEqual([[], ['12:00']])
  expect((await operator('blocked', 'shop')).out).toBe(
    'Nothing is closed from now on.\nOther hours:\n2026-11-24  Aoi Mori: closed\n2026-11-24  ren: 12:00-13:00\n',
  )
  expect(JSON.parse((await operator('--json', 'blocked', 'shop')).out)).toEqual({
    ...{ data: [], total: 0 },
    specialByBookable: [
      { bookable: { id: 'aoi', name: 'Aoi Mori' }, date: DATE, hours: [] },
      { bookable: { id: 'ren', name: 'ren' }, date: DATE, hours: [{ open: '12:00', close: '13:00' }] },
    ],
  })
  expect((await operator('--lang', 'ja', 'hours', 'shop')).out).toContain(`${DATE}  森 葵: closed\n`)
})

test('block --who understands a name as well', async () => {
  expect((await operator('block', 'shop', '--who', '森 葵', '--date', DATE)).out).toContain('Closed: Aoi Mori of shop,')
})

// Promise (Screens): what is booked outside the new hours of a staff member or thing stays, and is listed to the operator
test('What is booked or held outside the new hours stays and is listed, what lies inside is not', async () => {
  const { codeNumber } = (await book(api, { staffId: 'aoi', reservationTime: '12:00' })).reservation
  await hold(api, { staffId: 'aoi', reservationTime: '18:00' })
  const inside = await setHours('--who', 'aoi', '--open', '12:00-13:00', '--open', '18:00-19:00')
  expect(inside.out).not.toMatch(/Stays booked|Held now/)
  const { out } = await setHours('--who', 'aoi', '--open', '09:00-12:30')
  expect(out).toMatch(/^Stays booked; .*\n(.*\n){2}1 of 1\nHeld now, .*\n.*\n2026-11-24 18:00 .*\n1 of 1\n/m)
  expect(out).toContain(codeNumber)
  const listed = JSON.parse((await operator('--json', 'hours', 'shop', '--who', 'aoi', '--date', DATE, '--closed')).out)
  expect(listed).toMatchObject({ hours: { shopId: 'shop' }, reservations: [{ codeNumber }], total: 1, totalHolds: 1 })
  expect((await operator('list', '--shop', 'shop', '--status', 'confirmed')).out).toContain(codeNumber)
  expect((await setHours('--who', 'ren', '--closed')).out).not.toMatch(/Stays booked|Held now/)
})

// Promise (Screens): new hours of a staff member or thing and a hold that meet have one winner: the hold that came first stays
test('Hours that are set while a time is being held wait, list the hold, and it stays', async () => {
  const { holding, setting } = await meanwhile(sql`lock table occupancy in share mode`, async () => {
    const holding = hold(api, { staffId: 'aoi' })
    await waits(api.db, holding, 'insert into occupancy')
    const setting = setHours('--who', 'aoi', '--closed')
    await waits(api.db, setting, 'for no key update')
    return { holding, setting }
  })
  const { exit, out } = await setting
  expect([(await holding).status, exit]).toEqual([201, 0])
  expect(out).toMatch(/^Held now, may still be booked; .*\n.*\n2026-11-24 12:00 +1 +shop .*\n1 of 1\n/m)
})

test('A time that is asked for while such hours are being set is refused', async () => {
  const { setting, holding } = await meanwhile(sql`lock table reservation`, async () => {
    const setting = setHours('--who', 'aoi', '--closed')
    await waits(api.db, setting, 'from "reservation"')
    const holding = hold(api, { staffId: 'aoi' })
    await waits(api.db, holding, 'from bookable')
    return { setting, holding }
  })
  expect([(await setting).exit, (await holding).body.code]).toEqual([0, 'SLOT_TAKEN'])
})

test('A hold that is moved to a time while such hours are being set is refused that time', async () => {
  const { body } = await hold(api, { staffId: 'aoi', reservationDate: '2026-11-25' })
  const { setting, moving } = await meanwhile(sql`lock table reservation`, async () => {
    const setting = setHours('--who', 'aoi', '--closed')
    await waits(api.db, setting, 'from "reservation"')
    const moving = changeHold(api, body.data, { staffId: 'aoi' })
    await waits(api.db, moving, 'from bookable')
    return { setting, moving }
  })
  expect([(await setting).exit, (await moving).body.code]).toEqual([0, 'SLOT_TAKEN'])
})

test('Such hours that are set twice at once are set one after the other', async () => {
  const both = await meanwhile(sql`lock table bookable_special_hours in share mode`, async () => {
    const first = setHours('--who', 'aoi', '--open', '10:00-11:00')
    await waits(api.db, first, 'delete from "bookable_special_hours"')
    const second = setHours('--who', 'aoi', '--open', '10:00-12:00')
    await waits(api.db, second, 'for no key update')
    return { answers: [first, second] }
  })
  expect((await Promise.all(both.answers)).map(({ exit }) => exit)).toEqual([0, 0])
  expect(await times('aoi')).toEqual(['10:00', '10:30', '11:00'])
})

/** What `happens` while a lock stops everybody who comes to that table. */
const meanwhile = <Result>(lock: RawBuilder<unknown>, happens: () => Promise<Result>): Promise<Result> =>
  transaction(api.db, async (trx) => {
    await lock.execute(trx)
    return await happens()
  })

test.each([
  [['--who', 'nobody', '--closed'], 'who: is no staff member and no thing of this shop. There are Aoi Mori and ren.\n'],
  [['--who', 'aoi'], 'With --who, give --date and --open, --closed or --usual.'],
  [['--who', 'aoi', '--closed', '--usual'], 'With --who, give --date and --open, --closed or --usual.'],
  [['--closed'], 'With --who, give --date and --open, --closed or --usual.'],
  [['--who', 'aoi', '--open', '10:00-15:00', '--open', '14:00-16:00'], 'open: is before the hours before it end\n'],
])('hours refuses %j and names the reason', async (flags, why) => {
  const { exit, err } = await setHours(...flags)
  expect([exit > 0, err]).toEqual([true, expect.stringContaining(why)])
})

test('A name that two of the staff have names neither', async () => {
  await api.db.updateTable('bookable').set({ name: '{"en": "aoi MORI"}' }).where('id', '=', 'ren').execute()
  expect((await setHours('--who', 'Aoi Mori', '--closed')).err).toBe(
    'who: is the name of several of this shop: give the id\n',
  )
  await api.db.updateTable('bookable').set({ name: '{"en": "ren"}' }).where('id', '=', 'ren').execute()
})
