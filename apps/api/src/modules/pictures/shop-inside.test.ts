import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { everyDay, insertReferenceData, openShop } from '../../testing/shop.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertReferenceData(api.db)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.deleteFrom('shop').execute()
})

const picturesOf = async (shop: string): Promise<Schemas['Picture'][]> =>
  (await api.call<{ data: Schemas['Shop'] }>('GET', `/api/v1/shops/${shop}`)).body.data.pictures
const addressesOf = async (shop: string) => (await picturesOf(shop)).map(({ url }) => url)
const drawn = async () => (await api.call<string>('GET', '/media/shops/shop/inside.svg')).body.toString()
const count = (what: string, svg: string) => svg.split(`<g class="${what}"`).length - 1

test('The inside of a shop has its active equipment and staff', async () => {
  await openShop(api.db, { mode: 'staff_and_resource', staff: [{ id: 'aoi' }, { id: 'ren' }], items: [{ id: 'one' }] })
  expect([count('equipment', await drawn()), count('staff', await drawn())]).toEqual([1, 2])
  const before = await addressesOf('shop')
  await api.db.updateTable('bookable').set({ active: false }).where('id', '=', 'ren').execute()
  expect(count('staff', await drawn())).toBe(1)
  const after = await addressesOf('shop')
  expect([before.length, after.length, after[0] === before[0], after[1] === before[1]]).toEqual([2, 2, true, false])
})

test('The pictures of a shop tell which one is its inside', async () => {
  await openShop(api.db, { staff: [{ id: 'aoi' }] })
  const drawing = { category: 'hair', object: 'scissors', seed: 1, ratio: '4:3' }
  await api.db
    .updateTable('shop')
    .set({ gallery: JSON.stringify([drawing]) })
    .execute()
  expect((await picturesOf('shop')).map(({ isInside }) => isInside)).toEqual([undefined, true, undefined])
})

test('The inside of a shop without equipment has a place for each of its staff', async () => {
  await openShop(api.db, { staff: [{ id: 'aoi' }, { id: 'ren' }, { id: 'mei' }] })
  expect([count('equipment', await drawn()), count('staff', await drawn())]).toEqual([3, 3])
})

test('The inside of a shop that is open at night has another sky', async () => {
  await openShop(api.db, { hours: everyDay(600, 1200), staff: [{ id: 'aoi' }] })
  const early = await drawn()
  await api.db.updateTable('shop_hours').set({ closes: 1320 }).execute()
  expect(await drawn()).not.toBe(early)
})

test('A shop with a picture of its own shows no drawn inside', async () => {
  await openShop(api.db, { staff: [{ id: 'aoi' }] })
  const photograph = { url: 'https://pictures.example/room.jpg', width: 480, height: 360 }
  await api.db
    .updateTable('shop')
    .set({ gallery: JSON.stringify([photograph]) })
    .execute()
  expect((await addressesOf('shop')).map((url) => url.replace(/\?.*/, ''))).toEqual([
    '/media/shops/shop/0.svg',
    photograph.url,
  ])
  expect((await api.call('GET', '/media/shops/shop/inside.svg')).status).toBe(404)
})
