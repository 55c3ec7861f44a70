import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { createDb, type Db } from '../../db/connection.ts'
import { t } from '../../lib/localized-text.ts'
import { insertReferenceData, openShop } from '../../testing/shop.ts'

type Found = { data: { id: string }[]; total: number }

describe('Search', () => {
  let api: TestApi
  /** What another process, or an operator with a program of their own, has open. */
  let elsewhere: Db
  beforeAll(async () => {
    api = await startTestApi()
    elsewhere = createDb(api.databaseUrl, { maxConnections: 3 })
    await insertReferenceData(api.db)
  })
  afterAll(async () => {
    await elsewhere.destroy()
    await api.close()
  })
  beforeEach(async () => {
    await elsewhere.deleteFrom('shop').execute()
    await openShop(elsewhere, { id: 'one' })
    await openShop(elsewhere, { id: 'two' })
    const categories = ['one', 'two'].map((shop_id) => ({ shop_id, category_id: 'hair' }))
    await elsewhere.insertInto('shop_category').values(categories).execute()
  })

  const found = async (keyword: string) => {
    const { body } = await api.call<Found>('GET', '/api/v1/shops/search', { query: { keyword } })
    expect(body.total).toBe(body.data.length)
    return body.data.map(({ id }) => id).toSorted()
  }
  const name = (en: string) => JSON.stringify(t(en, '새 이름', '新しい名', '新名'))

  test('A shop that somebody else writes is found by its names and those of its services', async () => {
    for (const keyword of ['kumo', '쿠모', '雲', 'カット', '剪髮', '剪发', 'tokyo', '日本'])
      expect([keyword, await found(keyword)]).toEqual([keyword, ['one', 'two']])
  })

  test('What it is called now finds it, what it was called does not', async () => {
    expect(await found('kumo')).toEqual(['one', 'two'])
    await elsewhere
      .updateTable('shop')
      .set({ name: name('Sora') })
      .where('id', '=', 'one')
      .execute()
    expect([await found('kumo'), await found('sora'), await found('新名')]).toEqual([['two'], ['one'], ['one']])
    await elsewhere
      .updateTable('service')
      .set({ name: name('Umi') })
      .where('shop_id', '=', 'two')
      .execute()
    expect([await found('cut'), await found('umi')]).toEqual([['one'], ['two']])
    await elsewhere.updateTable('service').set({ active: false }).where('shop_id', '=', 'two').execute()
    expect(await found('umi')).toEqual([])
  })

  test('A unit and a category of a shop are found once they came, and no longer once they went', async () => {
    expect([await found('umi'), await found('nails')]).toEqual([[], []])
    const unit = {
      shop_id: 'one',
      service_id: 'cut',
      id: 'umi',
      name: name('Umi'),
      duration_minutes: 60,
      price: 1,
      sort: 9,
    }
    await elsewhere.insertInto('service_unit').values(unit).execute()
    const nails = { id: 'nails', slug: 'nails', name: name('Nails'), icon: 'scissors', sort: 9 }
    await elsewhere.insertInto('category').values(nails).execute()
    await elsewhere.insertInto('shop_category').values({ shop_id: 'two', category_id: 'nails' }).execute()
    expect([await found('umi'), await found('nails')]).toEqual([['one'], ['two']])
    await elsewhere.deleteFrom('service_unit').where('id', '=', 'umi').execute()
    await elsewhere.deleteFrom('shop_category').where('category_id', '=', 'nails').execute()
    await elsewhere.deleteFrom('category').where('id', '=', 'nails').execute()
    expect([await found('umi'), await found('nails')]).toEqual([[], []])
  })

  test('An extra of a shop is found once it came, by its new name, and no longer once it went', async () => {
    const extra = { shop_id: 'one', id: 'umi', price: 1, duration_minutes: 0, max_quantity: 1, sort: 9 }
    expect(await found('umi')).toEqual([])
    await elsewhere
      .insertInto('attach')
      .values({ ...extra, name: name('Umi') })
      .execute()
    await elsewhere
      .insertInto('service_attach')
      .values({ shop_id: 'one', service_id: 'cut', attach_id: 'umi' })
      .execute()
    expect(await found('umi')).toEqual(['one'])
    await elsewhere
      .updateTable('attach')
      .set({ name: name('Hoshi') })
      .where('id', '=', 'umi')
      .execute()
    expect([await found('umi'), await found('hoshi')]).toEqual([[], ['one']])
    await elsewhere.deleteFrom('attach').where('id', '=', 'umi').execute()
    expect(await found('hoshi')).toEqual([])
  })

  test.each(['city', 'category'] as const)('A %s that is called otherwise', async (table) => {
    const before = await elsewhere.selectFrom(table).select('name').executeTakeFirstOrThrow()
    expect(await found('edo')).toEqual([])
    await elsewhere
      .updateTable(table)
      .set({ name: name('Edo') })
      .execute()
    expect(await found('edo')).toEqual(['one', 'two'])
    await elsewhere
      .updateTable(table)
      .set({ name: JSON.stringify(before.name) })
      .execute()
    expect(await found('edo')).toEqual([])
  })

  test('A shop that was deleted is counted nowhere, and one with its id that comes later is another', async () => {
    expect(await found('')).toEqual(['one', 'two'])
    await elsewhere.deleteFrom('shop').where('id', '=', 'one').execute()
    expect(await found('')).toEqual(['two'])
    const { body } = await api.call<{ data: { shopCount: number }[] }>('GET', '/api/v1/user/category-store')
    expect(body.data.map(({ shopCount }) => shopCount)).toEqual([1])
    await openShop(elsewhere, { id: 'one' })
    expect(await found('')).toEqual(['one', 'two'])
  })

  test('Someone who is changing a shop keeps no search waiting, and has the last word', async () => {
    await elsewhere.transaction().execute(async (trx) => {
      await trx
        .updateTable('shop')
        .set({ name: name('Sora') })
        .where('id', '=', 'one')
        .execute()
      expect([await found('kumo'), await found('sora')]).toEqual([['one', 'two'], []])
    })
    expect([await found('kumo'), await found('sora')]).toEqual([['two'], ['one']])
  })

  test('A word of a shop that stopped finds nothing, and is no reason not to look for a better spelling', async () => {
    await elsewhere
      .updateTable('shop')
      .set({ name: name('Nial') })
      .where('id', '=', 'one')
      .execute()
    await elsewhere
      .updateTable('shop')
      .set({ name: name('Nail') })
      .where('id', '=', 'two')
      .execute()
    expect(await found('nial')).toEqual(['one'])
    await elsewhere.updateTable('shop').set({ active: false }).where('id', '=', 'one').execute()
    expect([await found('nial'), await found('sora')]).toEqual([['two'], []])
  })
})
