import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schemas } from '../../src/contract/types.ts'
import { resetPeople } from '../../src/db/test-control.ts'
import { transaction } from '../../src/db/transaction.ts'
import { book, hold, reserve } from '../../src/testing/booking.ts'
import { EXAMPLE, example, pathsIn, setAt, withService, withShop } from '../../src/testing/example-catalogue.ts'
import { newMember } from '../../src/testing/people.ts'
import { insertReferenceData, openShop, setClock } from '../../src/testing/shop.ts'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { toNested } from './csv-columns.ts'
import { type ImportOptions, importCatalogue, importInto } from './import-catalogue.ts'
import { ImportRejected, sayMistake } from './mistakes.ts'
import { openSource } from './read-source.ts'
import { emptyState, statesOf } from './tables.ts'

const ONE_LINE = 'must be one line, without control characters or characters that change the text direction'
const NEXT_YEAR = new Date().getFullYear() + 1
const YEARS = `is a year from 1800 to ${NEXT_YEAR - 1}`
const noneHidden = { shops: 0, services: 0, staff: 0, equipment: 0 }
const none = { new: 0, changed: 0, unchanged: 0 }
let api: TestApi
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yoyaku-import-'))
  api = await startTestApi()
  await insertReferenceData(api.db)
  await openShop(api.db)
})
afterAll(async () => {
  await api.context.deliveries.run()
  await api.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await api.context.deliveries.run()
  await resetPeople(api.db)
  await setClock(api, '2026-11-20T00:00:00Z')
  await clean()
})

const importFrom = async (path: string, options?: ImportOptions) =>
  importCatalogue(api.db, await openSource(path), options)
async function written(content: unknown, name = 'catalogue.json'): Promise<string> {
  const file = join(folder, name)
  await writeFile(
    file,
    typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content),
  )
  return file
}
const mistakesOf = (path: string): Promise<string[]> =>
  importFrom(path).then(
    () => ['imported'],
    (error: unknown) => {
      if (error instanceof ImportRejected) return error.mistakes.map(sayMistake)
      throw error
    },
  )
const search = async (keyword: string) =>
  (
    await api.call<{ data: Schemas['ShopCard'][] }>('GET', '/api/v1/shops/search', { query: { keyword } })
  ).body.data.map(({ id }) => id)
const everything = async () => JSON.stringify(await dump())
async function dump() {
  const tables = Object.keys(emptyState()) as (keyof ReturnType<typeof emptyState>)[]
  const rows = tables.map(async (table) => [table, await api.db.selectFrom(table).selectAll().execute()])
  return Object.fromEntries(await Promise.all(rows))
}

test('the example is imported, found, shown and booked; a second import changes nothing', async () => {
  expect(await importFrom(join(EXAMPLE, 'catalogue.json'))).toEqual({
    cities: { ...none, new: 1 },
    categories: { ...none, new: 2 },
    brands: { ...none, new: 1 },
    shops: { ...none, new: 1 },
    closures: { ...none, new: 3 },
    madeInactive: 0,
    hides: { shops: 0, ofShops: 1, services: 0, ofServices: 1, cities: [] },
    hidden: noneHidden,
    taken: { reservations: [], total: 0, holds: [], totalHolds: 0 },
  })
  expect(await search('ろくろ')).toEqual(['tsuchi-kamakura'])
  const { body } = await api.call<{ data: Schemas['Shop'] }>('GET', '/api/v1/shops/tsuchi-kamakura', {
    locale: 'ko',
    currency: 'JPY',
  })
  expect([body.data.shopName, body.data.priceFrom, body.data.pictures.map(({ url }) => url.split('?')[0])]).toEqual([
    '쓰치 가마쿠라',
    { amount: 4500, currency: 'JPY' },
    [
      'https://pictures.example/tsuchi/front.jpg',
      '/media/shops/tsuchi-kamakura/1.svg',
      'https://pictures.example/tsuchi/kiln.jpg',
    ],
  ])
  await setClock(api, '2026-11-23T00:00:00Z')
  const draft = {
    shopId: 'tsuchi-kamakura',
    appointmentServiceId: 'tsuchi-kamakura-wheel',
    reservationDate: '2026-11-27',
    reservationTime: '13:00',
  }
  const { accessToken: token } = await newMember(api)
  const held = await hold(api, draft, { token })
  const booked = await reserve(api, held.body.data, { token }, { remindersConfirmed: ['clothes'] })
  expect(booked.body.data.shop).toMatchObject({
    cover: { url: 'https://pictures.example/tsuchi/front.jpg' },
    station: { name: 'Kamakura Station', minutes: 3, latitude: 35.319, longitude: 139.5505 },
  })
  const before = await everything()
  expect(await importFrom(join(EXAMPLE, 'catalogue.json'))).toEqual({
    cities: { ...none, unchanged: 1 },
    categories: { ...none, unchanged: 2 },
    brands: { ...none, unchanged: 1 },
    shops: { ...none, unchanged: 1 },
    closures: { ...none, unchanged: 3 },
    madeInactive: 0,
    hides: { shops: 0, ofShops: 2, services: 0, ofServices: 2, cities: [] },
    hidden: noneHidden,
    taken: { reservations: [], total: 0, holds: [], totalHolds: 0 },
  })
  expect(await everything()).toBe(before)
})

test.each([
  ['0467-00-0000', '+81467000000'],
  ['（０３）１２３４－５６７８', '+81312345678'],
  ['81467000000', '+81467000000'],
  ['+82 2-123-4567', '+8221234567'],
])('The phone number %s of a shop in Japan is stored as %s', async (phone, stored) => {
  await importFrom(await written(withShop({ phone })))
  const shop = api.db.selectFrom('shop').select('phone').where('id', '=', 'tsuchi-kamakura')
  expect(await shop.executeTakeFirstOrThrow()).toEqual({ phone: stored })
})

test('A phone number in the form of another country than that of the shop is named', async () => {
  expect(await mistakesOf(await written(withShop({ phone: '010-1234-5678' })))).toEqual([
    "catalogue.json, shops[0].phone: is a phone number of the shop's country, or one with its calling code, for example +81312345678",
  ])
})

test.each([
  ['none', { percent: 0 }],
  ['100%', { percent: 100 }],
  ['3000', { amount: 3000 }],
  [3000, { amount: 3000 }],
  [null, null],
])('A late cancellation fee of %j is stored as %j', async (lateCancellationFee, stored) => {
  await importFrom(join(EXAMPLE, 'catalogue.json'))
  await importFrom(await written(withShop({ lateCancellationFee })))
  const { late_fee } = await api.db
    .selectFrom('shop')
    .select('late_fee')
    .where('id', '=', 'tsuchi-kamakura')
    .executeTakeFirstOrThrow()
  expect(late_fee).toEqual(stored)
})

test('Columns of who a shop is before the law are one text in its languages', () => {
  const row = { id: 'tsuchi', business_en: 'Tsuchi Ltd.', business_ko: '쓰치 주식회사' }
  expect(toNested(row)).toEqual({ id: 'tsuchi', business: { en: 'Tsuchi Ltd.', ko: '쓰치 주식회사' } })
})

test('Where a shop learns of its bookings is imported, kept by a later file that does not name it, and gone again with null', async () => {
  const stored = () =>
    api.db.selectFrom('shop').select(['email', 'language']).where('id', '=', 'tsuchi-kamakura').executeTakeFirst()
  await importFrom(await written(withShop({ email: ' Front@Tsuchi.example ', language: 'zh' })))
  expect(await stored()).toEqual({ email: 'front@tsuchi.example', language: 'zh' })
  await importFrom(
    await written({ ...example, shops: example.shops.map(({ email: _, language: __, ...shop }) => shop) }),
  )
  expect(await stored()).toEqual({ email: 'front@tsuchi.example', language: 'zh' })
  await importFrom(await written(withShop({ email: null, language: null })))
  expect(await stored()).toEqual({ email: null, language: null })
  expect(await mistakesOf(await written(withShop({ email: 'front@', language: 'fr' })))).toEqual([
    'catalogue.json, shops[0].email: is an e-mail address, for example front@shop.example',
    'catalogue.json, shops[0].language: is one of en, ko, ja, zh',
  ])
})

test('The day since which a shop is listed is imported, and is the same again after an export', async () => {
  const stored = () =>
    api.db
      .selectFrom('shop')
      .select(sql<string>`created_at::text`.as('at'))
      .where('id', '=', 'tsuchi-kamakura')
      .executeTakeFirst()
  await importFrom(await written(withShop({ listedSince: '2025-05-03' })))
  expect(await stored()).toEqual({ at: '2025-05-03 00:00:00+00' })
  await importFrom(join(EXAMPLE, 'catalogue.json'))
  expect(await stored()).toEqual({ at: '2025-05-03 00:00:00+00' })
  await api.db
    .updateTable('shop')
    .set({ created_at: '2025-05-04T08:15:00Z' })
    .where('id', '=', 'tsuchi-kamakura')
    .execute()
  expect((await importFrom(await written(withShop({ listedSince: '2025-05-04' })))).shops).toEqual({
    ...none,
    unchanged: 1,
  })
  expect(await mistakesOf(await written(withShop({ listedSince: 'May' })))).toHaveLength(1)
})

test.each([
  ['woman', 'woman'],
  ['man', 'man'],
  [undefined, 'man'],
])('A staff member with the avatar %s is drawn as a %s', async (avatar, object) => {
  await importFrom(await written(withShop({ staff: [{ id: 'haru', name: { en: 'Haru' }, avatar }] })))
  const { avatar: spec } = await api.db
    .selectFrom('bookable')
    .select('avatar')
    .where('id', '=', 'haru')
    .executeTakeFirstOrThrow()
  expect(spec).toMatchObject({ category: 'person', object })
})

test('An avatar that is neither an address nor one of the two drawings of people is named', async () => {
  expect(
    await mistakesOf(await written(withShop({ staff: [{ id: 'haru', name: { en: 'Haru' }, avatar: 'scissors' }] }))),
  ).toEqual(['catalogue.json, shops[0].staff[0].avatar: is an address with https://, woman or man'])
})

// Promise (Sentences and limits): who a shop is before the law is imported, and shown before the order
test('Who a shop is before the law is imported, read with its services, and gone again with null', async () => {
  await importFrom(join(EXAMPLE, 'catalogue.json'))
  const shown = async (locale: 'ko' | 'zh') => {
    const path = '/api/v1/services/tsuchi-kamakura-wheel'
    const { body } = await api.call<{ data: { shop: { business?: string } } }>('GET', path, { locale })
    return body.data.shop.business
  }
  expect(await shown('ko')).toBeUndefined()
  await importFrom(
    await written(withShop({ business: { en: 'Tsuchi Ltd., Rep. A. Mori', ko: '쓰치 주식회사, 대표자 모리' } })),
  )
  expect([await shown('ko'), await shown('zh')]).toEqual(['쓰치 주식회사, 대표자 모리', 'Tsuchi Ltd., Rep. A. Mori'])
  await importFrom(await written(withShop({ business: null })))
  expect(await shown('ko')).toBeUndefined()
})

test('Since when a shop is open and its license are imported, shown in the language of the reader, and gone again with null', async () => {
  const shown = async (locale: 'ja' | 'en') => {
    const { body } = await api.call<{ data: Schemas['Shop'] }>('GET', '/api/v1/shops/tsuchi-kamakura', { locale })
    return [body.data.openSince, body.data.license]
  }
  await importFrom(join(EXAMPLE, 'catalogue.json'))
  expect(await shown('ja')).toEqual([2014, '適格請求書発行事業者 登録番号 T1234567890123'])
  await importFrom(await written(withShop({ openSince: '１８００', license: { en: 'No. 5' } })))
  expect(await shown('ja')).toEqual([1800, 'No. 5'])
  await importFrom(await written(withShop({ openSince: null, license: null })))
  expect(await shown('en')).toEqual([undefined, undefined])
})

test('The same catalogue as CSV, as lines and as one piece is the same catalogue', async () => {
  const states = []
  const lines = [
    ...example.cities.map((city) => ({ city })),
    ...example.categories.map((category) => ({ category })),
    ...example.brands.map((brand) => ({ brand })),
    ...example.shops.map((shop) => ({ shop })),
  ].toReversed()
  const asLines = await written(lines.map((line) => JSON.stringify(line)).join('\r\n'), 'catalogue.jsonl')
  for (const path of [join(EXAMPLE, 'catalogue.json'), join(EXAMPLE, 'csv'), asLines]) {
    await api.db.deleteFrom('shop').where('id', '<>', 'shop').execute()
    await importFrom(path)
    const state = (await statesOf(api.db, ['tsuchi-kamakura'])).get('tsuchi-kamakura')
    states.push(
      JSON.stringify(
        Object.values(state ?? {}).map((rows) => [...rows].toSorted()),
        (key, value) => (['created_at', 'updated_at'].includes(key) ? '' : value),
      ),
    )
  }
  expect(states[1]).toBe(states[0])
  expect(states[2]).toBe(states[0])
})

test('An import reads the BOMs, semicolons, quotes and line ends that spreadsheets write', async () => {
  const sheets = await mkdtemp(join(folder, 'sheets-'))
  for (const name of await readdir(join(EXAMPLE, 'csv'))) {
    const rows = (await readFile(join(EXAMPLE, 'csv', name), 'utf8')).trimEnd().split('\n')
    const cells = rows.map((row) => row.match(/("([^"]|"")*"|[^,]*)(,|$)/g)?.slice(0, row.split(',').length) ?? [])
    const fileRows = name === 'hours.csv' ? rows.map((row) => row.replaceAll(',', ';')) : rows
    expect(cells.length).toBe(rows.length)
    await writeFile(join(sheets, name), `\ufeff${fileRows.join('\r\n')}\r\n\r\n`)
  }
  expect((await importFrom(sheets)).shops).toEqual({ ...none, new: 1 })
})

describe('A changed catalogue', () => {
  test('is written, and every search finds it; what is not in the file stays, and reservations stay as agreed', async () => {
    await importFrom(join(EXAMPLE, 'catalogue.json'))
    const { reservation } = await book(api)
    expect(await search('bowl')).toEqual(['tsuchi-kamakura'])
    const renamed = withService({
      name: { en: 'A vase' },
      units: [{ id: 'small', name: { en: 'Small' }, durationMinutes: 60, price: 3000 }],
    })
    expect((await importFrom(await written(renamed))).shops).toEqual({ ...none, changed: 1 })
    expect([await search('bowl'), await search('vase')]).toEqual([[], ['tsuchi-kamakura']])
    const units = await api.db
      .selectFrom('service_unit')
      .select(['id', 'price'])
      .where('shop_id', '=', 'tsuchi-kamakura')
      .orderBy('id')
      .execute()
    expect(units).toEqual([
      { id: 'large', price: 6800 },
      { id: 'small', price: 3000 },
    ])
    const shop = await api.db
      .selectFrom('shop')
      .select(['price_from', 'active'])
      .where('id', '=', 'tsuchi-kamakura')
      .executeTakeFirst()
    expect(shop).toEqual({ price_from: 3000, active: true })
    const { status } = await api.db
      .selectFrom('reservation')
      .select('status')
      .where('code_number', '=', reservation.codeNumber)
      .executeTakeFirstOrThrow()
    expect([status, await search('kumo')]).toEqual(['confirmed', ['shop']])
  })

  test('with --replace, what is not in it is no longer offered, and nothing of it is deleted that was booked', async () => {
    await importFrom(join(EXAMPLE, 'catalogue.json'))
    const { codeNumber } = (await book(api)).reservation
    const dry = await importFrom(await written({ shops: [] }), { replace: true, dryRun: true })
    expect([dry.madeInactive, await search('kumo')]).toEqual([2, ['shop']])
    const { madeInactive, taken } = await importFrom(join(EXAMPLE, 'catalogue.json'), {
      ...{ replace: true, force: true },
    })
    expect(madeInactive).toBe(1)
    const booked = taken.reservations.map((one) => one.codeNumber)
    expect([booked.includes(codeNumber), taken.total]).toEqual([true, dry.taken.total])
    expect([await search('kumo'), await search('tsuchi')]).toEqual([[], ['tsuchi-kamakura']])
    await importFrom(await written(withShop({ staff: [], services: [] })), { replace: true, force: true })
    expect(await search('bowl')).toEqual([])
    await api.db.updateTable('shop').set({ active: true }).where('id', '=', 'shop').execute()
  })

  test('an empty file is a wrong one', async () => {
    const shown = async () => (await api.call<{ total: number }>('GET', '/api/v1/shops')).body.total
    const before = await shown()
    const mistakesIn = async (content: unknown, options?: ImportOptions) =>
      importFrom(await written(content), options).then(
        () => 'imported',
        (error: ImportRejected) => error.mistakes.map(sayMistake),
      )
    expect(await mistakesIn({})).toEqual(['the catalogue: has nothing in it: no city, category, brand or shop'])
    expect(await shown()).toBe(before)
  })

  describe('with --replace', () => {
    const shops = (count: number, city = 'kamakura') =>
      Array.from({ length: count }, (_, index) => ({
        ...example.shops[0],
        ...{ id: `s${index}`, city, specialHours: [], closures: [] },
        services: example.shops[0]?.services.map((service) => ({ ...service, id: `s${index}-${service.id}` })),
      }))
    const catalogueOf = (list: object[]) => written({ ...example, shops: list })
    const shown = async () =>
      (await api.db.selectFrom('shop').select('id').where('active', '=', true).orderBy('id').execute()).map(
        ({ id }) => id,
      )
    beforeEach(async () => {
      await api.db.updateTable('shop').set({ active: false }).where('id', '=', 'shop').execute()
    })
    afterEach(async () => {
      await api.db.updateTable('shop').set({ active: true }).where('id', '=', 'shop').execute()
    })

    test.each([
      ['no shop', [], 'It would no longer show 10 of 10 shown shops, every shop of kamakura.'],
      ['less than 80 % of the shops', shops(7), 'It would no longer show 3 of 10 shown shops.'],
      [
        'shops with a status',
        shops(10).map((one, index) => (index < 3 ? { ...one, status: 'inactive' } : one)),
        'It would no longer show 3 of 10 shown shops.',
      ],
      [
        'shops without their services',
        shops(10).map((one, index) => (index < 3 ? { ...one, services: [] } : one)),
        'It would no longer show 3 of 10 shown services of shops that stay.',
      ],
    ])('a file of %s is refused without --force', async (_, list, message) => {
      await importFrom(await catalogueOf(shops(10)))
      const file = await catalogueOf(list)
      await expect(importFrom(file, { replace: true })).rejects.toThrow(message)
      expect((await shown()).length).toBe(10)
      await importFrom(file, { replace: true, dryRun: true })
      expect((await shown()).length).toBe(10)
      await importFrom(file, { replace: true, force: true })
    })

    test('a file that loses every shop of a city is refused, however few they are', async () => {
      const cities = [...example.cities, { ...example.cities[0], id: 'zushi' }]
      const zushi = { ...shops(1, 'zushi')[0], id: 'zushi', services: [] }
      await importFrom(await written({ ...example, cities, shops: [...shops(9), zushi] }))
      await expect(importFrom(await catalogueOf(shops(9)), { replace: true })).rejects.toMatchObject({
        message: expect.stringContaining('every shop of zushi'),
        hides: { shops: 1, ofShops: 10, services: 0, ofServices: 9, cities: ['zushi'] },
      })
    })

    test('a file that loses a fifth of the shops is imported', async () => {
      await importFrom(await catalogueOf(shops(10)))
      expect(await importFrom(await catalogueOf(shops(8)), { replace: true })).toMatchObject({ madeInactive: 2 })
    })

    test('a shop, service, staff member and thing that come back are shown again; with a status they stay hidden', async () => {
      const [one] = shops(1)
      const all = [...shops(9), { ...one, id: 's9', services: one?.services?.map((s) => ({ ...s, id: `s9-${s.id}` })) }]
      await importFrom(await catalogueOf(all))
      await importFrom(await catalogueOf(shops(9)), { replace: true })
      expect(await importFrom(await catalogueOf(all))).toMatchObject({ hidden: { ...noneHidden, shops: 1 } })
      expect(await importFrom(await catalogueOf(all), { replace: true })).toMatchObject({ hidden: noneHidden })
      expect((await shown()).length).toBe(10)
      for (const table of ['service', 'bookable'] as const) {
        await api.db.updateTable(table).set({ active: false }).where('shop_id', '=', 's1').execute()
      }
      const { hidden } = await importFrom(await catalogueOf(all), { dryRun: true })
      expect(hidden).toEqual({ shops: 0, services: 1, staff: 1, equipment: 2 })
      expect(await importFrom(await catalogueOf(all), { replace: true })).toMatchObject({ hidden: noneHidden })
      const stays = all.map((shop, index) => (index === 0 ? { ...shop, status: 'inactive' } : shop))
      expect(await importFrom(await catalogueOf(stays), { replace: true })).toMatchObject({
        hidden: { ...noneHidden, shops: 1 },
      })
    })
  })

  test('a dry run writes nothing', async () => {
    const before = await everything()
    expect((await importFrom(join(EXAMPLE, 'catalogue.json'), { dryRun: true })).shops).toEqual({ ...none, new: 1 })
    expect(await everything()).toBe(before)
  })
})

describe('A wrong catalogue', () => {
  test('gets every mistake named at once, with its path and what is allowed, and imports nothing', async () => {
    const before = await everything()
    const bad = withShop({
      id: 'a b',
      phone: '03-1234',
      latitude: 91,
      currency: 'EUR',
      colour: 'red',
      name: { ko: '이름' },
      holidays: ['02-30'],
    })
    expect(await mistakesOf(await written(bad))).toEqual([
      'catalogue.json, shops[0].id: must be 1 to 64 letters, digits, - and _ (no spaces, no accents)',
      'catalogue.json, shops[0].name.en: is required',
      "catalogue.json, shops[0].phone: is a phone number of the shop's country, or one with its calling code, for example +81312345678",
      'catalogue.json, shops[0].latitude: is from -90 to 90',
      'catalogue.json, shops[0].currency: is one of USD, TWD, JPY, KRW',
      'catalogue.json, shops[0].holidays[0]: is not a valid date',
      'catalogue.json, shops[0].colour: unknown field',
    ])
    expect(await everything()).toBe(before)
  })

  test.each([
    ['six people', withService({ maxQuantity: 6 }), 'services[0].maxQuantity: is from 1 to 5'],
    ['no people', withService({ minQuantity: 0 }), 'services[0].minQuantity: is from 1 to 5'],
    [
      'more than most',
      withService({ minQuantity: 2, maxQuantity: 1 }),
      'services[0].maxQuantity: is not below the least number of people',
    ],
    [
      'half a yen',
      withService({ units: [{ id: 'u', name: { en: 'U' }, durationMinutes: 60, price: '10.5' }] }),
      'services[0].units[0].price: is a whole number of JPY',
    ],
    [
      'a fee of more than all',
      withShop({ lateCancellationFee: '101%' }),
      'lateCancellationFee: is none, a share of the total such as 50%, or a price such as 3000',
    ],
    [
      'a discount of nothing',
      withService({ discount: 'student', discountOf: 'nothing' }),
      'services[0].discountOf: nothing is no service of this shop at its usual price',
    ],
    [
      'a discount of itself',
      withService({ discount: 'student', discountOf: 'tsuchi-kamakura-wheel' }),
      'services[0].discountOf: tsuchi-kamakura-wheel is no service of this shop at its usual price',
    ],
    [
      'half a discount',
      withService({ discount: 'student' }),
      'services[0].discountOf: is needed with discount, and only with it',
    ],
    [
      'a station without its minutes',
      withShop({ stationMinutes: null }),
      'stationMinutes: is needed with station, and only with it',
    ],
    [
      'half a place of a station',
      withShop({ stationLongitude: null }),
      'stationLongitude: is needed with stationLatitude, and only with it',
    ],
    ['a year that has not begun', withShop({ openSince: NEXT_YEAR }), `openSince: ${YEARS}`],
    ['a year before 1800', withShop({ openSince: '1799' }), `openSince: ${YEARS}`],
    ['half a year', withShop({ openSince: 2014.5 }), `openSince: ${YEARS}`],
    ['a long license', withShop({ license: { en: 'x'.repeat(201) } }), 'license.en: must be at most 200 characters'],
    ['a license of two lines', withShop({ license: { en: 'No.\n12' } }), `license.en: ${ONE_LINE}`],
    ['half a yen as a fee', withShop({ lateCancellationFee: '10.5' }), 'lateCancellationFee: is a whole number of JPY'],
    [
      'somebody unknown',
      withService({ staff: ['nobody'] }),
      'services[0].staff: nobody is not staff of this shop. There is haru.',
    ],
    [
      'a wheel as staff',
      withService({ staff: ['wheel-1'] }),
      'services[0].staff: wheel-1 is not staff of this shop. There is haru.',
    ],
    [
      'nothing to take',
      withService({ equipment: [] }),
      'services[0].equipment: has at least one where the mode is resource',
    ],
    [
      'a city that is not there',
      withShop({ city: 'atlantis' }),
      'city: is no city: atlantis. There are tokyo and kamakura.',
    ],
    [
      'a zone that is not there',
      withShop({ timeZone: 'Asia/Atlantis' }),
      'timeZone: is a time zone of the tz database, for example Asia/Tokyo',
    ],
    [
      'hours that meet',
      withShop({
        hours: [
          { weekday: 1, open: '09:00', close: '12:00' },
          { weekday: 1, open: '11:00', close: '13:00' },
        ],
      }),
      'hours[1].open: meets another time of weekday 1',
    ],
    [
      'a script as a picture',
      withShop({ cover: 'javascript:alert(1)' }),
      'cover: is an address with https:// or the name of a drawing. operator drawings lists all',
    ],
    [
      'a NUL',
      withShop({ postalCode: 'a\0' }),
      'postalCode: contains characters that cannot be stored (NUL or half a character)',
    ],
    ['a name of two lines', withShop({ name: { en: 'Tsuchi\nKamakura' } }), `name.en: ${ONE_LINE}`],
    ['an address with a tab', withShop({ address: { en: '1\tKomachi' } }), `address.en: ${ONE_LINE}`],
    [
      'a service whose name turns around',
      withService({ name: { en: 'a', ja: '\u202Egpj' } }),
      `services[0].name.ja: ${ONE_LINE}`,
    ],
    ['a postal code that isolates', withShop({ postalCode: '248\u20660006' }), `postalCode: ${ONE_LINE}`],
    [
      'a title with a control character',
      withShop({ staff: [{ id: 'haru', name: { en: 'Haru' }, title: { en: 'Pot\u0085ter' } }] }),
      `staff[0].title.en: ${ONE_LINE}`,
    ],
    ['a service of another shop', withService({ id: 'cut' }), 'services[0].id: is a service of shop already: cut'],
  ])('is refused: %s', async (_, catalogue, message) => {
    expect(await mistakesOf(await written(catalogue))).toEqual([`catalogue.json, shops[0].${message}`])
  })

  test('gets the mistakes of its shops named by importInto, too, which checks them as it writes', async () => {
    const before = await everything()
    const path = await written(withService({ durationMinutes: 0 }))
    const source = await openSource(path)
    const named = await transaction(api.db, (trx) => importInto(trx, source)).then(
      () => ['imported'],
      (error: ImportRejected) => error.mistakes.map(sayMistake),
    )
    expect(named).toEqual(await mistakesOf(path))
    expect(await everything()).toBe(before)
  })

  test('is not one with a description of many lines', async () => {
    const file = await written(withShop({ description: { en: 'Clay.\r\n\r\n\tAnd tea.' } }))
    expect(await importFrom(file, { dryRun: true })).toMatchObject({ shops: { new: 1 } })
  })

  test('gets its rows of CSV named by file, line and column', async () => {
    const sheets = await mkdtemp(join(folder, 'wrong-'))
    for (const name of await readdir(join(EXAMPLE, 'csv'))) {
      await writeFile(join(sheets, name), await readFile(join(EXAMPLE, 'csv', name)))
    }
    await writeFile(
      join(sheets, 'hours.csv'),
      'shop,weekday,open,close\ntsuchi-kamakura,8,10:00,12:00\nelsewhere,1,10:00,12:00\nx\n',
    )
    await writeFile(
      join(sheets, 'units.csv'),
      'shop,service,id,name_en,duration_minutes,price\ntsuchi-kamakura,tsuchi-kamakura-wheel,u,"Two\nlines",60,5\ntsuchi-kamakura,tsuchi-kamakura-wheel,v,V,soon,5\n',
    )
    await writeFile(join(sheets, 'brands.csv'), Buffer.from([0x69, 0x64, 0x0a, 0xff, 0x0a, 0x61, 0xc3, 0x0a]))
    await writeFile(join(sheets, 'prices.csv'), 'a\n')
    await writeFile(join(sheets, 'holidays.csv'), 'a\n')
    expect((await mistakesOf(sheets)).toSorted()).toEqual([
      'brands.csv line 2: is not UTF-8: save it as “CSV UTF-8”',
      'brands.csv line 3: is not UTF-8: save it as “CSV UTF-8”',
      expect.stringMatching(/^holidays.csv: is no table: there are cities.csv, /),
      'hours.csv line 2, weekday: is from 1 to 7',
      'hours.csv line 3, shop: is not in shops.csv: elsewhere',
      'hours.csv line 4: has 1 cells, the first line has 4',
      expect.stringMatching(/^prices.csv: is no table/),
      `units.csv line 2, name_en: ${ONE_LINE}`,
      'units.csv line 4, duration_minutes: is a whole number from 1 to 86400',
    ])
  })

  test('gets files named that are no part of one', async () => {
    expect(await mistakesOf(join(folder, 'none.json'))).toEqual(['none.json: is not there'])
    expect(await mistakesOf(await written('x', 'shops.xlsx'))).toEqual([
      'shops.xlsx: is neither a folder of CSV files nor .json nor .jsonl',
    ])
    expect(await mistakesOf(await written('{"shops": ['))).toEqual([
      expect.stringMatching(/^catalogue.json: is no JSON: /),
    ])
    expect(await mistakesOf(await written('[]'))).toEqual([
      'catalogue.json: is an object of cities, categories, brands, shops',
    ])
    expect(await mistakesOf(await written('{"shop": {}}\n{"shoe": {}}\nnull', 'a.jsonl'))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^a.jsonl line 1, id: is required/),
        expect.stringMatching(/^a.jsonl line 2: is \{"city"/),
        expect.stringMatching(/^a.jsonl line 3: /),
      ]),
    )
  })

  test('Fuzz: whatever stands in its place, a row that is wrong imports nothing and breaks nothing', async () => {
    const before = await everything()
    const nonsense: unknown[] = [
      null,
      [],
      {},
      'x'.repeat(6000),
      -1,
      Number.POSITIVE_INFINITY,
      0.5,
      true,
      '\ud800',
      [null],
      { en: 1 },
      '=cmd()',
      '__proto__',
    ]
    let tried = 0
    for (const path of pathsIn(example.shops[0])) {
      const value = nonsense[tried % nonsense.length]
      tried += 1
      const catalogue = structuredClone(example)
      setAt(catalogue.shops[0], path, value)
      const mistakes = await mistakesOf(await written(catalogue))
      const mayBe =
        value === true ||
        value === null ||
        value === '=cmd()' ||
        value === '__proto__' ||
        (typeof value === 'number' && /latitude|longitude/i.test(path.join('.'))) ||
        (Array.isArray(value) && value.length === 0)
      if (mistakes[0] === 'imported' && !mayBe) throw new Error(`${path.join('.')} took ${JSON.stringify(value)}`)
      if (mistakes[0] === 'imported') await clean()
      else expect(await everything()).toBe(before)
    }
    expect(tried).toBeGreaterThan(100)
  })
})

async function clean() {
  await api.db.deleteFrom('shop').where('id', '<>', 'shop').execute()
  await api.db.deleteFrom('brand').execute()
  await api.db.deleteFrom('category').where('id', '<>', 'hair').execute()
  await api.db.deleteFrom('city').where('id', '<>', 'tokyo').execute()
}
