import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { LOCALES } from '../../contract/tables.gen.ts'
import type { Schemas } from '../../contract/types.ts'

type Shop = Schemas['Shop']
type Service = Schemas['Service']

let api: TestApi
let shopId: string
beforeAll(async () => {
  api = await startTestApi({ shops: 12 })
  shopId = (await api.db.selectFrom('shop').select('id').orderBy('id').executeTakeFirstOrThrow()).id
})
afterAll(() => api.close())

test('A shop speaks the asked language, and English to everybody else', async () => {
  const { name } = await api.db.selectFrom('shop').select('name').where('id', '=', shopId).executeTakeFirstOrThrow()
  for (const locale of LOCALES) {
    const answer = await api.call<{ data: Shop }>('GET', `/api/v1/shops/${shopId}`, { locale })
    expect(answer.body.data.shopName).toBe(name[locale])
    expect(answer.headers['content-language']).toMatch(locale)
  }
  const other = await api.call<{ data: Shop }>('GET', `/api/v1/shops/${shopId}`, {
    headers: { 'accept-language': 'fr-CH, fr;q=0.9' },
  })
  expect(other.body.data.shopName).toBe(name.en)
})

test('A text that is not written in a language falls back to English, then to Chinese', async () => {
  const write = (name: object) =>
    api.db
      .updateTable('shop')
      .set({ name: JSON.stringify(name) })
      .where('id', '=', shopId)
      .execute()
  const shown = async () => (await getShop({ locale: 'ja' })).shopName
  const { name } = await api.db.selectFrom('shop').select('name').where('id', '=', shopId).executeTakeFirstOrThrow()
  await write({ en: 'Harbour', ko: '항구', ja: '', zh: '港' })
  expect(await shown()).toBe('Harbour')
  await write({ zh: '港' })
  expect(await shown()).toBe('港')
  await write(name)
})

test('Prices are shown in the asked currency, with what the shop charges beside them', async () => {
  const inDollars = (await getShop({ currency: 'USD' })).services
  for (const { units, priceFrom } of inDollars) {
    for (const { price, shopPrice } of units) {
      expect(price.currency).toBe('USD')
      expect(shopPrice.currency).not.toBe('USD')
    }
    expect(priceFrom.amount).toBe(Math.min(...units.map(({ price }) => price.amount)))
  }
  const shop = await getShop({ currency: inDollars[0]?.units[0]?.shopPrice.currency ?? 'TWD' })
  for (const { units } of shop.services) for (const unit of units) expect(unit.price).toEqual(unit.shopPrice)
})

test('A card has the same texts as its page', async () => {
  const { body } = await api.call<{ data: Schemas['ShopCard'][] }>('GET', '/api/v1/shops', { query: { limit: 100 } })
  const card = body.data.find(({ id }) => id === shopId)
  expect(await getShop()).toMatchObject({ ...card })
})

test('A discount names its service at the usual price, and costs less', async () => {
  const { services } = await getShop()
  const discounts = services.filter(({ discount }) => discount !== undefined)
  expect(discounts).not.toEqual([])
  for (const { discount, priceFrom, name } of discounts) {
    const usual = services.find(({ id }) => id === discount?.serviceId)
    expect(name).toContain(usual?.name)
    expect(priceFrom.amount).toBeLessThan(usual?.priceFrom.amount ?? 0)
  }
  const [one] = discounts
  const usual = api.db.updateTable('service').where('id', '=', one?.discount?.serviceId ?? '')
  await usual.set({ active: false }).execute()
  expect((await getShop()).services.find(({ id }) => id === one?.id)).not.toHaveProperty('discount')
  await usual.set({ active: true }).execute()
})

describe('A shop that is not active', () => {
  let serviceId: string
  beforeAll(async () => {
    serviceId = (await getShop()).services[0]?.id ?? ''
    await api.db.updateTable('shop').set({ active: false }).where('id', '=', shopId).execute()
  })
  afterAll(async () => {
    await api.db.updateTable('shop').set({ active: true }).where('id', '=', shopId).execute()
  })

  test('answers that it is not available, and so do its services', async () => {
    expect(await failureOf(`/api/v1/shops/${shopId}`)).toEqual({ status: 404, code: 'NOT_AVAILABLE' })
    expect(await failureOf(`/api/v1/services/${serviceId}`)).toEqual({ status: 404, code: 'NOT_AVAILABLE' })
  })

  test('is in no list and in no count', async () => {
    const urls = ['/api/v1/shops', '/api/v1/shops/search', '/api/v1/shops/hottest-booked', '/api/v1/services']
    for (const url of urls) {
      const { body } = await api.call<{ data: { id: string; shopId?: string }[] }>('GET', url, { query: { limit: 50 } })
      expect(body.data.filter(({ id, shopId: of }) => id === shopId || of === shopId)).toEqual([])
    }
    const { body } = await api.call<{ total: number }>('GET', '/api/v1/shops')
    expect(body.total).toBe(11)
  })
})

test('A service that has stopped leaves its shop and answers that it is not available', async () => {
  const { services } = await getShop()
  const stopped = services[0]?.id ?? ''
  await api.db.updateTable('service').set({ active: false }).where('id', '=', stopped).execute()
  expect((await getShop()).services.map(({ id }) => id)).toEqual(services.slice(1).map(({ id }) => id))
  expect(await failureOf(`/api/v1/services/${stopped}`)).toEqual({ status: 404, code: 'NOT_AVAILABLE' })
  await api.db.updateTable('service').set({ active: true }).where('id', '=', stopped).execute()
})

test('A service brings what its reservation page needs of the shop', async () => {
  const shop = await getShop()
  const [service] = shop.services
  const { body } = await api.call<{ data: Service }>('GET', `/api/v1/services/${service?.id}`)
  const { id, shopName, cover, address, phone, latitude, longitude, timeZone, country } = shop
  const { freeCancellationHours, lateFee } = shop
  const place = { address, latitude, longitude, timeZone, country }
  expect(body.data).toEqual({
    ...service,
    shop: { id, shopName, cover, phone, ...place, freeCancellationHours, lateFee },
  })
})

test.each(['nobody', '%00', "' or 1=1 --", '..%2f..%2fetc', '美容', '-1', 'a'.repeat(64)])(
  '%s is no shop and no service',
  async (id) => {
    for (const path of ['shops', 'services']) {
      const { status, body } = await api.call('GET', `/api/v1/${path}/${encodeURI(id)}`)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(['NOT_FOUND', 'VALIDATION']).toContain(body.code)
    }
  },
)

async function getShop(options = {}): Promise<Shop> {
  const { status, body } = await api.call<{ data: Shop }>('GET', `/api/v1/shops/${shopId}`, options)
  expect(status).toBe(200)
  return body.data
}

async function failureOf(url: string) {
  const { status, body } = await api.call('GET', url)
  return { status, code: body.code }
}
